// Common interface for all plain rules: the start of each game's deals, and an adapter for Capodama.

import {shuffled, type Random} from '@cartavola/engine';
import {CALYPSO_RANKS, PlainCalypso} from './plain-calypso.js';
import {PlainDeal, plainPack} from './plain-capodama.js';
import {CAPRA_RANKS, PlainCapra} from './plain-capra.js';
import {everyCard, type PlainPlay, type WrittenMove} from './plain-cards.js';
import {PlainScopa, SCOPA_RANKS, type PlainScopaOptions} from './plain-scopa.js';

export type GivenOptions = Readonly<Record<string, string | number | boolean>>;

interface PlainGame {
  readonly seats: number | 'players';
  /** Returns the packs of successive deals, each in a random dealing order. */
  packs(options: GivenOptions, random: Random): string[][];
  /** Starts a deal. `before` is the match's previous deal. */
  deal(options: GivenOptions, start: PlainStart, pack: readonly string[], before?: PlainPlay): PlainPlay;
}

interface PlainStart {
  readonly dealer: number;
  /** Seat that leads, if not the dealer's left neighbour. */
  readonly leader?: number;
}

class PlainCapodama implements PlainPlay {
  readonly #deal: PlainDeal;

  constructor(deal: PlainDeal) {
    this.#deal = deal;
  }

  get over(): boolean {
    return this.#deal.due === '';
  }

  get lines(): PlainDeal['lines'] {
    return this.#deal.lines;
  }

  moves(): WrittenMove[] {
    return this.#deal.actors.flatMap((seat) => this.#deal.legal(seat));
  }

  forbidding(move: WrittenMove): string[] {
    return this.#deal.forbidding(move);
  }

  play(move: WrittenMove): void {
    this.#deal.play(move);
  }

  clone(): PlainCapodama {
    const deal = this.#deal;
    const copy = new PlainDeal(deal.players, deal.dealer, deal.pack);
    copy.hands.splice(0, copy.hands.length, ...deal.hands.map((hand) => [...hand]));
    copy.doubled = deal.doubled;
    copy.fourth = deal.fourth;
    for (const [seat, gift] of deal.gifts) copy.gifts.set(seat, gift);
    copy.partners = deal.partners;
    copy.leader = deal.leader;
    copy.trick = [...deal.trick];
    copy.tricks.push(...deal.tricks);
    return new PlainCapodama(copy);
  }
}

/** Returns Capodama's pack. With one or two players, A♥ is in the first half. With one, it is the player's first card. */
function capodamaPack(players: number, random: Random): string[] {
  const pack = shuffled(plainPack(players), random);
  if (players > 2) return pack;
  const others = pack.filter((card) => card !== 'AH');
  others.splice(players === 1 ? 0 : random.below(16), 0, 'AH');
  return others;
}

/** Returns Calypso's packs: the 208 cards of the whole match in four parts. */
function calypsoPacks(random: Random): string[][] {
  const whole = [1, 2, 3, 4].flatMap(() => everyCard(CALYPSO_RANKS));
  const cards = shuffled(whole, random);
  return [0, 52, 104, 156].map((start) => cards.slice(start, start + 52));
}

/** Plain games, keyed by id. */
export const plainGames: Readonly<Record<string, PlainGame>> = {
  capodama: {
    seats: 'players',
    packs: ({players}, random) => [capodamaPack(players as number, random)],
    deal: ({players}, {dealer}, pack) => new PlainCapodama(new PlainDeal(players as number, dealer, pack)),
  },
  scopa: {
    seats: 'players',
    packs: (_options, random) => [shuffled(everyCard(SCOPA_RANKS), random)],
    deal: (options, {dealer}, pack) => new PlainScopa(options as unknown as PlainScopaOptions, dealer, pack),
  },
  capra: {
    seats: 4,
    packs: (_options, random) => [shuffled(everyCard(CAPRA_RANKS), random)],
    deal: (_options, {dealer, leader}, pack) => new PlainCapra(dealer, pack, leader),
  },
  calypso: {
    seats: 4,
    packs: (_options, random) => calypsoPacks(random),
    deal: (options, {dealer}, pack, before) =>
      new PlainCalypso(options, dealer, pack, 'HCSD', (before as PlainCalypso | undefined)?.book),
  },
};
