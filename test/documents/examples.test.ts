// The examples of the documents on diagrams and replays, as they stand there: each shows what it is about, and no script of theirs throws.
import '@cartavola/elements/define/card-diagram.js';
import '@cartavola/elements/define/card-puzzle.js';
import '@cartavola/elements/define/game-replay.js';
import {expect} from '@open-wc/testing';
import {find, until} from '../tables/table-in-page.js';

/** Address of a file in examples, and where tests serve one. */
const FILE = ['/matches/evening.json', '/__records/evening'] as const;

/** Example of a document: its language, its text, and the number of its line. */
interface Example {
  readonly kind: string;
  readonly text: string;
  readonly line: number;
}

async function examplesOf(name: string): Promise<readonly Example[]> {
  const text = await (await fetch(`/docs/${name}.md`)).text();
  return [...text.matchAll(/^( *)```(html|js)\n([^]*?)^\1```$/gm)].map(({1: indent, 2: kind, 3: code, index}) => ({
    kind: kind!,
    text: code!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    line: text.slice(0, index).split('\n').length,
  }));
}

/** Elements that an example shows. */
const shownIn = (page: ParentNode): readonly HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('card-diagram, card-puzzle, game-replay'),
];

/** Runs a script of an example as a page would, as a module. */
async function run(text: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
  try {
    await import(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

for (const [name, least] of [
  ['diagrams', 4],
  ['replays', 5],
  ['puzzles', 2],
] as const) {
  const examples = await examplesOf(name);

  describe(`The examples of docs/${name}.md`, () => {
    const page = document.createElement('main');
    const faults: string[] = [];
    const note = ({type, detail}: CustomEvent<{code: string; message: string}>): void =>
      void faults.push(`${type}: ${detail.code} ${detail.message}`);

    before(async () => {
      document.body.append(page);
      for (const type of ['diagram-error', 'puzzle-error', 'replay-error'])
        page.addEventListener(type, note as EventListener);
      const match = examples.map(({text}) => /<pre data-cartavola-record>([^]*?)<\/pre>/.exec(text)?.[1]).find(Boolean);
      await fetch(FILE[1], {method: 'PUT', body: `game: capodama\n${match ?? ''}`});
    });
    afterEach(() => {
      page.replaceChildren();
      faults.length = 0;
    });
    after(() => page.remove());

    /** Shows an example, with a picture in each of its elements. */
    async function show(text: string): Promise<void> {
      page.innerHTML = text.replaceAll(...FILE);
      const elements = shownIn(page);
      expect(elements).to.not.deep.equal([]);
      await until(() => faults.length > 0 || elements.every((element) => find(element, '.picture, .board') !== null));
      expect(faults).to.deep.equal([]);
    }

    it('are there', () => {
      expect(examples.filter(({kind}) => kind === 'html')).to.have.length.of.at.least(least);
    });

    for (const {kind, text, line} of examples)
      it(`show their pictures (line ${line}, ${kind})`, async () => {
        await show(kind === 'html' ? text : examples[0]!.text);
        if (kind === 'js') await run(text);
        expect(faults).to.deep.equal([]);
      });
  });
}
