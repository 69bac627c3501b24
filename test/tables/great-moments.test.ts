import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import type {CardTable} from '@cartavola/elements';
import '@cartavola/elements/define/calypso-table.js';
import '@cartavola/elements/define/capodama-table.js';
import '@cartavola/elements/define/capra-table.js';
import '@cartavola/elements/define/scopa-table.js';
import {emulateFeatures, emulateTouch, keys} from '../input.js';
import {mouse, untilAsked} from '../journeys/hands.js';
import {outline} from './accessible-tree.js';
import {wrongs} from './axe.js';
import {
  calypsoCompleted,
  capoWins,
  damaRevealed,
  enteredWithFour,
  goatFound,
  matchDrawn,
  matchEnds,
  matchOfSide,
  tableSwept,
  type GreatMoment,
} from './great-moments.js';
import {frames, WAYS} from './skip-animations.js';
import {continueInRealTime, settled} from '../virtual-clock.js';
import {appeared, became, cardOf, find, findAll, put, told, until, type Attributes} from './table-in-page.js';

const LONGEST = 1500;
/** Number of frames within which everything must be shown after animations are skipped. */
const SOON = 20;

/** Moments, keyed by name: the match, the words over the felt, and the number of cards shown with them. */
const MOMENTS: Readonly<Record<string, readonly [moment: () => GreatMoment, title: string, cards: number]>> = {
  'a swept table': [tableSwept, 'Scopa!', 5],
  'a complete calypso': [calypsoCompleted, 'You complete your calypso!', 13],
  'a capo’s win': [capoWins, 'Your side wins the deal', 1],
  'a dama that is revealed': [damaRevealed, 'You are the dama', 1],
  'four cards of a suit': [enteredWithFour, 'You enter with four of a suit', 4],
  'a goat': [goatFound, 'Your side is the goat', 0],
  'a match that is won': [() => matchEnds('won'), 'You win the match', 0],
  'a match that is lost': [() => matchEnds('lost'), 'Inez wins the match', 0],
  'a match that a side wins': [matchOfSide, 'Your side wins the match', 0],
  'a match that is drawn': [matchDrawn, 'The match is drawn', 0],
};

/**
 * Adds a table to the page, with its match just before a great moment. Moments take time and can be skipped, so real
 * time is used from here on.
 */
async function before({tag, attributes, record}: GreatMoment, more: Attributes = {}): Promise<CardTable> {
  const element = await put(tag, {speed: 'normal', lang: 'en', ...attributes, ...more}, 'table-ready', record);
  // The code for moments is loaded once the page is idle.
  await settled();
  continueInRealTime();
  return element;
}

/** Makes the reader's move. */
async function play(element: CardTable, {tag, card}: GreatMoment): Promise<void> {
  if (card !== undefined) await mouse.use(cardOf(element, card));
  if (tag !== 'capra-table') return;
  await until(() => find(element, '.choice:not([aria-disabled])') !== null);
  await mouse.use(find(element, '.choice:not([aria-disabled])'));
}

const titleOf = (element: CardTable): string | undefined => find(element, '.moment .call')?.textContent.trim();
const running = (element: CardTable): Animation[] =>
  element.shadowRoot!.getAnimations().filter(({effect}) => {
    const {target} = effect as KeyframeEffect;
    return target?.closest('.moment, .score') !== null;
  });

/** Triggers a moment, and returns the table once the moment is shown. */
async function shown([make, title]: readonly [() => GreatMoment, string, number], more: Attributes = {}) {
  const moment = make();
  const element = await before(moment, more);
  const seen = became(element, () => titleOf(element) === title);
  void play(element, moment);
  await seen;
  return element;
}

/** Asserts that nothing is left of a moment. */
function expectGone(element: CardTable): void {
  expect(findAll(element, '.moment, .flight')).to.deep.equal([]);
  expect(running(element)).to.deep.equal([]);
}

describe('A great moment', () => {
  afterEach(async () => {
    document.body.replaceChildren();
    await emulateFeatures();
    await emulateTouch(false);
    await setViewport({width: 1000, height: 800});
  });

  for (const [name, moment] of Object.entries(MOMENTS)) {
    it(`is shown once and briefly, and leaves nothing behind: ${name}`, async () => {
      const element = await shown(moment);
      const timings = running(element).map(({effect}) => effect!.getComputedTiming());
      expect(timings).not.to.have.lengthOf(0);
      expect(Math.max(...timings.map(({endTime}) => Number(endTime)))).to.be.at.most(LONGEST);
      expect(timings.every(({iterations}) => iterations === 1)).to.equal(true);
      expect(findAll(element, '.moment .shown'), 'cards').to.have.lengthOf(moment[2]);
      expect(find(element, '.moment').closest('[aria-hidden="true"]')).not.to.equal(null);
      expect(find(element, '.moment').textContent.trim(), 'nothing else is told').to.match(
        new RegExp(`(?:^|\\s)${moment[1].replace('+', '\\+')}$`),
      );
      await until(() => titleOf(element) !== moment[1]);
      await element.match!.idle;
      await frames(2);
      expectGone(element);
    });
  }

  for (const [name, act] of Object.entries(WAYS))
    for (const moment of ['a swept table', 'a match that is won'])
      it(`is skipped by ${name}: ${moment}`, async () => {
        if (name.startsWith('a tap')) await emulateTouch(true);
        const element = await shown(MOMENTS[moment]!, {speed: 'slow'});
        // The space bar presses a focused button.
        find(element, '[data-refuge]').focus({preventScroll: true});
        // On a busy machine, the moment might be over by then.
        running(element).forEach((animation) => animation.pause());
        await act(element);
        await frames(SOON);
        expectGone(element);
        if (moment.startsWith('a match')) expect(find(element, '.score')).not.to.equal(null);
      });

  for (const key of ['Space', 'Enter'])
    it(`keeps ${key} from pressing the button that it hides`, async () => {
      const element = await shown(MOMENTS['a match that is won']!, {speed: 'slow'});
      running(element).forEach((animation) => animation.pause());
      find(element, '[data-item=again]').focus();
      const {match} = element;
      await keys(key);
      await frames(SOON);
      expectGone(element);
      expect(element.match).to.equal(match);
      expect(find(element, '.score')).not.to.equal(null);
    });

  for (const name of ['a capo’s win', 'a match that is lost'])
    it(`does not cover text on a phone: ${name}`, async () => {
      await setViewport({width: 390, height: 664});
      const element = await shown(MOMENTS[name]!);
      running(element).forEach((animation) => animation.pause());
      const call = find(element, '.call b').getBoundingClientRect();
      const covered = findAll(element, '.own > *, .sign, .question, .detail').filter((text) => {
        const {top, bottom, left, right, width} = text.getBoundingClientRect();
        const isSeen = width > 0 && text.checkVisibility({opacityProperty: true});
        return isSeen && top < call.bottom && bottom > call.top && left < call.right && right > call.left;
      });
      expect(covered).to.deep.equal([]);
    });

  for (const [place, seats, look] of [
    ['first', 'you bot bot bot', 'own-win'],
    ['last', 'bot bot you bot', 'own-win'],
    ['other', 'bot you bot bot', 'bows'],
  ] as const)
    it(`honours all players of the winning side, as shown to the ${place} player`, async () => {
      const moment = matchOfSide();
      const element = await before(moment, {seats});
      const honoured = appeared(element, '.honoured .avatar');
      if (place === 'first') void play(element, moment);
      else {
        await untilAsked(element);
        element.play(element.scene!.moves[0]!);
      }
      await honoured;
      const seen = findAll(element, '.honoured .avatar').map(({className}) => /seat-\d/.exec(className)![0]);
      expect([seen, find(element, '.honoured').classList.contains(look)]).to.deep.equal([['seat-0', 'seat-2'], true]);
    });

  it('leaves the next match’s cards where they belong', async () => {
    const element = await shown(MOMENTS['a goat']!);
    await until(() => find(element, '.moment') === null && find(element, '[data-item="again"]') !== null);
    const ready = told(element, 'table-ready');
    element.newMatch();
    await ready;
    await until(() => find(element, '.pack > .shown') !== null);
    await element.match!.idle;
    const middleOf = (selector: string): number => {
      const {top, height} = find(element, selector).getBoundingClientRect();
      return top + height / 2;
    };
    expect(middleOf('.pack > .shown')).to.be.closeTo(middleOf('.pile'), 3);
  });

  it('comes after the move that triggers it, and before the next turn', async () => {
    const moment = tableSwept();
    const element = await before(moment);
    const seen: string[] = [];
    for (const type of ['table-trick', 'table-move', 'table-turn'])
      element.addEventListener(type, () => seen.push(type));
    new MutationObserver(() => seen.push(find(element, '.moment') ? 'moment' : 'over')).observe(
      find(element, '.flights'),
      {
        childList: true,
      },
    );
    const turned = told(element, 'table-turn');
    await play(element, moment);
    await turned;
    expect(seen.slice(seen.indexOf('table-trick'))).to.deep.equal([
      'table-trick',
      'table-move',
      'moment',
      'over',
      'table-turn',
    ]);
  });

  for (const [how, features, more] of [
    ['to readers who want less motion', {'prefers-reduced-motion': 'reduce'}, {}],
    ['at instant speed', {}, {speed: 'instant'}],
  ] as const)
    it(`is not shown ${how}`, async () => {
      await emulateFeatures(features);
      for (const make of [tableSwept, capoWins, goatFound]) {
        const moment = make();
        const element = await put(
          moment.tag,
          {speed: 'normal', ...moment.attributes, ...more},
          'table-ready',
          moment.record,
        );
        await new Promise((done) => setTimeout(done, 300));
        let shown = 0;
        new MutationObserver(() => shown++).observe(find(element, '.flights'), {childList: true});
        await play(element, moment);
        await told(element, make === tableSwept ? 'table-turn' : 'table-score');
        await element.match!.idle;
        expect(shown).to.equal(0);
        element.remove();
      }
    });

  for (const name of Object.keys(MOMENTS))
    it(`has no accessibility faults: ${name}`, async () => {
      await setViewport({width: 390, height: 664});
      const element = await shown(MOMENTS[name]!);
      for (const animation of running(element)) {
        animation.pause();
        animation.currentTime = LONGEST * 0.4;
      }
      expect(await wrongs(element)).to.deep.equal([]);
    });
});

describe('The score of a deal', () => {
  afterEach(async () => {
    document.body.replaceChildren();
    await emulateFeatures();
    await emulateTouch(false);
  });

  async function counted(): Promise<CardTable> {
    const element = await shown(MOMENTS['a match that is won']!);
    await until(() => find(element, '.moment .rolls') !== null);
    return element;
  }

  it('appears together with the numbers that roll over it', async () => {
    const element = await counted();
    const animations = running(element);
    animations.forEach((animation) => animation.pause());
    const opacities = [150, 50, 0].map((time) => {
      for (const animation of animations) animation.currentTime = time;
      return ['.score', '.moment'].map((part) => getComputedStyle(find(element, part)).opacity);
    });
    for (const [panel, numbers] of opacities) expect(numbers).to.equal(panel);
    expect(opacities.at(-1)).to.deep.equal(['0', '0']);
  });

  it('is counted up briefly, and is readable as a whole in the meantime', async () => {
    const element = await counted();
    const animations = running(element);
    for (const {effect} of animations) expect(effect!.getComputedTiming().endTime).to.be.at.most(LONGEST);
    animations.forEach((animation) => animation.pause());
    const read = find(element, '.score').textContent;
    const tree = await outline();
    animations.forEach((animation) => animation.finish());
    await element.match!.idle;
    await frames(2);
    expectGone(element);
    expect(find(element, '.score').textContent).to.equal(read);
    expect(await outline()).to.equal(tree);
  });

  for (const [name, act] of Object.entries(WAYS))
    it(`appears at once after ${name}`, async () => {
      if (name.startsWith('a tap')) await emulateTouch(true);
      const element = await counted();
      find(element, '[data-refuge]').focus({preventScroll: true});
      running(element).forEach((animation) => animation.pause());
      await act(element);
      await frames(SOON);
      expectGone(element);
    });
});
