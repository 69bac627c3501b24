import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import '@cartavola/elements/define/cartavola-settings.js';
import type {CapodamaTable} from '@cartavola/elements';
import {emulateFeatures} from '../input.js';
import {mouse} from '../journeys/hands.js';
import {contrasts} from './axe.js';
import {momentsOf, tableAt, type Phase} from './moments.js';
import {choose, find, panelWith, table} from './table-in-page.js';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** A colour as the browser returns it, with channels from 0 to 255. */
function channels(colour: string): Colour {
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!, alpha! / 255];
}

const luminance = ([red, green, blue]: Colour): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => {
  const mix = (one: number, other: number): number => one * alpha + other * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
};

/** The darkest and lightest colours that a surface with gradients can have. */
function extremes({backgroundColor, backgroundImage}: CSSStyleDeclaration): string[] {
  const found = [backgroundColor, ...(backgroundImage.match(/(?:rgba?|color)\([^)]*\)/g) ?? [])].map(channels);
  const solid = found.filter(([, , , alpha]) => alpha === 1);
  const veils = found.filter(([, , , alpha]) => alpha > 0 && alpha < 1);
  const all = solid
    .flatMap((colour) => [colour, ...veils.map((veil) => over(veil, colour))])
    .sort((a, b) => luminance(a) - luminance(b));
  return [all[0]!, all.at(-1)!].map(([red, green, blue]) => `rgb(${red} ${green} ${blue})`);
}

const tableIn = (phase: Phase, theme: string): Promise<CapodamaTable> =>
  tableAt(
    momentsOf(4).find((moment) => moment.phase === phase)!,
    {theme},
  );

describe('A theme', () => {
  before(() => setViewport({width: 1200, height: 900}));
  after(() => setViewport({width: 1000, height: 800}));
  afterEach(async () => {
    document.body.replaceChildren();
    await emulateFeatures();
  });

  for (const theme of ['felt', 'wood', 'plain']) {
    for (const scheme of ['light', 'dark']) {
      it(`has enough contrast: ${theme} on a ${scheme} page`, async () => {
        await emulateFeatures({'prefers-color-scheme': scheme, 'prefers-reduced-motion': 'reduce'});
        for (const phase of ['follow', 'score'] as const) {
          const element = await tableIn(phase, theme);
          // The plain theme follows the page, which may be in either scheme.
          element.style.colorScheme = 'light dark';
          const felt = find(element, '.table');
          if (phase === 'follow') find(element, '.hand .unplayable').click();
          await element.updateComplete;
          for (const colour of new Set(extremes(getComputedStyle(felt)))) {
            // Axe can't determine the colour of a gradient behind text.
            felt.style.background = colour;
            const {enough, wrong} = await contrasts(element);
            expect(wrong, `${phase} on ${colour}`).to.deep.equal([]);
            expect(enough).to.be.above(20);
            felt.style.background = '';
          }
          if (phase === 'follow') {
            await choose(element);
            expect((await contrasts(await panelWith(element, '.items'))).wrong, 'menu').to.deep.equal([]);
            find(element, '[data-item="settings"]').click();
            // Axe can't determine the background of text that is cut off. All text is complete at one end of the panel
            // or the other.
            const settings = await panelWith(element, '.settings');
            const atTop = (await contrasts(settings)).wrong;
            settings.closest('.panel')!.scrollTop = 10_000;
            const atEnd = (await contrasts(settings)).wrong;
            expect(
              atTop.filter((fault) => atEnd.includes(fault)),
              'settings',
            ).to.deep.equal([]);
            find(element, '.panel [data-item="menu"]').click();
            (await panelWith(element, '[data-item="log"]')).click();
            expect((await contrasts(await panelWith(element, 'li'))).wrong, 'moves').to.deep.equal([]);
          }
          element.remove();
        }
      });
    }
  }

  it('changes the table’s look and, for the plain theme, has different looks in light and dark mode', async () => {
    const looks = new Set<string>();
    for (const [theme, scheme] of [
      ['felt', 'light'],
      ['wood', 'light'],
      ['plain', 'light'],
      ['plain', 'dark'],
    ] as const) {
      await emulateFeatures({'prefers-color-scheme': scheme});
      const element = await tableIn('double', theme);
      element.style.colorScheme = 'light dark';
      const {backgroundColor, backgroundImage} = getComputedStyle(find(element, '.table'));
      looks.add(`${backgroundColor} ${backgroundImage}`);
      element.remove();
    }
    expect(looks.size).to.equal(4);
  });
});

describe('A table’s sounds', () => {
  afterEach(() => {
    document.createElement('cartavola-settings').forget();
    document.body.replaceChildren();
  });

  const field = async (element: CapodamaTable): Promise<HTMLInputElement> => {
    if (!find(element, '.settings')) await choose(element, 'settings');
    await panelWith(element, '.settings');
    return find(element, '.settings [name="sound"]') as HTMLInputElement;
  };

  it('are initially off, and can be turned on and off in the settings', async () => {
    const element = await table();
    expect((await field(element)).checked).to.equal(false);
    for (const on of [true, false]) {
      await mouse.use(await field(element));
      await element.updateComplete;
      expect((await field(element)).checked).to.equal(on);
      expect(find(element, '[name="volume"]') !== null).to.equal(on);
      // Settings don't change attributes, which belong to the page's author.
      expect(element.hasAttribute('sound')).to.equal(false);
    }
  });

  it('are on if the page turns them on', async () => {
    const element = await table({sound: ''});
    expect((await field(element)).checked).to.equal(true);
    element.sound = false;
    await element.updateComplete;
    expect((await field(element)).checked).to.equal(false);
  });
});
