import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {finish} from '@cartavola/bots';
import {lossOf, verdict} from '@cartavola/bots/coach.js';
import {formatCard} from '@cartavola/engine';
import type {CardTable} from '@cartavola/elements';
import '@cartavola/elements/define/scopa-table.js';
import {settled} from '../virtual-clock.js';
import {listenTo} from './heard.js';
import {asked, find, findAll, put, told, until} from './table-in-page.js';

const BETTER = {en: /^Better: .+\./, fr: /^Mieux\u00a0: .+\./, it: /^Meglio: .+\./};

/** Plays the first card each time, until the coach would criticise one. */
async function toAFault(element: CardTable): Promise<void> {
  for (;;) {
    await asked(element);
    const {view, moves} = element.scene!;
    const [move] = moves;
    const isFault = lossOf(finish(verdict({...view, moves}, {made: move!})), move!) > 0;
    const turn = told(element, 'table-turn');
    element.play(move!);
    if (isFault) return;
    await turn;
  }
}

const note = (element: Element): string => find(element, '.note b')?.textContent ?? '';

/** Plays the first card each time, until the coach has criticised one. */
async function toANote(element: CardTable, form: RegExp): Promise<void> {
  for (;;) {
    await asked(element);
    await settled();
    if (form.test(note(element))) return;
    const turn = told(element, 'table-turn');
    element.play(element.scene!.moves[0]!);
    await turn;
  }
}

/** Cards in the reader's hand. */
const cardsIn = (element: CardTable): readonly string[] =>
  findAll(element, '.hand [data-card]').map((card) => card.dataset['card']!);

/**
 * Plays the first card each time, until the coach's criticism can be shown on the table. Returns the cards that the
 * reader had left after the move, or undefined if the deal ends before.
 */
async function toALine(element: CardTable): Promise<{element: CardTable; left: readonly string[]} | undefined> {
  let isOver = false;
  void told(element, 'table-score').then(() => (isOver = true));
  for (let left: readonly string[] = []; ;) {
    await until(() => isOver || (element.scene?.moves.length ?? 0) > 0);
    await settled();
    if (isOver) return void element.remove();
    if (find(element, '.note button') !== null) return {element, left};
    const [move] = element.scene!.moves;
    left = cardsIn(element).filter((card) => card !== formatCard(move!.card!));
    element.play(move!);
    await element.match!.idle;
  }
}

describe('A table’s coach', () => {
  before(() => setViewport({width: 1000, height: 800}));
  afterEach(() => document.body.replaceChildren());

  for (const [lang, form] of Object.entries(BETTER)) {
    it(`says which move would have been better, and that the move can be taken back: ${lang}`, async () => {
      const element = await put('scopa-table', {lang, coach: '', seed: 'careless'});
      const heard = listenTo(element);
      await toANote(element, form);
      const [reason, proof] = ['b', 'span'].map((part) => find(element, `.note ${part}`).textContent);
      await heard.said(`${reason} ${proof}`.replaceAll('\u00a0', ' ').trim());
      // The note stays while others play, until the reader does something.
      await asked(element);
      expect(note(element)).to.equal(reason);
      expect(element.undo()).to.equal(true);
      await until(() => note(element) === '');
    });
  }

  it('shows on the table what might have followed the reader’s move, and then the game again', async () => {
    let fault: {readonly element: CardTable; readonly left: readonly string[]} | undefined;
    for (const seed of 'abcdefgh') fault ??= await toALine(await put('scopa-table', {coach: '', seed}));
    const {element, left} = fault!;
    const handOf = (): readonly string[] => cardsIn(element);
    const before = {log: element.log, hand: handOf()};
    find(element, '.note button').click();
    await until(() => find(element, '.note button').textContent === 'Back to the game');
    await settled();
    // The line begins with the move that the coach criticises, not with the moves that have followed.
    expect(handOf()).to.deep.equal(left);
    expect(findAll(element, '.hand .playable')).to.have.lengthOf(0);
    find(element, '.note button').click();
    await until(() => find(element, '.note button').textContent === 'Show what could follow');
    expect(handOf()).to.deep.equal(before.hand);
    expect(element.log).to.deep.equal(before.log);
  });

  it('is silent if the page does not turn it on', async () => {
    const element = await put('scopa-table', {seed: 'careless'});
    await toAFault(element);
    await asked(element);
    expect(note(element)).to.equal('');
  });
});
