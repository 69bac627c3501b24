// `node tools/lab/bench-pages.mjs [-- LOADS [PAGE…]]`: opens pages of the built kit in Chromium as a slow phone does (processor slowed four times, 1.44 Mb/s,
// 150 ms), and prints medians: the milliseconds until a reader can act, the requests until then and their bytes as sent (gzip), and the largest
// contentful paint, the layout shift and the total blocking time until two seconds later.
import process from 'node:process';
import {openPagesSlowly} from './measure/slow-pages.mjs';

const [loads = '5', ...names] = process.argv.slice(2);
const rows = await openPagesSlowly(Number(loads), names.length > 0 ? names : undefined);
console.log('page      milliseconds  requests  kilobytes  paint ms  shift  blocked ms');
for (const {name, milliseconds, requests, bytes, paint, shift, blocking} of rows) {
  const cells = [milliseconds, requests, (bytes / 1000).toFixed(1), paint, shift, blocking];
  console.log(
    name.padEnd(9) + cells.map((cell, place) => String(cell).padStart([13, 10, 11, 10, 7, 12][place])).join(''),
  );
}
