import {expect} from 'chai';
import {sendKeys, sendMouse, setViewport} from '@web/test-runner-commands';
import '@cartavola/elements/define/calypso-table.js';
import '@cartavola/elements/define/capra-table.js';
import '@cartavola/elements/define/scopa-table.js';
import {centreOf} from '../input.js';
import {settled} from '../virtual-clock.js';
import {listenTo} from './heard.js';
import {asked, find, findAll, put, until} from './table-in-page.js';
import {sampleOf, samplePairs} from '../sample-size.js';

const HINTS = {en: /^Hint: .+\./, fr: /^Conseil\u00a0: .+\./, it: /^Consiglio: .+\./};
const TABLES = ['capodama-table', 'scopa-table', 'capra-table', 'calypso-table'] as const;

const noteOf = (element: Element): string => find(element, '.note')?.textContent.trim() ?? '';

/** Displayed names of the cards in the reader's hand. */
const handOf = (element: Element): readonly string[] =>
  findAll(element, '.hand button').map((card) => card.getAttribute('aria-label') ?? card.textContent);

async function click(element: Element): Promise<void> {
  const {x, y} = centreOf(element);
  await sendMouse({type: 'click', position: [Math.round(x), Math.round(y)]});
}

describe('A hint', () => {
  before(() => setViewport({width: 1000, height: 800}));
  afterEach(() => document.body.replaceChildren());

  for (const [name, [lang, form]] of samplePairs(TABLES, Object.entries(HINTS))) {
    it(`is shown, announced and legal, and does not play anything: ${name}, ${lang}`, async () => {
      const element = await put(name, {lang, hints: ''});
      await asked(element);
      const {log} = element;
      const heard = listenTo(element);
      await click(find(element, '.tool.hint'));
      await until(() => noteOf(element) !== '');
      expect(find(element, '.note b').textContent).to.match(form);
      // The hint's cards are marked and may be played.
      for (const card of findAll(element, '.hand .proof')) expect(card.ariaDisabled).not.to.equal('true');
      const [reason, proof] = ['b', 'span'].map((part) => find(element, `.note ${part}`).textContent);
      await heard.said(`${reason} ${proof}`.replaceAll('\u00a0', ' ').trim());
      expect(element.log).to.deep.equal(log);
    });
  }

  it('can be requested with the C key as well, and disappears when a card is played', async () => {
    const element = await put('scopa-table', {hints: ''});
    (await asked(element)).focus();
    await sendKeys({press: 'c'});
    await until(() => noteOf(element) !== '');
    await sendKeys({press: 'Enter'});
    await until(() => !noteOf(element).startsWith('Hint'));
  });

  for (const name of sampleOf(['scopa-table', 'calypso-table'] as const, 1))
    it(`shows what might follow another move, and then the game again: ${name}`, async () => {
      const element = await put(name, {hints: '', seed: 'line'});
      for (;;) {
        await asked(element);
        await settled();
        (await asked(element)).focus();
        await sendKeys({press: 'c'});
        await until(() => noteOf(element) !== '');
        if (find(element, '.note button') !== null) break;
        if (!element.play(element.scene!.moves[0]!)) element.pass();
      }
      const before = {log: element.log, view: element.match!.view, hand: handOf(element)};
      const button = find(element, '.note button') as HTMLButtonElement;
      expect(button.textContent).to.equal('Show what could follow');
      button.focus();
      await sendKeys({press: 'Enter'});
      await until(() => button.textContent === 'Back to the game');
      await settled();
      // The preview shows the move and its answer, but doesn't change the match itself.
      expect(handOf(element)).to.have.lengthOf.below(before.hand.length);
      expect(before.hand).to.include.members(handOf(element));
      expect(findAll(element, '.hand .playable')).to.have.lengthOf(0);
      expect(element.match!.view).to.equal(before.view);
      // A click on a card only ends the preview.
      await click(find(element, '.hand [data-key], .hand button'));
      await until(() => button.textContent === 'Show what could follow');
      expect(handOf(element)).to.deep.equal(before.hand);
      expect(element.log).to.deep.equal(before.log);
      await sendKeys({press: 'Escape'});
      expect(noteOf(element)).to.equal('');
    });

  it('is not available if the page does not offer it', async () => {
    const element = await put('scopa-table');
    (await asked(element)).focus();
    expect(find(element, '.tool.hint')).to.equal(null);
    await sendKeys({press: 'c'});
    await sendKeys({press: '?'});
    await until(() => find(element, '.panel') !== null);
    expect(findAll(element, '.keys kbd').map(({textContent}) => textContent)).not.to.include('C');
    expect(noteOf(element)).to.equal('');
  });
});
