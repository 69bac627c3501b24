// Snapshot tests of the text and pictures of each game's puzzles in each language.
// `REWRITE=1 TESTS=sample npm test -- kept-puzzles` stores new snapshots. Read the diff before you commit it.
import {emulateMedia, setViewport} from '@web/test-runner-commands';
import type {CardPuzzle} from '@cartavola/elements';
import {games} from '@cartavola/engine/games.js';
import {readPuzzleSet, textsOfPuzzle} from '@cartavola/lessons';
import {LANGUAGES, loadCardWords, loadPuzzleWords} from '@cartavola/words';
import {expectKept} from '../tables/kept-text.js';
import {outline} from '../tables/accessible-tree.js';
import {changedLines} from '../tables/changed-lines.js';
import {find, until} from '../tables/table-in-page.js';
import {playMove, putPuzzle} from './puzzle-in-page.js';
import {playedPuzzles} from './puzzle-moves.js';
import {sampleOf, samplePairs} from '../sample-size.js';
import {settled} from '../virtual-clock.js';

interface SetData {
  readonly game: string;
  readonly puzzles: readonly {readonly id: string}[];
}

const setOf = async (game: string): Promise<SetData> =>
  (await (await fetch(`/packages/lessons/puzzles/${game}.json`)).json()) as SetData;

/** Limits a set to these puzzles, in this order. */
const only = (set: SetData, ids: readonly string[]): SetData => ({
  ...set,
  puzzles: ids.map((id) => set.puzzles.find((one) => one.id === id)!),
});

const press = async (element: CardPuzzle, selector: string): Promise<void> => {
  find(element, selector).click();
  await element.updateComplete;
};

describe('A puzzle’s picture and description', () => {
  before(async () => {
    await setViewport({width: 900, height: 800});
    await emulateMedia({reducedMotion: 'reduce'});
  });
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  beforeEach(() => localStorage.clear());
  afterEach(() => document.body.replaceChildren());

  for (const [lang, {id: game}] of samplePairs(LANGUAGES, games))
    it(`match the snapshot: ${game}, in ${lang}`, async () => {
      const set = await setOf(game);
      const [one, two, three] = await playedPuzzles(set, 3);
      const seen: string[] = [];
      let before = '';
      const see = async (when: string): Promise<void> => {
        const now = await outline({isLiveTold: true});
        seen.push(`# ${when}\n${changedLines(before, now)}`);
        before = now;
      };
      const element = await putPuzzle(only(set, [one!.id, two!.id, three!.id]), {lang, save: 'kept'});
      await see('asking');
      await playMove(element, one!.wrong);
      await settled();
      await see('a wrong answer');
      // Some wrong moves don't lead to anything that can be shown.
      if (find(element, '.try-again')) await press(element, '.try-again');
      for (let hint = 1; hint <= 3; hint++) {
        await press(element, '.hint');
        await see(`hint ${hint}`);
      }
      await playMove(element, one!.right);
      await settled();
      await see('solved after that');
      await element.show(two!.id);
      await playMove(element, two!.right);
      await settled();
      await see('solved on the first try');
      await element.show(three!.id);
      await press(element, '.show-me');
      await until(() => find(element, '.hint') === null);
      await settled();
      await see('shown, and the end of the set');
      await press(element, '.overview summary');
      await see('the overview');
      await press(element, '.erase');
      await see('asked whether to erase');
      await press(element, '.erase');
      await see('erased');
      await expectKept(`test/lessons/snapshots/${lang}/${game}.txt`, seen.join('\n'));
    });

  for (const lang of sampleOf(LANGUAGES, 1)) {
    it(`match the snapshot for each theme in the shipped sets, in ${lang}`, async () => {
      const cards = await loadCardWords(lang, undefined);
      const lines = new Set<string>();
      for (const {id} of games) {
        const read = readPuzzleSet(await setOf(id), games);
        if (!read.ok) throw new Error(read.problem.code);
        const words = await loadPuzzleWords(lang, id);
        for (const puzzle of read.value.puzzles) {
          const {title, statement, hints} = textsOfPuzzle(puzzle, {words, cards, language: lang});
          lines.add(`${id} · ${title.replace(/\d+/, 'N')} · ${statement} · ${hints.join(' · ')}`);
        }
      }
      await expectKept(`test/lessons/snapshots/${lang}/themes.txt`, `${[...lines].sort().join('\n')}\n`);
    });

    it(`match the snapshot for faults in a set, in ${lang}`, async () => {
      const set = await setOf('scopa');
      const [one, two] = set.puzzles;
      const element = await putPuzzle(
        {...set, puzzles: [one, {...two, goal: 'captures=KH', answers: []}, one]},
        {lang},
      );
      await element.show(two!.id);
      await until(() => find(element, '[role="alert"]') !== null);
      await expectKept(`test/lessons/snapshots/${lang}/faulty.txt`, await outline({isLiveTold: true}));
    });
  }
});
