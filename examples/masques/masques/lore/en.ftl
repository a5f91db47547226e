count-masks = Masks in the box
place-components = the box
