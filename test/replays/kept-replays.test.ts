import {setViewport} from '@web/test-runner-commands';
import type {GameReplay} from '@cartavola/elements';
import {inRegion, shownTree} from '../diagrams/shown-tree.js';
import {expectKept} from '../tables/kept-text.js';
import {findAll, press, put, SCOPA} from './replay-in-page.js';

const LINES = SCOPA.replace(
  '{Ada has the seven of coins.} ',
  '{Ada has the seven of coins.} ["To wait" AS, 7H x 2D 5D] ',
);

/** States of a replay, keyed by name: the text, the attributes, and the reader's actions. */
const STATES: Readonly<
  Record<
    string,
    readonly [
      text: string,
      attributes: Readonly<Record<string, string>>,
      arrive?: (replay: GameReplay) => Promise<unknown>,
    ]
  >
> = {
  begin: [SCOPA, {id: 'kept'}],
  commented: [SCOPA, {ply: '2'}],
  'of-a-seat': [SCOPA, {seat: '1', ply: '1'}],
  guessing: [SCOPA, {guess: '0'}],
  guessed: [SCOPA, {guess: '0'}, (replay) => press(replay, 'show')],
  line: [
    LINES,
    {},
    async (replay) => {
      findAll(replay, '.line')[0]!.click();
      await replay.updateComplete;
    },
  ],
  'play-on': [SCOPA, {}, (replay) => press(replay, 'play-on')],
  end: [SCOPA, {ply: '5'}],
  'wrong-move': [SCOPA.replace('KD, 2C', 'KD, 9C'), {}],
  'wrong-attribute': [SCOPA, {ply: '9'}],
};

describe('The output of a replay', () => {
  before(() => setViewport({width: 900, height: 800}));
  afterEach(() => document.body.replaceChildren());

  for (const lang of ['en', 'fr', 'it'])
    it(`matches its snapshot in ${lang}`, async () => {
      for (const [name, [text, attributes, arrive]] of Object.entries(STATES)) {
        const replay = await put(text, {lang, ...attributes});
        await arrive?.(replay);
        inRegion(replay);
        await replay.updateComplete;
        await expectKept(`test/replays/snapshots/${lang}/${name}.txt`, await shownTree(replay));
        document.body.replaceChildren();
      }
    });
});
