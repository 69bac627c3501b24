// Measures how soon a reader can act on pages of the built kit, as on a slow phone.
import {kilobytes, mediansOf} from './numbers.mjs';
import {LINE, openPagesSlowly, SLOWED, WATCHED} from './slow-pages.mjs';

export const pages = {
  id: 'pages',
  title: 'Pages on a slow phone',
  runs: ['node tools/lab/bench-pages.mjs'],
  isBuilt: true,
  async measure({loads}) {
    const rows = await openPagesSlowly(loads);
    return {
      said: `From the beginning of the navigation until a reader can act or read, in Chromium with an empty cache, its processor slowed ${SLOWED} times, at ${LINE.down / 1_000_000} Mb/s and ${LINE.latency} ms; paint, shift and blocking until ${WATCHED / 1000} s later; ${mediansOf(loads, 'load')}.`,
      tables: [
        {
          columns: ['page', 'ms to act', 'requests', 'kB', 'largest paint, ms', 'layout shift', 'blocked, ms'],
          rows: rows.map(({what, milliseconds, requests, bytes, paint, shift, blocking}) => [
            ...[what, milliseconds, requests, kilobytes(bytes), paint, shift.toFixed(3), blocking],
          ]),
        },
      ],
      notes: [
        'To act: a table has a card in hand that is a button, a lesson or a puzzle a button of its first question, a pad its first field. To read: a card, a diagram, a replay has its picture.',
        'Requests, the page itself among them, and bytes as sent (gzip), until then. Pages link `cartavola.css`, which keeps the place of an element until it comes. The window has 390 × 664 pixels.',
        'Largest paint: the largest contentful paint; it may be a text, since browsers do not count drawings in the page. Blocked: the total blocking time, which is what tasks of the main thread took beyond 50 ms each.',
      ],
    };
  },
};
