import {CardPuzzle} from '../card-puzzle/card-puzzle.js';
import {define} from './define.js';

define('card-puzzle', CardPuzzle);

export {CardPuzzle};
