import type {Card} from './card.js';
import type {Seat} from './game.js';

/** Cards in the order played, one a seat, from the leader clockwise. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

/** A trick that is complete, and who took it. */
export interface TakenTrick extends Trick {
  readonly winner: Seat;
}

const NO_TRICKS: readonly TakenTrick[] = [];

/** The tricks of a deal in which every seat plays one card to each, and the winner of a trick leads the next. */
export class TrickRow {
  readonly seats: number;
  /** All cards played, in a row. */
  readonly cards: Card[];
  /** By trick, and of the one to come. */
  readonly leaders: Seat[];
  /** How many cards lie in the trick on the table. */
  place = 0;
  /** The index of the suit led; -1 before the lead. */
  led = -1;
  #taken: readonly TakenTrick[] = NO_TRICKS;
  #current: Trick | undefined;

  constructor(seats: number, copied?: TrickRow) {
    this.seats = seats;
    this.cards = copied ? copied.cards.slice() : [];
    this.leaders = copied ? copied.leaders.slice() : [];
    if (!copied) return;
    this.place = copied.place;
    this.led = copied.led;
    this.#taken = copied.#taken;
  }

  /** Who leads the trick to come: the first, or the winner of the one that is complete. */
  leadBy(leader: Seat): void {
    this.leaders.push(leader);
    this.#current = undefined;
  }

  lay(card: Card): void {
    this.cards.push(card);
    this.#current = undefined;
    if (this.place === 0) this.led = card >> 4;
    if (++this.place < this.seats) return;
    this.place = 0;
    this.led = -1;
  }

  /** The trick on the table; one object as long as nothing is played. */
  get current(): Trick {
    return (this.#current ??= this.#at(Math.floor(this.cards.length / this.seats)));
  }

  /** All tricks taken; what was in the list before is in it still. */
  get taken(): readonly TakenTrick[] {
    const count = Math.floor(this.cards.length / this.seats);
    if (this.#taken.length < count) {
      const taken = this.#taken.slice();
      for (let number = taken.length; number < count; number++) {
        taken.push({...this.#at(number), winner: this.leaders[number + 1]!});
      }
      this.#taken = taken;
    }
    return this.#taken;
  }

  #at(number: number): Trick {
    const {seats} = this;
    return {leader: this.leaders[number] ?? 0, cards: this.cards.slice(number * seats, (number + 1) * seats)};
  }
}
