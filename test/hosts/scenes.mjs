// Opens various kinds of third-party pages that contain the kit's elements. See test/hosts/scenes. Each page checks
// itself.
import process from 'node:process';
import {readdirSync, readFileSync} from 'node:fs';

const SIZE = {width: 900, height: 700};
const folder = new URL('scenes/', import.meta.url);
export const kind = 'scenes';

const SCENES = readdirSync(folder).map((file) => file.replace('.html', ''));

/**
 * Returns the window for a page: `<html data-size="390x664">`, and `data-alone` if it asks for real input.
 * `data-prefs` has the preferences, as JSON, of a page that only Firefox opens.
 */
function windowOf(name) {
  const [tag] = /<html[^>]*>/.exec(readFileSync(new URL(`${name}.html`, folder), 'utf8'));
  const [, width, height] = /data-size="(\d+)x(\d+)"/.exec(tag) ?? [];
  const [, prefs] = /data-prefs='([^']*)'/.exec(tag) ?? [];
  return {
    size: width ? {width: Number(width), height: Number(height)} : SIZE,
    alone: tag.includes('data-alone'),
    prefs: prefs && JSON.parse(prefs),
  };
}

/** Pages that only Firefox opens, and pages that every browser opens. */
const [PREFERRED, USUAL] = [true, false].map((needs) =>
  SCENES.filter((name) => (windowOf(name).prefs !== undefined) === needs),
);

/** In CI, Firefox and WebKit share the pages. */
const isHere = (engine, place) =>
  process.env.TESTS === 'all' ||
  process.env.SCENES ||
  engine === 'chromium' ||
  (place % 2 === 0) === (engine === 'firefox');

export const cases = ({engine, only}) => ({
  told: 'every page',
  list: only('SCENES', [
    ...USUAL.filter((_, place) => isHere(engine, place)),
    ...(engine === 'firefox' ? PREFERRED : []),
  ]).map((name) => ({
    fresh: true,
    ...windowOf(name),
    page: `/scenes/${name}.html`,
    parts: [name],
  })),
});

export async function look(page) {
  let {action, faults} = await page.call('check');
  while (action) {
    const [name, ...given] = action;
    await page[name]?.(...given);
    ({action, faults} = await page.call('acted', name in page));
  }
  return [...faults, ...page.heard.map((heard) => ({what: 'the console', expected: 'no error', got: heard}))];
}
