import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {finish, LEVELS, type Choice} from '@cartavola/bots';
import {
  formatCard,
  Match,
  parseCard,
  parseRecord,
  placeDeal,
  readOptions,
  readPosition,
  refusalOf,
  seededRandom,
  UNKNOWN,
  viewPosition,
  writePosition,
  writeRecord,
  type Card,
  type MatchRecord,
  type Position,
  type Random,
  type SeatMove,
  type Viewer,
} from '@cartavola/engine';
import {players} from './bots/players.js';
import {briscola} from './engine/briscola.js';
import {PACK} from './engine/cards.js';
import type {BriscolaDeal} from './engine/deal.js';
import type {BriscolaOptions} from './engine/options.js';
import type {BriscolaPosition} from './engine/view.js';
import {plainDeal, plainPack, plainScore} from './plain-briscola.js';

const texts = (cards: readonly Card[]): string[] => cards.map(formatCard).sort();
const cardOf = (text: string): Card => parseCard(text)!;
const viewersOf = ({options}: BriscolaDeal): Viewer[] => [...Array(options.players).keys(), 'spectator', 'open'];

/** A deal and how it came to where it stands. */
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

function dealOf({options, dealer, pack, plays}: Story): BriscolaDeal {
  const deal = briscola.deal(briscola.begin(options), {dealer}, pack);
  for (const card of plays) deal.play(deal.turn, {type: 'play', card});
  return deal;
}

/** A deal that is played at random, up to a random moment. */
function randomStory(seats: number, random: Random, length = random.below(40)): Story {
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

for (const seats of [2, 4]) {
  describe(`Briscola for ${seats}`, () => {
    it('is what a plain implementation of the rules says, card by card', () => {
      const random = seededRandom('plain', seats, 'moves');
      for (let number = 0; number < 2000; number++) {
        const {options, dealer, pack} = randomStory(seats, random, 0);
        const deal = dealOf({options, dealer, pack, plays: []});
        const plays: string[] = [];
        for (;;) {
          const plain = plainDeal(seats, dealer, pack.map(formatCard), plays);
          const view = briscola.view(deal, 'open');
          assert.equal(deal.over, plain.over);
          assert.deepEqual(
            view.hands.map(texts),
            plain.hands.map((hand) => [...hand].sort()),
          );
          assert.deepEqual(view.trick.cards.map(formatCard), plain.trick);
          assert.equal(view.stock, plain.stock.length);
          assert.deepEqual(
            view.piles.map(texts),
            [0, 1].map((side) =>
              plain.taken
                .filter((_, seat) => seat % 2 === side)
                .flat()
                .sort(),
            ),
          );
          if (plain.over) {
            const {lines, marks} = briscola.score(deal);
            assert.deepEqual({points: lines.map(({points}) => points), marks}, plainScore(plain));
            break;
          }
          assert.deepEqual(deal.actors, [plain.turn]);
          assert.deepEqual(texts(deal.moves(plain.turn).map(({card}) => card)), [...plain.hands[plain.turn]!].sort());
          for (let seat = 0; seat < seats; seat++) if (seat !== plain.turn) assert.deepEqual(deal.moves(seat), []);
          const hand = plain.hands[plain.turn]!;
          const card = hand[random.below(hand.length)]!;
          for (const text of plainPack()) {
            if (random.below(20) > 0) continue;
            const refusal = refusalOf(briscola, deal, plain.turn, {type: 'play', card: cardOf(text)});
            assert.equal(refusal?.rule, hand.includes(text) ? undefined : 'common.card');
          }
          deal.play(plain.turn, {type: 'play', card: cardOf(card)});
          plays.push(card);
        }
      }
    });

    it('tells a viewer the same in two worlds that differ in what it cannot know', () => {
      const random = seededRandom('worlds', seats, 'moves');
      let told = 0;
      let unlike = 0;
      while (told < 400) {
        const story = randomStory(seats, random);
        const deal = dealOf(story);
        // A seat, or a spectator: who sees all hands could know too much.
        const viewer = viewersOf(deal)[random.below(seats + 1)]!;
        const other = dealOf(inAnotherWorld(story, viewer, random));
        assert.deepEqual(other.tricks, deal.tricks);
        if (other.hands.low.join() !== deal.hands.low.join()) unlike++;
        assert.deepEqual(briscola.view(other, viewer), briscola.view(deal, viewer));
        assert.deepEqual(briscola.tell(other, viewer), briscola.tell(deal, viewer));
        assert.deepEqual(structuredClone(briscola.view(deal, viewer)), briscola.view(deal, viewer));
        for (const card of PACK) {
          const [one, two] = [deal, other].map((of) =>
            briscola.refusal(briscola.view(of, viewer), {type: 'play', card}),
          );
          assert.deepEqual(one, two);
        }
        if (deal.turn === viewer && told % 4 === 0) {
          for (const level of LEVELS) {
            const options = {level, iterations: 40, seed: 'bot'};
            const chosen: Choice = finish(players.choose(briscola.view(deal, viewer), options));
            assert.deepEqual(finish(players.choose(briscola.view(other, viewer), options)), chosen);
            assert.equal(briscola.refusal(briscola.view(deal, viewer), chosen.move), undefined);
          }
        }
        told++;
      }
      assert.ok(unlike > 200, `${unlike} worlds had other hands`);
    });

    it('draws worlds whose view is the view, and tells of each move made again in them', () => {
      const random = seededRandom('sample', seats, 'moves');
      for (let number = 0; number < 1000; number++) {
        const story = randomStory(seats, random);
        const deal = dealOf(story);
        for (const viewer of viewersOf(deal)) {
          const view = briscola.view(deal, viewer);
          const watched: Card[] = [];
          const world = briscola.sample(view, random, (before, seat, move) => {
            assert.deepEqual(before.actors, [seat]);
            assert.ok(before.moves(seat).some(({card}) => card === move.card));
            watched.push(move.card!);
          });
          assert.deepEqual(briscola.view(world, viewer), view);
          assert.deepEqual(watched, story.plays);
        }
      }
    });

    it('keeps matches as text, deals from a position too', () => {
      const random = seededRandom('records', seats, 'moves');
      for (let number = 0; number < 40; number++) {
        const record = randomMatch(seats, random);
        const text = writeRecord(record, briscola);
        const read = parseRecord(text, [briscola]);
        assert.ok(read.ok, JSON.stringify(read));
        assert.equal(writeRecord(read.value, briscola), text);
      }
    });

    it('goes on from a position as the deal did from which it was taken', () => {
      const random = seededRandom('positions', seats, 'moves');
      for (let number = 0; number < 200; number++) {
        const deal = dealOf(randomStory(seats, random));
        const seat = random.below(seats);
        const view = briscola.view(deal, seat);
        const written = writePosition(positionAt(deal, seat), briscola);
        const read = readPosition(JSON.parse(JSON.stringify(written)), [briscola]);
        assert.ok(read.ok, JSON.stringify(read));
        assert.deepEqual(writePosition(read.value.position, briscola), written);
        const placed = viewPosition(briscola, read.value.position, random);
        assert.deepEqual(placed.moves, view.moves);
        assert.deepEqual(placed.turn, view.turn);
        assert.deepEqual(placed.hands, view.hands);
        const world = briscola.sample(briscola.view(placeOf(read.value.position, random), seat), random);
        while (!world.over) {
          const moves = world.moves(world.turn);
          world.play(world.turn, moves[random.below(moves.length)]!);
          const there = briscola.view(world, seat);
          assert.deepEqual(briscola.view(briscola.sample(there, random), seat), there);
        }
        assert.equal(
          briscola.score(world).lines.reduce((sum, {points}) => sum + points, 0),
          120,
        );
      }
    });
  });
}

const placeOf = (position: Position, random: Random): BriscolaDeal =>
  placeDeal(briscola, position as BriscolaPosition, random);

/** The position of a seat, as a book would print it: what it knows. */
function positionAt(deal: BriscolaDeal, seat: number) {
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

/** The same story in a world where cards that the viewer cannot know lie otherwise: counted from what was played alone. */
function inAnotherWorld(story: Story, viewer: Viewer, random: Random): Story {
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

/** The cards that a seat has held. */
function ownCards(story: Story, seat: number): Card[] {
  const own: Card[] = [];
  for (let count = 0; count <= story.plays.length; count++) {
    own.push(...briscola.view(dealOf({...story, plays: story.plays.slice(0, count)}), 'open').hands[seat]!);
  }
  return own;
}

/** A match at random, in which every third deal begins in a position, and which may stop in the middle of one. */
function randomMatch(seats: number, random: Random): MatchRecord {
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

/** A position in which all hands and the stock are known. */
function wholePosition(deal: BriscolaDeal, dealer: number) {
  const stock = deal.beginning.stock.slice(deal.drawn);
  return {...positionAt(deal, 0), dealer, hands: briscola.view(deal, 'open').hands, stock};
}
