import type {Picture} from '@cartavola/diagrams';
import type {Seat, Timeline} from '@cartavola/engine';
import type {OpenReplay} from './open-replay.js';
import {frameFor, pictureAt, showDeal, type Frame, type ShownDeal} from './pictures.js';

/** Cache of a replay's last deal and picture, because most renders show the same ones again. */
export class ReplayView {
  #deal:
    | {
        readonly open: OpenReplay;
        readonly timeline: Timeline;
        readonly number: number;
        readonly seat: Seat | undefined;
        readonly shown: ShownDeal;
      }
    | undefined;
  #frame:
    | {readonly shown: ShownDeal; readonly width: number; readonly height: number; readonly frame: Frame}
    | undefined;
  #picture:
    | {readonly shown: ShownDeal; readonly frame: Frame; readonly made: number; readonly picture: Picture}
    | undefined;

  /** Returns the deal at the current moment, as seen from a seat. */
  deal(open: OpenReplay, seat: Seat | undefined): ShownDeal {
    const {timeline, moment} = open.model;
    const last = this.#deal;
    if (last?.open === open && last.timeline === timeline && last.number === moment.deal && last.seat === seat)
      return last.shown;
    const shown = showDeal(open, timeline, moment.deal, seat);
    this.#deal = {open, timeline, number: moment.deal, seat, shown};
    return shown;
  }

  /**
   * Returns the picture of the current moment for an area of the given size in pixels, or undefined while the area has
   * no size.
   */
  picture(open: OpenReplay, seat: Seat | undefined, width: number, height: number): Picture | undefined {
    if (width <= 0 || height <= 0) return undefined;
    const shown = this.deal(open, seat);
    if (this.#frame?.shown !== shown || this.#frame.width !== width || this.#frame.height !== height)
      this.#frame = {shown, width, height, frame: frameFor(shown, open, width, height)};
    const {frame} = this.#frame;
    const {made} = open.model.moment;
    if (this.#picture?.shown !== shown || this.#picture.frame !== frame || this.#picture.made !== made)
      this.#picture = {shown, frame, made, picture: pictureAt(shown, open, made, frame)};
    return this.#picture.picture;
  }
}
