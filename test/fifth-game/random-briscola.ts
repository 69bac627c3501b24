// Random deals of Briscola for tests.
import assert from 'node:assert/strict';
import {
  Match,
  placeDeal,
  readOptions,
  UNKNOWN,
  type Card,
  type MatchRecord,
  type Position,
  type Random,
  type SeatMove,
  type Viewer,
} from '@cartavola/engine';
import {briscola} from './engine/briscola.js';
import type {BriscolaDeal} from './engine/deal.js';
import type {BriscolaOptions} from './engine/options.js';
import type {BriscolaPosition} from './engine/view.js';

export const viewersOf = ({options}: BriscolaDeal): Viewer[] => [...Array(options.players).keys(), 'spectator', 'open'];

/** Deal with the moves that led to its state. */
interface Story {
  readonly options: BriscolaOptions;
  readonly dealer: number;
  readonly pack: readonly Card[];
  readonly plays: readonly Card[];
}

function optionsFor(seats: number, target = 1): BriscolaOptions {
  const read = readOptions(briscola, {players: seats, target});
  assert.ok(read.ok);
  return read.value as BriscolaOptions;
}

export function dealOf({options, dealer, pack, plays}: Story): BriscolaDeal {
  const deal = briscola.deal(briscola.begin(options), {dealer}, pack);
  for (const card of plays) deal.play(deal.turn, {type: 'play', card});
  return deal;
}

/** Plays a random deal up to a random moment. */
export function randomStory(seats: number, random: Random, length = random.below(40)): Story {
  const options = optionsFor(seats);
  const dealer = random.below(seats);
  const pack = briscola.shuffle(briscola.begin(options), random);
  const plays: Card[] = [];
  const deal = dealOf({options, dealer, pack, plays});
  while (plays.length < length) {
    const moves = deal.moves(deal.turn);
    const {card} = moves[random.below(moves.length)]!;
    deal.play(deal.turn, {type: 'play', card});
    plays.push(card);
  }
  return {options, dealer, pack, plays};
}

export const placeOf = (position: Position, random: Random): BriscolaDeal =>
  placeDeal(briscola, position as BriscolaPosition, random);

/** Returns the position of a deal as a seat knows it, as printed in books. */
export function positionAt(deal: BriscolaDeal, seat: number) {
  const {options, dealer, hands, trick, stock, trump, piles, turnedUp} = briscola.view(deal, seat);
  return {
    options,
    dealer,
    seat,
    hands,
    leader: trick.leader,
    trick: trick.cards.map((card, place) => ({seat: (trick.leader + place) % options.players, cards: [card]})),
    stock: Array.from({length: stock}, (_, place) => (place === stock - 1 ? turnedUp! : UNKNOWN)),
    trump,
    piles,
  };
}

/**
 * Returns the same story in another world: swaps cards that the viewer can't know. Determines them only from the cards
 * played.
 */
export function inAnotherWorld(story: Story, viewer: Viewer, random: Random): Story {
  const {options, dealer, pack, plays} = story;
  const seats = options.players;
  const other = [...pack];
  const mine = typeof viewer === 'number' ? ownCards(story, viewer) : [];
  const secret = [...pack.keys()].filter(
    (place) => place !== 3 * seats && !plays.includes(pack[place]!) && !mine.includes(pack[place]!),
  );
  for (let count = 0; count < 6 && secret.length > 1; count++) {
    const [one, two] = [secret[random.below(secret.length)]!, secret[random.below(secret.length)]!];
    [other[one], other[two]] = [other[two]!, other[one]!];
  }
  return {options, dealer, pack: other, plays};
}

/** Returns the cards that a seat has held. */
function ownCards(story: Story, seat: number): Card[] {
  const own: Card[] = [];
  for (let count = 0; count <= story.plays.length; count++) {
    own.push(...briscola.view(dealOf({...story, plays: story.plays.slice(0, count)}), 'open').hands[seat]!);
  }
  return own;
}

/** Plays a random match in which every third deal starts from a position. It may stop in the middle of a deal. */
export function randomMatch(seats: number, random: Random): MatchRecord {
  const options = optionsFor(seats, 2);
  const match = new Match(briscola, options, `match ${random.below(1000)}`);
  const deals: MatchRecord['deals'][number][] = [];
  while (!match.result) {
    const begun = dealOf(randomStory(seats, random));
    const given =
      match.deals % 3 === 2 && match.next
        ? {...match.next, position: wholePosition(begun, match.next.dealer)}
        : undefined;
    const deal = match.deal(given);
    const moves: SeatMove[] = [];
    while (!deal.over) {
      const legal = deal.moves(deal.turn);
      const move = legal[random.below(legal.length)]!;
      moves.push({seat: deal.turn, ...move});
      deal.play(deal.turn, move);
      if (random.below(400) === 0)
        return {
          game: 'briscola',
          options,
          deals: [...deals, {...match.dealt!, moves}],
          ...(match.isScored ? {totals: match.totals} : {}),
        };
    }
    deals.push({...match.dealt!, moves, marks: briscola.score(deal).marks!});
    match.finish(deal);
  }
  return {game: 'briscola', options, deals, totals: match.totals};
}

/** Returns a position in which all hands and the stock are known. */
function wholePosition(deal: BriscolaDeal, dealer: number) {
  const stock = deal.beginning.stock.slice(deal.drawn);
  return {...positionAt(deal, 0), dealer, hands: briscola.view(deal, 'open').hands, stock};
}
