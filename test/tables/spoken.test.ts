import {sendKeys} from '@web/test-runner-commands';
import {expectKept} from './kept-text.js';
import {listenTo} from './heard.js';
import {momentsOf, type Phase} from './moments.js';
import {ScriptedCapodamaTable} from './scripted-table.js';
import {find, placed} from './table-in-page.js';

/** Keys to press along the way. Their effects are also announced. */
const KEYS = ['i', 't', 's', 'l', 'w', 'w'];

/** Expected end of the announcements once it is the reader's turn or the deal is scored. */
function ending(element: Element): string | undefined {
  if (find(element, '.primary')) return find(element, '.score .quiet').textContent.trim();
  return find(element, '.choice, .hand .playable') ? `${find(element, '.question').textContent}.` : undefined;
}

/** Part of a match: where it begins, and the number of the reader's actions. Without `acts`, the part continues to the end of the deal. */
interface Stretch {
  readonly record?: unknown;
  readonly acts?: number;
  /** Keys to press before the fifth action. */
  readonly keys?: readonly string[];
}

/** Plays a part of a match and records the announcements after each action, and the log at the end. */
async function hear(lang: string, players: number, {record, acts = Infinity, keys = []}: Stretch): Promise<string[]> {
  const element = new ScriptedCapodamaTable();
  if (record) element.record = record;
  await placed(element, {lang, players: String(players), seed: 'spoken'}, 'table-turn');
  const heard = listenTo(element);
  const lines: string[] = [];
  for (let act = 0; ; act++) {
    lines.push(await heard.upTo(() => ending(element)));
    const button = find(element, '.choice, .hand .playable:not(.picked), .primary');
    if (button.matches('.primary') || act === acts) break;
    if (act === 4) {
      button.focus();
      for (const key of keys) {
        await sendKeys({press: key});
        lines.push(`[${key}]`, await heard.upTo(() => '.'));
      }
    }
    lines.push(`[${button.textContent.trim()}]`);
    button.click();
  }
  lines.push('', ...element.log.map(({deal, text}) => `${deal + 1}. ${text}`), '');
  element.remove();
  return lines;
}

/** Parts of a deal for one player: from its start, from before its second half, and from before its last card. */
function soloStretches(): Stretch[] {
  const recordAt = (phase: Phase): SoloRecord =>
    momentsOf(1).find((moment) => moment.phase === phase)!.record as SoloRecord;
  const half = recordAt('half');
  const [deal] = half.deals;
  const before = {...half, deals: [{...deal!, moves: deal!.moves.slice(0, -1)}]};
  return [{acts: 4}, {record: before, acts: 2}, {record: recordAt('score')}];
}

interface SoloRecord {
  readonly deals: readonly {readonly moves: readonly unknown[]}[];
}

describe('The announcements in a deal', () => {
  afterEach(() => document.body.replaceChildren());

  const stretches: readonly (readonly [players: number, stretches: readonly Stretch[]])[] = [
    [1, soloStretches()],
    [3, [{acts: 4}]],
    [4, [{keys: KEYS}]],
    [6, [{acts: 6}]],
  ];
  for (const lang of ['en', 'fr', 'it']) {
    for (const [players, parts] of stretches) {
      it(`match the snapshot, as does the log, in ${lang} with ${players}`, async () => {
        const lines: string[] = [];
        for (const part of parts) lines.push(...(await hear(lang, players, part)));
        await expectKept(`test/tables/golden/${lang}-${players}.txt`, lines.join('\n'));
      });
    }
  }
});
