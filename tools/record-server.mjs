// Records as sites serve them, for tests: as they were put, late, or without end.
import {Readable} from 'node:stream';

/** By its name, what was put. */
const records = new Map();
/** How many answers are under way. */
let open = 0;

/** An answer that goes on until nobody reads it any more. */
function answer(context, stream) {
  open++;
  context.res.on('close', () => {
    open--;
    stream.destroy();
  });
  context.type = 'json';
  context.body = stream;
}

/**
 * A middleware for @web/test-runner. `/__records/<name>`: what a `PUT` has put there; `/__records/never`: begins, and does not go on;
 * `/__records/endless`: spaces without end; `/__records/open`: how many of these two are being read.
 */
export async function recordServer(context, next) {
  const name = /^\/__records\/([\w-]+)$/.exec(context.path)?.[1];
  if (!name) return next();
  context.set('Cache-Control', 'no-store');
  if (name === 'open') context.body = String(open);
  else if (name === 'never') {
    const stream = new Readable({read: () => undefined});
    stream.push('{');
    answer(context, stream);
  } else if (name === 'endless') {
    const piece = ' '.repeat(65_536);
    answer(context, Readable.from(Array.from({length: 1000}, () => piece)));
  } else if (context.method === 'PUT') {
    const pieces = [];
    for await (const piece of context.req) pieces.push(piece);
    records.set(name, Buffer.concat(pieces).toString());
    context.body = '';
  } else if (records.has(name)) {
    context.type = 'json';
    context.body = records.get(name);
  } else context.status = 404;
}
