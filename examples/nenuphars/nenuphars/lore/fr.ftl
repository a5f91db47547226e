count-flowers = Cartes dans la boîte
place-components = la boîte
