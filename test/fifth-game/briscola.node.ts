import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {finish, LEVELS, PROTOCOL, type Choice, type Port, type WorkerReply, type WorkerRequest} from '@cartavola/bots';
import {
  formatCard,
  parseCard,
  parseRecord,
  readPosition,
  refusalOf,
  seededRandom,
  viewPosition,
  writePosition,
  writeRecord,
  type Card,
} from '@cartavola/engine';
import {readNotation} from '@cartavola/engine/notation.js';
import {players} from './bots/players.js';
import {briscola} from './engine/briscola.js';
import {PACK} from './engine/cards.js';
import {plainDeal, plainPack, plainScore} from './plain-briscola.js';
import {dealOf, inAnotherWorld, placeOf, positionAt, randomMatch, randomStory, viewersOf} from './random-briscola.js';
import {sampleSize} from '../sample-size.js';

const texts = (cards: readonly Card[]): string[] => cards.map(formatCard).sort();
const cardOf = (text: string): Card => parseCard(text)!;
for (const seats of [2, 4]) {
  describe(`Briscola for ${seats}`, () => {
    it('matches a plain implementation of the rules, card by card', () => {
      const random = seededRandom('plain', seats, 'moves');
      for (let number = 0; number < sampleSize(60, 2000); number++) {
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

    it('gives a viewer the same facts in two worlds that differ only in cards the viewer cannot know', () => {
      const random = seededRandom('worlds', seats, 'moves');
      let told = 0;
      let unlike = 0;
      while (told < 400) {
        const story = randomStory(seats, random);
        const deal = dealOf(story);
        // Use only seats and spectators, because a viewer of all hands can see the cards that differ.
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
      assert.ok(unlike > 200, `${unlike} worlds had different hands`);
    });

    it('samples worlds with the same view, and reports each move replayed in them', () => {
      const random = seededRandom('sample', seats, 'moves');
      for (let number = 0; number < sampleSize(40, 1000); number++) {
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

    it('saves matches as text, including deals from a position', () => {
      const random = seededRandom('records', seats, 'moves');
      for (let number = 0; number < sampleSize(5, 40); number++) {
        const record = randomMatch(seats, random);
        const text = writeRecord(record, briscola);
        const read = parseRecord(text, [briscola]);
        assert.ok(read.ok, JSON.stringify(read));
        assert.equal(writeRecord(read.value, briscola), text);
      }
    });

    it('continues from a position like the original deal', () => {
      const random = seededRandom('positions', seats, 'moves');
      for (let number = 0; number < sampleSize(15, 200); number++) {
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

describe('The Briscola worker', () => {
  it('reports that it is ready, and answers with a legal move', async () => {
    const scope = globalThis as unknown as Port;
    const replies: WorkerReply[] = [];
    let heard = (): void => undefined;
    scope.postMessage = (reply) => {
      replies.push(reply);
      heard();
    };
    await import('./briscola-worker.js');
    assert.deepEqual(replies.shift(), {ready: PROTOCOL});
    const deal = dealOf(randomStory(4, seededRandom('worker', 0, 'moves')));
    const view = briscola.view(deal, deal.turn);
    const answered = new Promise<void>((resolve) => (heard = resolve));
    const options = {level: 'expert', iterations: 100, seed: 'worker'} as const;
    (scope.onmessage as (event: {readonly data: WorkerRequest}) => void)({
      data: {id: 7, view: structuredClone(view), options, budget: 1000},
    });
    await answered;
    const {id, choice} = replies[0] as Extract<WorkerReply, {readonly choice: Choice}>;
    assert.equal(id, 7);
    assert.equal(briscola.refusal(view, choice.move), undefined);
  });
});

describe('Part of a Briscola table', () => {
  const read = (text: string) => readNotation(text, {games: [briscola], game: 'briscola'});

  it('can be read from notation like those of built-in games', () => {
    const found = read('trump: H / 1: 3H, 0: KD / stock: 10');
    assert.ok(found.ok && found.value.kind === 'excerpt');
    const {trick, trump, stock} = found.value.excerpt;
    assert.deepEqual(
      trick?.map(({seat, cards}) => [seat, texts(cards)]),
      [
        [1, ['3H']],
        [0, ['KD']],
      ],
    );
    assert.deepEqual([trump, stock?.length], ['H', 10]);
  });

  it('has only cards that can be on the table', () => {
    for (const text of ['trick: 1: 3H KD', 'trick: 1: ??', 'trick: 1: 9H']) assert.ok(!read(text).ok, text);
  });
});
