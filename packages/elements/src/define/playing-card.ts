import {define} from '../base/define.js';
import {PlayingCard} from '../cards/playing-card.js';
import '../with-registry.js';

define('playing-card', PlayingCard);

export {PlayingCard};
