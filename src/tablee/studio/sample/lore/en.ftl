category-favourite = Favourite fruits
