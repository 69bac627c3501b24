import type {Shape, Shapes} from '@cartavola/faces/render-card.js';

/** Position of an item in a picture: its upper left corner and its width, in the picture's units. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Item in a picture, such as a card, a line of text or a symbol. */
export interface PictureItem {
  /** Key that is unique in the picture. A card keeps its key in the next picture of the same match. */
  readonly key: string;
  /** Drawing of the item, at its position. */
  readonly shape: Shape;
  /** Position of a card. Absent for other items. */
  readonly place?: Place;
}

/** Picture of a diagram as data, which can be written to a file or rendered in a page. */
export interface Picture {
  /** Size in units, which are pixels at a scale of 1. */
  readonly width: number;
  readonly height: number;
  /** Shapes that other shapes refer to, to be put in a `<defs>`. */
  readonly figures: Shapes;
  /** Items, from back to front. */
  readonly items: readonly PictureItem[];
  /** Description of the picture in sentences. */
  readonly description: string;
}
