"""Tables as numbers: what a seat sees as a row of cells, what it may do as an index into a fixed list."""
