// Runs the documents' examples unchanged: each element shows its subject, nothing reports a fault, and no script throws.
import '@cartavola/elements/all.js';
import {parseCard} from '@cartavola/engine';
import {expect} from 'chai';
import {ExamplePage, examplesOf, run, runBeforeKit, serveMatch} from './documents.js';
import {long} from '../long.js';

const page = new ExamplePage();
before(() => document.body.append(page.main));
afterEach(() => page.clear());
after(() => page.main.remove());

/** Documents with examples, and the least number of HTML examples in each. */
const LEAST = {
  diagrams: 4,
  replays: 5,
  puzzles: 2,
  'getting-started': 9,
  theming: 5,
  events: 6,
  privacy: 1,
} as const;
const TRANSLATED = [
  ...['fr/diagrams', 'fr/replays', 'fr/puzzles', 'fr/getting-started', 'fr/theming'],
  ...['it/diagrams', 'it/replays', 'it/puzzles', 'it/getting-started', 'it/theming'],
];

for (const name of [...Object.keys(LEAST), ...TRANSLATED]) {
  const least = LEAST[name.replace(/^\w+\//, '') as keyof typeof LEAST];
  const examples = await examplesOf(name);

  describe(`The examples in docs/${name}.md`, () => {
    before(async () => {
      const match = examples.map(({text}) => /<pre data-cartavola-record>([^]*?)<\/pre>/.exec(text)?.[1]).find(Boolean);
      await serveMatch(match ?? '');
    });

    it('exist', () => {
      expect(examples.filter(({kind}) => kind === 'html')).to.have.length.of.at.least(least);
    });

    for (const {kind, text, line, page: shown} of examples)
      long(`work unchanged (line ${line}, ${kind})`, async () => {
        const elements = await page.show(shown);
        // The privacy example has only a button.
        if (name !== 'privacy') expect(elements).to.not.deep.equal([]);
        if (kind === 'js') await run(text);
        expect(page.faults).to.deep.equal([]);
      });

    for (const {kind, text, line, page: shown} of examples)
      if (kind === 'js') it(`work before the kit has loaded (line ${line})`, () => runBeforeKit(shown, text));
  });
}

describe('The recipes in docs/events.md', () => {
  /** Pastes the recipe whose script handles an event, and fires that event on the element it refers to. */
  async function heard(type: string, ...details: readonly unknown[]): Promise<boolean[]> {
    const examples = await examplesOf('events');
    const {page: shown, text} = examples.find(({kind, text}) => kind === 'js' && text.includes(`'${type}'`))!;
    await page.show(shown);
    await run(text);
    const target = document.querySelector(/#[\w-]+(?='\)\.addEventListener)/.exec(text)![0])!;
    return details.map((detail) => target.dispatchEvent(new CustomEvent(type, {detail, cancelable: true})));
  }
  const textOf = (selector: string): string => document.querySelector(selector)!.textContent;

  it('count a puzzle once, even if it is solved twice', async () => {
    await heard('puzzle-solved', {id: 'clear-the-table'}, {id: 'clear-the-table'}, {id: 'another'});
    expect(textOf('#solved')).to.equal('2');
  });

  it('open the next section only when the lesson is passed', async () => {
    await heard('lesson-completed', {game: 'capodama', score: 0.5});
    const next = document.querySelector<HTMLElement>('#next')!;
    expect(next.hidden).to.equal(true);
    document.querySelector('#suits')!.dispatchEvent(new CustomEvent('lesson-completed', {detail: {score: 0.8}}));
    expect(next.hidden).to.equal(false);
  });

  it('report the winner', async () => {
    await heard('table-match', {result: {winner: 0}, totals: [1, 0]});
    expect(textOf('#word')).to.equal('Well played!');
  });

  it('block one move, and allow others', async () => {
    const play = (card: string): unknown => ({seat: 0, move: {type: 'play', card: parseCard(card)}});
    expect(await heard('table-request', play('7D'), play('7C'))).to.deep.equal([false, true]);
    expect(textOf('#advice')).to.match(/seven of diamonds/);
  });
});
