// Measures every element's layout shifts while the kit loads and while bots play.
import process from 'node:process';
import {atMoment, factorsOf, OTHERS, TABLES, watchedByBots} from './variants.mjs';

const WIDTHS = [320, 412, 820, 1366];
const HEIGHT = 800;
const CONTAINERS = ['block', '1fr around a main', 'flex > div', 'figure', 'inline-block', 'flex item'];
const SHEETS = ['none', 'bootstrap', 'wordpress blocks', 'root 62.5 %', 'all: revert'];

export const kind = 'shifts';
const isSample = process.env.TESTS !== 'all';
/** Tables whose card motion is tested at a phone's width, in the engine that measures layout shift. */
const MOVING = ['scopa 2', 'scopa 4', 'capodama 6', 'calypso'];
const PACES = {instant: 20, fast: 6};

const movingCases = (elements) =>
  MOVING.filter((name) => elements.includes(name)).map((variant) => ({
    variant,
    container: 'block',
    pace: 'fast',
    fresh: true,
    size: {width: 412, height: HEIGHT},
    page: '/host?linked=yes&kit=late',
    parts: ['none', 'block', 'viewport 412', `${variant}, at a pace that readers can follow`],
  }));

/** Lists the cases. Containers and sheets alternate. Outside Chromium, each element is tested at every second width. */
export function cases({engine, sheets, only}) {
  const elements = only(
    'ELEMENTS',
    [...TABLES, ...OTHERS].map(({name}) => name),
  );
  const here = only(
    'SHEETS',
    SHEETS.filter((sheet) => sheets.has(sheet)),
  );
  const containers = only('CONTAINERS', CONTAINERS);
  const list = [];
  for (const [turn, width] of only('WIDTHS', WIDTHS).map(Number).entries())
    for (const [place, variant] of elements.entries()) {
      if (engine !== 'chromium' && (place + turn) % 2 === 1) continue;
      // In CI, Firefox and WebKit share the cases.
      if (isSample && turn % 2 === (engine === 'firefox' ? 1 : engine === 'webkit' ? 0 : -1)) continue;
      const sheet = here[(place + turn) % here.length];
      const container = containers[(place * 5 + turn) % containers.length];
      list.push({
        variant,
        container,
        pace: 'instant',
        fresh: true,
        size: {width, height: HEIGHT},
        page: `/host?linked=yes&kit=late&sheet=${encodeURIComponent(sheet)}`,
        values: [sheet, container, width, ...factorsOf(variant)],
        parts: [sheet, container, `viewport ${width}`, variant],
      });
    }
  return {
    told: `every element at ${engine === 'chromium' ? 'every' : 'every second'} width; containers and style sheets alternate`,
    list: engine === 'chromium' ? [...list, ...movingCases(elements)] : list,
  };
}

export async function look(page, {variant: name, container, pace}) {
  const variant = [...TABLES, ...OTHERS].find((one) => one.name === name);
  const watched = await atMoment(variant, 'begin');
  const attributes = watched.game ? {...watchedByBots(watched), speed: pace} : watched.attributes;
  return page.call('watchUpgrade', {variant: {...watched, opens: false, attributes}, container, moves: PACES[pace]});
}
