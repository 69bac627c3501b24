// Opens pages of other people, each of its own kind, with elements of the kit in them: see test/hosts/scenes. A page checks itself.
import {readdirSync} from 'node:fs';

const SIZE = {width: 900, height: 700};
export const kind = 'scenes';

export const SCENES = readdirSync(new URL('scenes', import.meta.url)).map((file) => file.replace('.html', ''));

export const cases = ({only}) => ({
  told: 'every page',
  list: only('SCENES', SCENES).map((name) => ({fresh: true, size: SIZE, page: `/scenes/${name}.html`, parts: [name]})),
});

export async function look(page) {
  const faults = await page.call('check');
  return [...faults, ...page.heard.map((heard) => ({what: 'the console', expected: 'no error', got: heard}))];
}
