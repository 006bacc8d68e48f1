"""What the screens and the tables of all games are made of."""
