import type {Seat, SeatMove} from '@cartavola/engine';
import type {TemplateResult} from 'lit';
import {busy} from '../base/clock.js';
import type {movesPlayed} from './actions/play-on.js';
import type {OpenReplay} from './open-replay.js';
import {renderPlaying} from './render-replay.js';

/** Table where the reader plays on from a moment of a replay. */
export class PlayedTable {
  readonly element: HTMLElement;
  readonly #open: OpenReplay;
  readonly #movesPlayed: typeof movesPlayed;

  private constructor(element: HTMLElement, open: OpenReplay, played: typeof movesPlayed) {
    this.element = element;
    this.#open = open;
    this.#movesPlayed = played;
  }

  /** Creates the table for the current moment, with the reader in a given seat. Rejects if it can't be loaded. */
  static async at(open: OpenReplay, seat: Seat): Promise<PlayedTable> {
    const {playingTable, movesPlayed: played} = await busy(import('./actions/play-on.js'));
    return new PlayedTable(await busy(playingTable(open, seat)), open, played);
  }

  /** Moves played at the table. */
  get moves(): readonly SeatMove[] {
    return this.#movesPlayed(this.element, this.#open);
  }

  render(leave: () => void): TemplateResult {
    return renderPlaying(this.#open, this.element, leave);
  }
}
