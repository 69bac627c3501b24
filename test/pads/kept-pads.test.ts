// Snapshot tests of the text of a score pad, for each game and language. `REWRITE=1 TESTS=sample npm test -- kept-pads` stores new snapshots.
// Read the diff before you commit it.
import {LANGUAGES} from '@cartavola/words';
import {expectKept} from '../tables/kept-text.js';
import {outline} from '../tables/accessible-tree.js';
import {changedLines} from '../tables/changed-lines.js';
import {find, findAll} from '../tables/table-in-page.js';
import {MATCHES} from './matches.js';
import {act, begin, enter, onPhone, putPad, tapIn, untilSaved, type Entered} from './pad-in-page.js';

/** Impossible deals, keyed by game. An empty deal is tested as well. */
const WRONG: Readonly<Record<string, readonly Entered[]>> = {
  scopa: [
    {cards: [22, 19]},
    {cards: [22], coins: [6], prime: [82, 70], settebello: 0, scope: [2]},
    {cards: [30], coins: [0], prime: [78, 70], settebello: 0, scope: [0]},
    {cards: [22], coins: [6], prime: [78, 70], settebello: 0, scope: [30]},
    {cards: [3], coins: [6], prime: [78, 70], settebello: 0, scope: [0]},
  ],
  capodama: [
    {capo: 0, dama: 2, doubled: 'S', points: [90, 50]},
    {capo: 0, dama: 2, doubled: 'S', points: [3]},
    {capo: 0, dama: 2, doubled: 'S', points: [149]},
  ],
  capra: [{points: [1]}, {points: [121]}],
  calypso: [
    {calypsos: [0, 0, 0, 0], incomplete: [14, 9, 8, 10], discards: [2, 6, 7, 5]},
    {calypsos: [0, 0, 0, 0], incomplete: [5, 9, 8, 10], discards: [2, 6, 7, 6]},
  ],
};

describe('The output of a score pad', () => {
  onPhone();

  for (const lang of LANGUAGES)
    for (const [attributes, deals] of MATCHES)
      it(`matches its snapshot: ${attributes['game']}, in ${lang}`, async () => {
        const game = attributes['game']!;
        const pad = await putPad({...attributes, lang});
        const seen: string[] = [];
        let before = '';
        const see = async (when: string): Promise<void> => {
          if (find(pad, '.kept')) await untilSaved(pad);
          const now = await outline({isLiveTold: true});
          seen.push(`# ${when}\n${changedLines(before, now)}`);
          before = now;
        };
        await see('before a match');
        await begin(pad, ...['Ada', 'Bea', 'Carlo', 'Dario'].slice(0, findAll(pad, '.player').length));
        await see('empty');
        await act(pad, 'enter');
        await see('a deal to enter');
        // A deal of Calypso may be counted later.
        await act(pad, game === 'calypso' ? 'later' : 'save');
        await see('nothing is entered');
        await act(pad, game === 'calypso' ? 'undo' : 'back');
        for (const [place, wrong] of WRONG[game]!.entries()) {
          await act(pad, 'enter');
          await tapIn(pad, wrong);
          await act(pad, 'save');
          await see(`refused, ${place + 1}`);
          await act(pad, 'back');
        }
        for (const [place, deal] of deals.entries()) {
          await enter(pad, deal);
          await see(place + 1 === deals.length ? 'finished' : `deal ${place + 1} is entered`);
        }
        await act(pad, 'chart');
        await see('the chart');
        await act(pad, 'sheet');
        findAll(pad, '.number').at(-1)!.click();
        await pad.updateComplete;
        await see('a deal to correct');
        await act(pad, 'remove');
        await see('removed');
        await act(pad, 'undo');
        await see('undone');
        await act(pad, 'more');
        await see('more');
        await act(pad, 'erase-pad');
        await see('asked whether to erase');
        await act(pad, 'end-pad');
        await see('erased');
        await expectKept(`test/pads/snapshots/${lang}/${game}.txt`, seen.join('\n'));
      });
});
