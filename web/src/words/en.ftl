title = Tablée
