import {dayAt, seedOfDay} from '../../match/day.js';

/**
 * Seed that a page gives a table. `daily` and `weekly` mean the day or week in which the page set them, until `renew`
 * is called, so a match can continue past midnight.
 */
export class DatedSeed {
  /** Seed of the match, or undefined if the page gives none. */
  text: string | undefined;
  #given: string | undefined;
  #game = '';

  /** Takes the seed that the page gives, and returns the seed of the match. */
  follow(given: string | undefined, game: string): string | undefined {
    if (given === this.#given) return this.text;
    this.#given = given;
    this.#game = game;
    this.renew();
    return this.text;
  }

  /** Switches to the current day or week. Returns true if that changes the seed. */
  renew(): boolean {
    const given = this.#given;
    const before = this.text;
    this.text = given === 'daily' || given === 'weekly' ? seedOfDay(dayAt(given, Date.now()), this.#game) : given;
    return this.text !== before;
  }
}
