import {keptBelow} from '../unbroken.js';
import {expect} from 'chai';
import {emulateMedia, setViewport} from '@web/test-runner-commands';
import type {GameReplay} from '@cartavola/elements';
import {emulateFeatures} from '../input.js';
import {contrasts, wrongs} from '../tables/axe.js';
import {find, findAll, press, put, SCOPA} from './replay-in-page.js';
import {samplePairs} from '../sample-size.js';

/** States of a replay that look different. */
const STATES: Readonly<
  Record<string, readonly [Readonly<Record<string, string>>, (replay: GameReplay) => Promise<void>]>
> = {
  'at the start': [{}, () => Promise.resolve()],
  'with a comment': [{ply: '2'}, () => Promise.resolve()],
  'at the end': [{ply: '5'}, () => Promise.resolve()],
  'with a guess to make': [{guess: '0'}, () => Promise.resolve()],
  'after a guess': [
    {guess: '0'},
    async (replay) => {
      findAll(replay, '[data-act="guess"]')[0]!.click();
      await replay.updateComplete;
    },
  ],
  'asking as whom to play': [{}, (replay) => press(replay, 'play-on')],
};

describe('Accessibility of a replay', () => {
  afterEach(async () => {
    document.body.replaceChildren();
    document.documentElement.style.colorScheme = '';
    await emulateFeatures();
  });

  const windows = [
    [320, 640, 'fr'],
    [1000, 700, 'en'],
    [320, 640, 'it'],
  ] as const;
  for (const [[width, height, lang], [state, [attributes, arrive]]] of samplePairs(windows, Object.entries(STATES)))
    it(`passes axe: ${state}, ${lang}, ${width} px`, async () => {
      await setViewport({width, height});
      const replay = await put(SCOPA, {lang, ...attributes});
      await arrive(replay);
      expect(await wrongs(replay)).to.deep.equal([]);
      expect(replay.getBoundingClientRect().right).to.be.at.most(width);
      // Nothing is cut off at the sides.
      for (const part of ['.replay', '.controls', '.options', '.beside']) {
        const {scrollWidth, clientWidth} = find(replay, part)!;
        expect(scrollWidth, part).to.be.at.most(clientWidth + 1);
      }
    });

  for (const scheme of ['light', 'dark'])
    it(`has enough contrast in a ${scheme} page`, async () => {
      await setViewport({width: 1000, height: 700});
      document.documentElement.style.colorScheme = scheme;
      const replay = await put(SCOPA, {ply: '2'});
      const {enough, wrong} = await contrasts(find(replay, '.replay')!);
      // Axe can't determine the background of symbols and of text in pictures.
      expect(wrong.filter((line) => !/ (?:text\[|game-replay,(?:text\[|\.note))/.test(line))).to.deep.equal([]);
      expect(enough).to.be.above(10);
    });

  it('does not move cards if the reader prefers reduced motion', async () => {
    await emulateFeatures({'prefers-reduced-motion': 'reduce'});
    const replay = await put(SCOPA);
    await press(replay, 'next');
    expect(find(replay, '.picture')!.getAnimations({subtree: true})).to.deep.equal([]);
    await emulateFeatures();
    await press(replay, 'next');
    expect(find(replay, '.picture')!.getAnimations({subtree: true}).length).to.be.above(0);
  });

  it('is printed as a figure for each moment with a comment', async () => {
    const replay = await put(SCOPA);
    dispatchEvent(new Event('beforeprint'));
    const figures = findAll(replay, '.figures figure');
    expect(figures.map((figure) => figure.querySelector('figcaption')!.textContent)).to.deep.equal([
      'Start — Ada has the seven of coins.',
      'Move 2 of 5 — Bruno plays the seven of hearts. — A mistake.',
    ]);
    expect(figures.every((figure) => figure.querySelector('.picture') !== null)).to.equal(true);
    dispatchEvent(new Event('afterprint'));
    await replay.updateComplete;
    expect(find(replay, '.figures')).to.equal(null);
    const guessed = await put(SCOPA, {guess: '0'});
    dispatchEvent(new Event('beforeprint'));
    // Moves that are still to be guessed aren't printed.
    expect(find(guessed, '.figures')!.textContent).not.to.contain('seven of hearts');
    dispatchEvent(new Event('afterprint'));
  });

  it('prints its current view without controls if no figures were requested', async () => {
    const replay = await put(SCOPA, {ply: '2'});
    const seen = (selector: string): boolean => find(replay, selector)?.checkVisibility() ?? false;
    await emulateMedia({media: 'print'});
    for (const part of ['.ground > .picture', '.place', '.comment']) expect(seen(part), part).to.equal(true);
    for (const part of ['.controls', '.options', '.save']) expect(seen(part), part).to.equal(false);
    dispatchEvent(new Event('beforeprint'));
    expect([seen('.ground > .picture'), seen('.figures .picture')]).to.deep.equal([false, true]);
    // Figures don't leave an empty page before them: pages break between figures, never inside one.
    expect(getComputedStyle(replay)).to.include({display: 'block', breakInside: 'auto'});
    // The title stays with the first figure.
    const [figure] = findAll(replay, '.figures figure');
    const {height} = figure!.getBoundingClientRect();
    expect(keptBelow(find(replay, '.figures h2')!, figure!)).to.be.above(height);
    dispatchEvent(new Event('afterprint'));
    await emulateMedia({media: 'screen'});
  });
});
