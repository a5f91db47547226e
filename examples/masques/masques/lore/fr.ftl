count-masks = Masques dans la boîte
place-components = la boîte
