import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  formatCards,
  placeDeal,
  readOptions,
  readPosition,
  seededRandom,
  UNKNOWN,
  viewPosition,
  writePosition,
  type Card,
  type Deal,
  type WholeGame,
  type Options,
  type View,
  refusalOf,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import type {CalypsoView} from '@cartavola/engine/games/calypso/calypso.js';
import type {CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import type {CapraView} from '@cartavola/engine/games/capra/capra.js';
import type {ScopaView} from '@cartavola/engine/games/scopa/scopa.js';

type Written = Record<string, unknown>;

/** Writers of positions from an open view, with all hands, by game; undefined at moments that are no position. */
const writers: Readonly<Record<string, (view: never, stock: readonly Card[]) => Written | undefined>> = {
  capodama({phase, trick, tricks, doubled, fourth, capo, dama, king, hands}: CapodamaView, stock) {
    if (phase !== 'play') return undefined;
    return {
      leader: trick.leader,
      trick: trick.cards
        .map((card, place) => `${(trick.leader + place) % hands.length}:${formatCards([card])}`)
        .join(' '),
      double: doubled,
      ...(fourth !== undefined && {fourth: formatCards([fourth])}),
      capo,
      ...(dama !== undefined && {dama}),
      ...(king !== undefined && {king}),
      piles: hands.map((_, seat) =>
        formatCards(tricks.filter(({winner}) => winner === seat).flatMap(({cards}) => cards)),
      ),
      ...(stock.length > 0 && {stock: formatCards(stock)}),
    };
  },
  scopa: ({turn, table, piles, scopas}: ScopaView, stock) => ({
    leader: turn[0],
    table: formatCards(table),
    piles: piles.map(formatCards),
    scopas: scopas.map(({length}) => length),
    stock: formatCards(stock),
  }),
  capra({settling, trick, tricks, trump}: CapraView, stock) {
    // A card that was folded though it would have beaten is written as unknown.
    if (settling || trick.returned || tricks.length === 0 || trick.plays.some(({type}) => type === 'fold'))
      return undefined;
    return {
      leader: trick.leader,
      trick: trick.plays.flatMap(({seat, cards}) => cards.map((card) => `${seat}:${formatCards([card])}`)).join(' '),
      trump,
      piles: [0, 1].map((side) =>
        formatCards(
          tricks.filter(({winner}) => winner % 2 === side).flatMap(({plays}) => plays.flatMap(({cards}) => cards)),
        ),
      ),
      stock: formatCards(stock),
    };
  },
  calypso: ({trick, trumps, building}: CalypsoView) => ({
    leader: trick.leader,
    trick: trick.cards.map((card, place) => `${(trick.leader + place) % 4}:${formatCards([card])}`).join(' '),
    trumps: trumps.join(''),
    calypsos: building.map(formatCards),
  }),
};

const VARIANTS: readonly (readonly [string, Record<string, unknown>])[] = [
  ...[1, 2, 3, 4, 5, 6].map((players) => ['capodama', {players}] as const),
  ['scopa', {players: 2}],
  ['scopa', {players: 4, rules: 'italian'}],
  ['capra', {}],
  ['calypso', {}],
  ['calypso', {revoke: 'penalise', overruff: 'free'}],
];

function gameWith(id: string, given: Record<string, unknown>): {game: WholeGame; options: Options} {
  const game = games.find((one) => one.id === id)!;
  const read = readOptions(game, given);
  assert.ok(read.ok);
  return {game, options: read.value};
}

interface Moment {
  readonly deal: Deal;
  readonly written: Written;
}

/** Moments of a random deal that can be written down, at most `limit`. */
function momentsOf(game: WholeGame, options: Options, given: Written, seed: number): Moment[] {
  const random = seededRandom(`positions ${JSON.stringify(given)}`, seed, 'test');
  const state = game.begin(options);
  const pack = game.shuffle(state, random);
  const dealer = random.below(game.seats(options));
  const deal = game.deal(state, {dealer}, pack);
  const moments: Moment[] = [];
  while (!deal.over) {
    const open = game.view(deal, 'open') as View & {readonly stock?: number};
    const more = writers[game.id]!(open as never, pack.slice(pack.length - (open.stock ?? 0)));
    const head = {format: 'cartavola-position/1', game: game.id, options: given, seat: random.below(open.hands.length)};
    const hands = open.hands.map(formatCards);
    if (more) moments.push({deal: deal.clone(), written: {...head, hands, dealer: open.dealer, ...more}});
    // The first is whose turn it is: others may only claim.
    const seat = deal.actors[game.id === 'capra' ? 0 : random.below(deal.actors.length)]!;
    const moves = deal.moves(seat).filter(({type}) => type !== 'claim');
    deal.play(seat, moves[random.below(moves.length)]!);
  }
  return moments;
}

/** True if a seat sees this card of another's: both hands of the solo game, and A♥ with the capo. */
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
      for (let seed = 0; seed < 12; seed++)
        for (const moment of momentsOf(game, options, given, seed)) look(moment, seed);
    };

    it('go on as the deal does that they were taken from, to the same end', () => {
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
        if (id === 'calypso' || id === 'scopa') return;
        const {marks} = game.score(placed);
        assert.deepEqual(marks, game.score(one).marks);
      });
    });

    it('are written canonically, and read again to the same', () => {
      every(({written}) => {
        const {position} = mustRead(written);
        const again = writePosition(position, game);
        assert.deepEqual(mustRead(again).position, position);
        assert.deepEqual(writePosition(mustRead(again).position, game), again);
      });
    });

    it('show a seat its own hand; what they leave out is drawn, and drawn again from the view', () => {
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

describe('What cannot be a position', () => {
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

  it('is none of these, which are', () => {
    for (const written of [good, three, calypso, capra, scopa]) mustRead(written);
  });

  const cases: readonly (readonly [string, Written, string])[] = [
    ['no object', [] as unknown as Written, ''],
    ['no format', {...good, format: 'x'}, 'format'],
    ['no such game', {...good, game: 'whist'}, 'game'],
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
    ['another leader than the trick’s', {...good, leader: 1}, 'leader'],
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
    ['another dama than who holds Q♥', {...good, hands: ['9C QH KH AS'], dama: 2}, 'dama'],
    ['a dama before play', {...good, trick: '', double: undefined, dama: 2}, 'dama'],
    ['a card of the table that is not known', {...scopa, table: '??'}, 'table'],
    ['a play half folded', {...capra, hands: ['AS TS'], trick: '2:6H 2:7H 3:8C 3:??'}, 'trick'],
    ['a seat that is not there', {...good, seat: 4}, 'seat'],
  ];
  for (const [name, written, path] of cases) {
    it(`is ${name}`, () => {
      const data = JSON.parse(JSON.stringify(written)) as unknown;
      const read = readPosition(data, games);
      assert.equal(read.ok ? 'accepted' : read.problem.path, path);
    });
  }
});
