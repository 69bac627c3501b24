// `node tools/lab/join-shapes.mjs`: prints the paths of the court cards that can be joined, for the lists `PAIRS` of
// `french-courts.ts` and `italian-courts.ts`. Two paths of one colour can be joined if no path between them touches
// either. Run it after you change a court card.
/* global document, Path2D -- what runs in the page */
import {startChrome} from '../../test/packages/table-page.mjs';
import {importSources} from './import-sources.mjs';

/** Number of join orders to try. */
const TRIES = 2000;

/** Lists the pairs of paths that touch each other. Runs in the page. */
function touching(paths) {
  const SCALE = 5;
  const [width, height] = [100 * SCALE, 140 * SCALE];
  const context = Object.assign(document.createElement('canvas'), {width, height}).getContext('2d', {
    willReadFrequently: true,
  });
  Object.assign(context, {lineJoin: 'round', lineCap: 'round'});
  const masks = paths.map(({d, fill, stroke, 'stroke-width': lineWidth = 1}) => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.setTransform(SCALE, 0, 0, SCALE, 0, 0);
    // A canvas does not draw lines of length zero.
    const path = new Path2D(d.replace(/h0(?![\d.])/g, 'h.01').replace(/l0 0(?![\d.])/g, 'l.01 0'));
    if (fill !== 'none') context.fill(path);
    context.lineWidth = lineWidth;
    if (stroke !== 'none') context.stroke(path);
    return context.getImageData(0, 0, width, height).data.filter((_, byte) => byte % 4 === 3);
  });
  return masks.flatMap((above, over) =>
    masks
      .slice(0, over)
      .flatMap((below, under) => (below.some((alpha, at) => alpha && above[at]) ? [[under, over]] : [])),
  );
}

/** Yields the same pseudo-random numbers in each run. */
function* numbers() {
  for (let seed = 12345; ; seed = (seed * 1103515245 + 12345) & 0x7fffffff) yield seed;
}

/** Finds as many pairs as possible: a path, and the path that absorbs it. */
function pairsOf(paths, touches) {
  const paints = paths.map(({fill, stroke = '', 'stroke-width': width = ''}) => `${fill} ${stroke} ${width}`);
  const alike = paths.flatMap((_, one) =>
    paths.flatMap((_, other) => (one < other && paints[one] === paints[other] ? [[one, other]] : [])),
  );
  const random = numbers();
  let best = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const place = paths.map((_, path) => path);
    // Strokes of the same paint may cross.
    const isRight = () =>
      touches.every(
        ([under, over]) => place[under] < place[over] || (place[under] === place[over] && paths[under].fill === 'none'),
      );
    const order = alike.map((pair) => [random.next().value, pair]).sort(([one], [other]) => one - other);
    for (const [number, [one, other]] of order) {
      const ways = [
        [place[one], place[other]],
        [place[other], place[one]],
      ];
      for (const [from, to] of number & 64 ? ways : ways.reverse()) {
        if (from === to) break;
        const moved = place.flatMap((at, path) => (at === from ? [path] : []));
        for (const path of moved) place[path] = to;
        if (isRight()) break;
        for (const path of moved) place[path] = from;
      }
    }
    const pairs = place.flatMap((to, path) => (to === path ? [] : [[path, to]]));
    if (pairs.length > best.length) best = pairs;
  }
  return best
    .flat()
    .map((path) => path.toString(36))
    .join('');
}

const [{inTwo}, {frenchCourts}, {drawing}, {italianCourts}] = await importSources(
  'packages/faces/src/french.ts',
  'packages/faces/src/french-courts.ts',
  'packages/faces/src/italian.ts',
  'packages/faces/src/italian-courts.ts',
);
const signsOf = ({suits}) => Object.fromEntries(Object.entries(suits).map(([suit, {sign}]) => [suit, sign]));
const browser = await startChrome();
try {
  const tab = await browser.newPage();
  for (const figures of [frenchCourts(signsOf(inTwo), []), italianCourts(signsOf(drawing), [])]) {
    const lists = [];
    for (const [, , parts] of figures) {
      const paths = parts.map(([, attributes]) => attributes);
      lists.push(pairsOf(paths, await tab.evaluate(touching, paths)));
    }
    console.log(lists.join(' '));
  }
} finally {
  await browser.close();
}
