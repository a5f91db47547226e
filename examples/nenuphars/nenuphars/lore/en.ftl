count-flowers = Cards in the box
place-components = the box
