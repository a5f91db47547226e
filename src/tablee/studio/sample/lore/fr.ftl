category-favourite = Fruits préférés
