export {numberUpTo, oneOf} from './attributes.js';
export {COLOURS, type Colours} from './colours.js';
export {coloured} from './coloured.js';
export type {Arrow, CardGroup, Diagram, Fact, ShownCard} from './diagram.js';
export {
  contentDiagram,
  contentDiagrams,
  optionsOf,
  type TableContent,
  type TableScenery,
  type WrittenMoment,
} from './content-diagram.js';
export {cardsDiagram, tableDiagram, type DiagramWords, type Pointing, type TableOptions} from './diagram-of.js';
export {fitted, type Box, type FittedSize} from './fitted.js';
export {drawDiagram, type DrawingOptions} from './draw-diagram.js';
export {captioned, type Frame} from './framed.js';
export {heightIn, isTable, layOut, layOutInline, NARROWEST, roomFor, scaleOf, WIDEST, type Room} from './lay-out.js';
export type {Look} from './page.js';
export type {Picture, PictureItem, Place} from './picture.js';
export {readPointing, type WrittenPointing} from './read-pointing.js';
export {momentBoard, positionBoard, type Ply} from './shown-board.js';
export {THEMES, type Theme} from './themes.js';
export {CORNER, writePicture, type FileLook} from './write-picture.js';
