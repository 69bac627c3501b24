import {PlayingCard} from '../playing-card/playing-card.js';
import {define} from './define.js';

define('playing-card', PlayingCard);

export {PlayingCard};
