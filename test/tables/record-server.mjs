// Serves records to tests as websites might: as uploaded, late, or endlessly.
import {Readable} from 'node:stream';

/** Uploaded records, keyed by name. */
const records = new Map();
/** Number of responses in progress. */
let open = 0;

/** Starts a response that lasts until the client disconnects. */
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
 * Middleware for @web/test-runner. `/__records/<name>` is the body of an earlier `PUT`. `/__records/never` is a
 * response that stalls, and `/__records/endless` is one that consists of endless spaces. `/__records/open` is the
 * number of such responses in progress.
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
