export {addUp, type AddedPad, type AddedRound} from './pad/add-up.js';
export type {BookedRound, Counted, CountedRound, CountField, Counting} from './pad/counting.js';
export {PAD_FORMAT, writePad, type Pad, type PadRound, type PadValue} from './pad/pad.js';
export {parsePad, readPad} from './pad/read-pad.js';
export {roundProblem} from './pad/round-problem.js';
