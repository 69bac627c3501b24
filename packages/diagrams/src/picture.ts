import type {Shape, Shapes} from '@cartavola/faces/render-card.js';

/** Place of an item in a picture: its upper left corner and its width, in the picture's units. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Item in a picture: a card, a text or a sign. */
export interface PictureItem {
  /** Key that is unique in a picture. A card keeps its key in the next picture of the same match. */
  readonly key: string;
  /** The item at its place. */
  readonly shape: Shape;
  /** Place of a card. Absent for other items. */
  readonly place?: Place;
}

/** Picture of a diagram as data, to be written as a file or rendered in a page. */
export interface Picture {
  /** Size in units, which are pixels at a scale of 1. */
  readonly width: number;
  readonly height: number;
  /** Shapes that other shapes refer to, for a `<defs>`. */
  readonly figures: Shapes;
  /** Items from back to front. */
  readonly items: readonly PictureItem[];
  /** The picture as sentences. */
  readonly description: string;
}
