import {define} from '../base/define.js';
import {CardPuzzle} from '../puzzle/card-puzzle.js';
import '../with-registry.js';

define('card-puzzle', CardPuzzle);

export {CardPuzzle};
