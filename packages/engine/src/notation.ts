export {LETTERS, type Letters} from './notation/letters.js';
export type {NotationProblem} from './notation/fault.js';
export type {AllFaults, NotationDetails, NotationFault} from './notation/faults.js';
export type {Excerpt, Lying} from './excerpt.js';
export {FORMS, formOf, readContent, readData, type Form} from './notation/read-content.js';
export {readNotation, type NotationResult} from './notation/read-notation.js';
export type {Notation, NotationContext} from './notation/source.js';
export {positionNotation, recordNotation} from './notation/write-notation.js';
