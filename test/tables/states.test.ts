import {expect} from 'chai';
import '@cartavola/elements/define/capra-table.js';
import '@cartavola/elements/define/scopa-table.js';
import type {CardTable} from '@cartavola/elements';
import {told, untilAsked} from '../journeys/hands.js';
import {put} from './table-in-page.js';

const STATES = ['loading', 'error', 'your-turn', 'thinking', 'scored', 'over'] as const;

/** Custom states of a table that a page can see. */
const statesOf = (table: Element): readonly string[] => STATES.filter((state) => table.matches(`:state(${state})`));

/** Plays until the match is over, and lists the states when it is the reader's turn, when others move, and when a deal ends. */
async function seenIn(table: CardTable): Promise<readonly string[]> {
  const seen = new Set<string>();
  const see = async (): Promise<void> => {
    await table.updateComplete;
    seen.add(statesOf(table).join(' '));
  };
  for (const type of ['table-move', 'table-deal', 'table-turn', 'table-score'] as const)
    table.addEventListener(type, () => void see());
  for (;;) {
    const asked = await untilAsked(table);
    await see();
    if (asked === 'over') break;
    if (asked === 'next') {
      expect(statesOf(table)).to.deep.equal(['scored']);
      const dealt = told(table, 'table-deal');
      table.nextDeal();
      await dealt;
      continue;
    }
    expect(statesOf(table)).to.deep.equal(['your-turn']);
    const moved = told(table, 'table-move');
    if (table.play(table.scene!.moves[0]!)) await moved;
  }
  expect(statesOf(table)).to.deep.equal(['over']);
  return [...seen].sort();
}

describe('A table’s states', () => {
  afterEach(() => document.body.replaceChildren());

  it('show what it is waiting for, from loading to the end of the match', async () => {
    const table = document.createElement('scopa-table');
    Object.assign(table, {target: 2, level: 'beginner', speed: 'instant', seed: 'states'});
    document.body.append(table);
    await table.updateComplete;
    expect(statesOf(table)).to.deep.equal(['loading']);
    expect(await seenIn(table)).to.include.members(['over', 'scored', 'thinking', 'your-turn']);
    const dealt = told(table, 'table-deal');
    table.newMatch();
    await dealt;
    await untilAsked(table);
    await table.updateComplete;
    expect(statesOf(table)).to.deep.equal(['your-turn']);
  });

  it('show that something is wrong until it is corrected', async () => {
    const table = await put('capra-table', {deck: 'italian'}, 'table-error');
    expect(statesOf(table)).to.deep.equal(['error']);
    const ready = told(table, 'table-ready');
    table.deck = 'french';
    await ready;
    await table.updateComplete;
    expect(statesOf(table)).not.to.include('error');
  });
});
