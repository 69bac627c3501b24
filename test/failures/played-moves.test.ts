import {expect} from 'chai';
import '@cartavola/elements/define/calypso-table.js';
import '@cartavola/elements/define/capra-table.js';
import type {CardTable} from '@cartavola/elements';
import type {Move} from '@cartavola/engine';
import {HOSTILITIES, hostileValues} from '../fuzz/hostile.js';
import type {Holder} from '../fuzz/data-places.js';
import '../tables/scopa-in-page.js';
import {put, told, until} from '../tables/table-in-page.js';
import {settled} from '../virtual-clock.js';
import {pageErrors} from './page-errors.js';

const TABLES = ['capodama-table', 'scopa-table', 'capra-table', 'calypso-table'] as const;

/** Number of recorded moves in the match. */
const movesOf = (table: CardTable): number =>
  (table.record as {deals: {moves: unknown[]}[]}).deals.reduce((sum, {moves}) => sum + moves.length, 0);

/** Returns a table at which it is the reader's turn, and one of the reader's legal moves. */
async function asking(name: (typeof TABLES)[number] = 'scopa-table', attributes = {}): Promise<[CardTable, Move]> {
  const table = await put(name, {seed: 'played', ...attributes});
  await until(() => table.scene?.actor !== undefined);
  return [table, table.scene!.moves[0]!];
}

describe('play()', () => {
  let page: ReturnType<typeof pageErrors>;
  beforeEach(() => (page = pageErrors()));
  afterEach(() => {
    document.body.replaceChildren();
    page.stop();
  });

  for (const name of TABLES) {
    it(`of <${name}> returns false for anything that is not a move, and never throws`, async () => {
      const [table, move] = await asking(name);
      const before = movesOf(table);
      const spoilt = Object.keys(move).flatMap((key) =>
        HOSTILITIES.map(({put: spoil}) => {
          const holder = {...move} as unknown as Holder;
          spoil(holder, key);
          return holder;
        }),
      );
      const others = ['card', 'takes', 'left', 'right', 'cards', 'suit', 'type'].flatMap((key) =>
        [64, -1, '7', [7, 7], 'QH', null, {}].map((value) => ({...move, [key]: value})),
      );
      let played = 0;
      for (const value of [...hostileValues(), ...spoilt, ...others]) {
        const made = table.play(value as Move);
        expect(made).to.be.a('boolean');
        if (made) {
          played++;
          table.undo();
        }
        expect(movesOf(table)).to.equal(before);
        await table.updateComplete;
      }
      expect(played).to.be.lessThan(spoilt.length + others.length);
      // Moves that were accepted have been taken back, so it is the reader's turn.
      await until(() => table.scene?.actor !== undefined);
      expect(table.play(table.scene!.moves[0]!)).to.equal(true);
      expect(page.errors).to.deep.equal([]);
    });
  }

  it('accepts a reactive copy of a move', async () => {
    const [table, move] = await asking();
    expect(table.play(new Proxy({...move}, {}))).to.equal(true);
    expect(page.errors).to.deep.equal([]);
  });

  const doings: Readonly<Record<string, (table: CardTable, move: Move) => void>> = {
    'has played the move itself': (table, move) => {
      expect(table.play(move)).to.equal(true);
    },
    'has played a different move': (table) => {
      expect(table.play(table.scene!.moves.at(-1)!)).to.equal(true);
    },
    'has removed the table': (table) => table.remove(),
    'has begun a new match': (table) => table.newMatch(),
    'has set another record': (table) => Object.assign(table, {record: table.record}),
    'throws after preventing the move': () => undefined,
  };
  for (const [name, does] of Object.entries(doings)) {
    it(`returns false if a handler of the request event ${name}`, async () => {
      const [table, move] = await asking();
      const before = movesOf(table);
      let requests = 0;
      table.addEventListener('table-request', (event) => {
        if (requests++ > 0) return;
        if (name.startsWith('throws')) {
          event.preventDefault();
          throw new Error('a handler of the page');
        }
        does(table, move);
      });
      expect(table.play(move)).to.equal(false);
      expect(movesOf(table)).to.equal(before + Number(name.startsWith('has played')));
      expect(page.errors.filter((text) => !text.includes('a handler of the page'))).to.deep.equal([]);
    });
  }

  it('returns false before a match, at a removed table, and while another match starts', async () => {
    const early = document.createElement('scopa-table');
    expect(early.play({type: 'play'})).to.equal(false);
    expect([early.pass(), early.undo(), early.nextDeal()]).to.deep.equal([false, false, false]);
    const [table, move] = await asking();
    table.remove();
    expect([table.play(move), table.undo(), table.nextDeal(), table.pass()]).to.deep.equal([
      false,
      false,
      false,
      false,
    ]);
    document.body.append(table);
    expect(table.play(move)).to.equal(true);
    const ready = told(table, 'table-ready');
    table.newMatch();
    expect([table.play(move), table.undo()]).to.deep.equal([false, false]);
    await ready;
    await until(() => table.scene?.actor !== undefined);
    expect(table.play(table.scene!.moves[0]!)).to.equal(true);
    expect(page.errors).to.deep.equal([]);
  });
});

describe('undo()', () => {
  afterEach(() => document.body.replaceChildren());

  it('makes the table report the turn again', async () => {
    const [table, move] = await asking();
    const {turn} = table.match!.view!;
    expect(table.play(move)).to.equal(true);
    await settled();
    const turns: (readonly number[])[] = [];
    table.addEventListener('table-turn', ({detail}) => turns.push(detail.turn));
    expect(table.undo()).to.equal(true);
    await settled();
    expect(turns).to.deep.equal([turn]);
  });
});
