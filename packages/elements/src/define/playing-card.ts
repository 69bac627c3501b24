import {PlayingCard} from '../playing-card/playing-card.js';
import {define} from './define.js';

export {PlayingCard};

define('playing-card', PlayingCard);
