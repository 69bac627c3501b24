// Parsers that the elements share with `cartavola check`. None of them needs a document.
export {meantBy} from './loader/tag-warnings.js';
export {readSeats, type SeatPlayer} from './match/read-seats.js';
export {FRAME_SANDBOX, readFrameLink, readFrameScheme, type FrameScheme} from './frame/frame-link.js';
export {readLink} from './links/link.js';
