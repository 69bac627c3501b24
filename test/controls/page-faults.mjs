// Checks of an unused page: accessibility, in light and dark, and no horizontal overflow.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = [
  [320, 568],
  [390, 664],
  [1366, 650],
  [1920, 1080],
];

/** Lists the faults that axe finds in one colour scheme. */
export async function faultsByAxe(page, scheme) {
  await page.emulateMediaFeatures([
    {name: 'prefers-color-scheme', value: scheme},
    {name: 'prefers-reduced-motion', value: 'reduce'},
  ]);
  await page.evaluate(axe);
  const {violations} = await page.evaluate(() => globalThis.axe.run());
  return violations.map(({id, help, nodes}) => `${id} (${help}): ${nodes[0].html.slice(0, 120)}`);
}

/** Lists the widths at which a reader would have to scroll sideways. */
export async function faultsOfWidth(page) {
  const before = page.viewport();
  const faults = [];
  for (const [width, height] of SIZES) {
    await page.setViewport({width, height});
    const {wide, room} = await page.evaluate(() => globalThis.controls.widths());
    if (wide > room) faults.push(`at ${width} × ${height} it is ${wide} pixels wide`);
  }
  await page.setViewport(before);
  return faults;
}
