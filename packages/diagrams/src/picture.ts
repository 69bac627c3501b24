import type {Shape, Shapes} from '@cartavola/faces/render-card.js';

/** Place of a thing in a picture: its upper left corner and its width, in the picture's units. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Thing that a picture shows: a card, a text or a sign. */
export interface PictureItem {
  /** Name that is the same in the next picture of the same match for the same card; unique in a picture. */
  readonly key: string;
  /** The thing at its place. */
  readonly shape: Shape;
  /** Place of a card; absent for other things. */
  readonly place?: Place;
}

/** Picture of a diagram, as data: what is written as the text of a file, or rendered in a page. */
export interface Picture {
  /** Size in units, which are pixels at a scale of 1. */
  readonly width: number;
  readonly height: number;
  /** Shapes that others refer to, for a `<defs>`. */
  readonly figures: Shapes;
  /** Things from the back to the front. */
  readonly items: readonly PictureItem[];
  /** The same in sentences. */
  readonly description: string;
}
