export type {CardGroup, Diagram, Fact, ShownCard} from './diagram.js';
export {cardsDiagram, tableDiagram, type DiagramWords, type TableOptions} from './diagram-of.js';
export {drawDiagram, THEMES, type DrawingOptions, type Theme} from './draw-diagram.js';
export {positionBoard, recordBoards, type Ply} from './shown-board.js';
