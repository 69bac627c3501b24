import {expect} from 'chai';
import {
  Match,
  seededRandom,
  UNKNOWN,
  writeRecord,
  type Card,
  type MatchRecord,
  type WholeGame,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {pickOne} from '../engine/random-deals.js';
import {find, press, put} from './replay-in-page.js';

const PLAYERS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  capodama: {players: 4},
  scopa: {players: 2},
};

/** Returns a record of one deal whose first moves are random. `seed` determines all random choices. */
function recordOf(game: WholeGame, seed: number): MatchRecord {
  const options = {...game.begin(PLAYERS[game.id] ?? {}).options, ...PLAYERS[game.id]};
  const match = new Match(game, options, String(seed));
  const deal = match.deal();
  const random = seededRandom('replay worlds', seed, 'pack');
  const moves = [];
  for (let number = 0; number < 6 && !deal.over; number++) {
    const [seat] = deal.actors;
    const move = pickOne(deal.moves(seat!), random);
    deal.play(seat!, move);
    moves.push({seat: seat!, ...move});
  }
  const {dealer, pack} = match.dealt!;
  return {game: game.id, options, deals: [{dealer, pack: pack!, moves}]};
}

/** Swaps two cards that seat 0 doesn't see before the first move. The deal looks the same to that seat. */
function otherWorld(record: MatchRecord, game: WholeGame): MatchRecord | undefined {
  const [dealt] = record.deals;
  const seen = (pack: readonly Card[]): string => {
    const match = new Match(game, record.options, '');
    return JSON.stringify(game.view(match.deal({...dealt!, pack}), 0));
  };
  const pack = dealt!.pack!;
  for (let first = 0; first < pack.length; first++)
    for (let second = first + 1; second < pack.length; second++) {
      const other = [...pack];
      [other[first], other[second]] = [other[second]!, other[first]!];
      if (other[first] !== pack[first] && match(game, record, other) && seen(other) === seen(pack))
        return {...record, deals: [{...dealt!, pack: other, moves: []}]};
    }
  return undefined;
}

const match = (game: WholeGame, {options}: MatchRecord, pack: readonly Card[]): boolean =>
  new Match(game, options, '').isPack(pack);

describe('A replay in one seat’s view', () => {
  afterEach(() => document.body.replaceChildren());

  for (const game of games)
    it(`shows and announces the same for two deals that look the same to the seat: ${game.id}`, async () => {
      for (let seed = 0; seed < 4; seed++) {
        const record = recordOf(game, seed);
        const here = {...record, deals: [{...record.deals[0]!, moves: []}]};
        const other = otherWorld(record, game);
        if (!other) continue;
        const [one, two] = [
          await put(writeRecord(here, game), {seat: '0'}),
          await put(writeRecord(other, game), {seat: '0'}),
        ];
        expect(one.shadowRoot!.innerHTML === two.shadowRoot!.innerHTML, `seed ${seed}`).to.equal(true);
      }
    });

  it('never shows another player’s card before it is played', async () => {
    const game = games.find(({id}) => id === 'capra')!;
    const record = recordOf(game, 7);
    const replay = await put(writeRecord(record, game), {seat: '0'});
    const match = new Match(game, record.options, '');
    const deal = match.deal(record.deals[0]);
    for (const {seat, ...move} of record.deals[0]!.moves) {
      const view = game.view(deal, 0) as unknown as {readonly hands: readonly (readonly Card[])[]};
      const hidden = view.hands.flat().filter((card) => card === UNKNOWN).length;
      expect(hidden).to.be.above(0);
      const shown = [...find(replay, '.ground .picture')!.querySelectorAll<SVGElement>('[data-card]')].map(
        ({dataset}) => dataset['card'],
      );
      const open = game.view(deal, 'open') as unknown as {readonly hands: readonly (readonly Card[])[]};
      expect(shown.length).to.be.below(open.hands.flat().length);
      deal.play(seat, move);
      await press(replay, 'next');
    }
  });
});
