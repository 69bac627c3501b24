import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  formatCards,
  placeDeal,
  readPosition,
  refusalOf,
  seededRandom,
  UNKNOWN,
  viewPosition,
  writePosition,
  type Card,
  type Deal,
  type View,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {gameWith, momentsOf, VARIANTS, type Moment, type Written} from './random-positions.js';
import {sampleOf, sampleSize} from '../sample-size.js';

/** Whether a seat can see this card in another hand: any card in the solo game, otherwise the capo's A♥. */
const isOpen = (given: Written, view: View, card: Card): boolean =>
  given['players'] === 1 || (view.game === 'capodama' && formatCards([card]) === 'AH');

function mustRead(written: Written) {
  const read = readPosition(written, games);
  assert.ok(read.ok, read.ok ? '' : `${read.problem.path}: ${read.problem.message} ${JSON.stringify(written)}`);
  return read.value;
}

const playsOf = (deal: Deal): string =>
  JSON.stringify(deal.actors.map((seat) => [seat, deal.moves(seat).filter(({type}) => type !== 'claim')]));

for (const [id, given] of VARIANTS) {
  describe(`Positions of ${id} ${JSON.stringify(given)}`, () => {
    const {game, options} = gameWith(id, given);
    const every = (look: (moment: Moment, seed: number) => void): void => {
      for (let seed = 0; seed < sampleSize(2, 12); seed++)
        for (const moment of sampleOf([...momentsOf(game, options, given, seed)], 10)) look(moment, seed);
    };

    it('continue like the original deal, with the same end', () => {
      every(({deal, written}, seed) => {
        const {position} = mustRead(written);
        const placed = placeDeal(game, position, seededRandom('fill', seed, 'test'));
        assert.equal(playsOf(placed), playsOf(deal), JSON.stringify(written));
        const one = deal.clone();
        const random = seededRandom('on', seed, 'test');
        while (!one.over) {
          const seat = one.actors[0]!;
          const moves = one.moves(seat).filter(({type}) => type !== 'claim');
          const move = moves[random.below(moves.length)]!;
          one.play(seat, move);
          assert.equal(refusalOf(game, placed, seat, move), undefined);
          placed.play(seat, move);
        }
        assert.ok(placed.over);
        if (id === 'calypso') return;
        const {marks} = game.score(placed);
        assert.deepEqual(marks, game.score(one).marks);
      });
    });

    it('are written in canonical form, and are the same when read again', () => {
      every(({written}) => {
        const {position} = mustRead(written);
        const again = writePosition(position, game);
        assert.deepEqual(mustRead(again).position, position);
        assert.deepEqual(writePosition(mustRead(again).position, game), again);
      });
    });

    it('show a seat its own hand, and look the same in every world sampled from a view', () => {
      every(({written}, seed) => {
        const seat = written['seat'] as number;
        const hands = (written['hands'] as string[]).map((hand, of) => (of === seat ? hand : null));
        const {stock: _, ...rest} = written;
        const stock = formatCards(
          ((written['stock'] as string | undefined) || undefined)?.split(' ').map(() => UNKNOWN) ?? [],
        );
        const partial = {...rest, hands, ...(stock && {stock})};
        const {position} = mustRead(partial);
        const random = seededRandom('view', seed, 'test');
        const view = viewPosition(game, position, random);
        assert.equal(formatCards(view.hands[seat]!), (written['hands'] as string[])[seat]);
        assert.ok(
          view.hands.every((hand, of) => of === seat || hand.every((card) => card < 0 || isOpen(given, view, card))),
        );
        const world = game.sample(structuredClone(view), random);
        for (const key of Object.keys(view) as (keyof View)[])
          assert.deepEqual(game.view(world, seat)[key], view[key], key);
        assert.deepEqual(game.moves(view), world.moves(seat));
        for (let ply = 0; ply < 6 && !world.over; ply++) {
          const actor = world.actors[0]!;
          const moves = world.moves(actor);
          world.play(actor, moves[random.below(moves.length)]!);
          for (const viewer of [seat, 'spectator', 'open'] as const) {
            const seen = game.view(world, viewer);
            const again = game.view(game.sample(structuredClone(seen), random), viewer);
            for (const key of Object.keys(seen) as (keyof View)[])
              assert.deepEqual(again[key], seen[key], `${key} seen by ${viewer}`);
          }
        }
      });
    });
  });
}

describe('Data that cannot be a position', () => {
  const good = {
    format: 'cartavola-position/1',
    game: 'capodama',
    options: {players: 4},
    hands: ['9C 7H KH AS'],
    trick: 'AC 8C',
    capo: 3,
    double: 'S',
  };
  const three = {...good, options: {players: 3}, hands: ['7C 7H KH AS'], trick: 'AC QC', capo: 2, fourth: 'KS'};
  const calypso = {format: 'cartavola-position/1', game: 'calypso', hands: ['AS AS', null, null, null]};
  const capra = {format: 'cartavola-position/1', game: 'capra', trump: 'H', hands: ['AS TS 6H 7H']};
  const scopa = {format: 'cartavola-position/1', game: 'scopa', options: {players: 2}, hands: ['AS 2S'], table: 'KD'};

  it('does not include these positions, which are accepted', () => {
    for (const written of [good, three, calypso, capra, scopa]) mustRead(written);
  });

  const cases: readonly (readonly [string, Written, string])[] = [
    ['not an object', [] as unknown as Written, ''],
    ['no format', {...good, format: 'x'}, 'format'],
    ['an unknown game', {...good, game: 'whist'}, 'game'],
    ['no hands', {...good, hands: undefined}, 'hands'],
    ['a hand that is a number', {...good, hands: [3]}, 'hands[0]'],
    ['a card twice', {...good, hands: ['9C 9C KH AS']}, 'hands'],
    ['a card in hand and trick', {...good, trick: 'AC 9C'}, 'trick'],
    ['a card that the pack lacks', {...good, hands: ['9C 7H KH 6S']}, 'hands'],
    ['unequal hands', {...good, hands: ['9C 7H KH AS', '8S']}, 'hands'],
    ['hearts doubled', {...good, double: 'H'}, 'double'],
    ['a trick without a doubled suit', {...good, double: undefined}, 'double'],
    ['a capo without A♥', {...good, hands: ['9C AH KH AS']}, 'capo'],
    ['nobody named who had A♥', {...good, capo: undefined}, 'capo'],
    ['a complete trick', {...good, trick: 'AC 8C TC QC'}, 'trick'],
    ['a trick out of turn', {...good, trick: '1:AC 3:8C'}, 'trick'],
    ['a leader other than the trick’s', {...good, leader: 1}, 'leader'],
    ['keys of another game', {...good, table: 'AC'}, 'table'],
    ['a fifth copy', {...calypso, hands: ['AS AS AS AS AS']}, 'hands'],
    ['a calypso of another suit', {...calypso, calypsos: ['AS', '', '', '']}, 'calypsos'],
    ['trumps that cannot be', {...calypso, trumps: 'SHDC'}, 'trumps'],
    ['no trump suit', {...capra, trump: undefined}, 'trump'],
    ['a lead of two suits', {...capra, hands: ['AS TS'], trick: '3:6H 3:7S'}, 'trick'],
    ['a stock beside hands that are not full', {...capra, hands: ['AS TS'], stock: '?? ?? ?? ??'}, 'stock'],
    ['four cards in a hand', {...scopa, hands: ['AS 2S 3S 4S']}, 'hands'],
    ['a stock that cannot be dealt', {...scopa, stock: '?? ??'}, 'stock'],
    ['a negative number of scopas', {...scopa, scopas: [0, -1]}, 'scopas'],
    ['empty hands', {...good, hands: ['', '', '', '']}, 'hands'],
    ['a trick with a card face down', {...good, trick: 'AC ??'}, 'trick'],
    ['a trick before the fourth trump', {...three, fourth: undefined}, 'fourth'],
    ['a dama other than the holder of Q♥', {...good, hands: ['9C QH KH AS'], dama: 2}, 'dama'],
    ['a dama before play', {...good, trick: '', double: undefined, dama: 2}, 'dama'],
    ['a last capture by nobody', {...scopa, taker: 2}, 'taker'],
    ['an unknown card on the table', {...scopa, table: '??'}, 'table'],
    ['a play half folded', {...capra, hands: ['AS TS'], trick: '2:6H 2:7H 3:8C 3:??'}, 'trick'],
    ['a seat that does not exist', {...good, seat: 4}, 'seat'],
  ];
  for (const [name, written, path] of cases) {
    it(`is ${name}`, () => {
      const data = JSON.parse(JSON.stringify(written)) as unknown;
      const read = readPosition(data, games);
      assert.equal(read.ok ? 'accepted' : read.problem.path, path);
    });
  }
});
