// Serves one page, the built kit, and the bundled modules of others, compressed as servers do.
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';

const dist = fileURLToPath(new URL('../../../packages/cartavola/dist/', import.meta.url));
const TYPES = {'.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '': 'text/html'};

const HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">';
/** A grid in which elements are inserted. */
const GRID = `${HEAD}<style>main { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 8px } body { margin: 0 }</style><main></main>`;

/** Returns the page to insert elements in, or one that has elements and a script from the beginning. */
const pageOf = (body, script) => (body ? `${HEAD}${body}<script type="module" src="${script}"></script>` : GRID);

/**
 * Serves `/` (with the `body` and the `script` of its query), `/kit/…`, `/assets/…` of the folder `assets`, and `bundles` by name. `taken()` returns
 * the bytes of scripts, styles and pictures, as sent, since it was last asked.
 */
export async function serveContenders(bundles, assets) {
  let sent = 0;
  const compressed = new Map();
  const contentOf = ({pathname, searchParams}) => {
    if (pathname === '/') return pageOf(searchParams.get('body'), searchParams.get('script'));
    if (bundles.has(pathname.slice(1))) return bundles.get(pathname.slice(1));
    const [, folder, name] = /^\/(kit|assets)\/(.+)$/.exec(pathname) ?? [];
    const root = folder === 'kit' ? dist : assets;
    const file = folder && root && path.join(root, path.normalize(name));
    return file && existsSync(file) ? readFileSync(file) : undefined;
  };
  const server = createServer(({url}, response) => {
    const address = new URL(url, 'http://bench');
    const body = compressed.get(url) ?? (contentOf(address) && gzipSync(contentOf(address), {level: 9}));
    if (!body) return response.writeHead(404).end();
    compressed.set(url, body);
    if (address.pathname !== '/') sent += body.length;
    const type = TYPES[path.extname(address.pathname)];
    return response.writeHead(200, {'Content-Type': type, 'Content-Encoding': 'gzip'}).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const taken = () => {
    const bytes = sent;
    sent = 0;
    return bytes;
  };
  return {origin: `http://127.0.0.1:${server.address().port}`, taken, stop: () => server.close()};
}
