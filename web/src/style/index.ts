/** The look of every page, and of every game's room. */
import './tokens.css';
import './base.css';

import.meta.glob('../games/*/room.css', { eager: true });
