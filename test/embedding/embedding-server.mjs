// Serves pages that embed the built kit from another origin, under the policies of a strict site.
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import path from 'node:path';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.map': 'application/json',
  '.json': 'application/json',
};

/** Values of Content-Security-Policy for pages in test/pages, keyed by `?csp=…`. */
export function policies(kit) {
  const strict = (workers, scripts = kit) =>
    `default-src 'none'; script-src ${scripts}; style-src 'self'; img-src 'self'; font-src 'self'; ` +
    `connect-src 'self'; worker-src ${workers}`;
  const trusted = `require-trusted-types-for 'script'; trusted-types lit-html cartavola`;
  return {
    strict: strict('blob:'),
    'trusted-types': `${strict('blob:')}; ${trusted}`,
    'own-workers': strict(`'self'`, `'self' ${kit}`),
    'own-trusted-workers': `${strict(`'self'`, `'self' ${kit}`)}; ${trusted}`,
    'no-workers': strict(`'none'`),
  };
}

/** Path prefix `/without/<chunks>/<token>/`: requests for these chunks fail until they are restored. */
const WITHOUT = /^\/without\/([\w.,-]+)\/(\w+)(?=\/)/;

/** Path prefix `/spoilt/<way>/<file>/`: files with this name differ from the published ones. */
const SPOILT = /^\/spoilt\/(\w+)\/([\w.-]+)(?=\/)/;
const WAYS = {
  /** An additional byte that doesn't change the file's behaviour. */
  byte: (body) => Buffer.concat([body, Buffer.from('\n')]),
  /** Syntax that the browser doesn't support. */
  syntax: () => 'let newer = than ?! this.browser',
};

/** Serves the file from the first folder that has it, to any origin. `/mend/<token>` restores a token's chunks. */
export async function serveKit(folders) {
  const mended = new Set();
  const server = createServer((request, response) => {
    const asked = path.posix.normalize(decodeURIComponent(new URL(request.url, 'http://kit').pathname));
    const [place = '', chunks = '', token] = WITHOUT.exec(asked) ?? [];
    const [spoiltPlace = '', way, spoilt] = SPOILT.exec(asked) ?? [];
    const name = asked.slice(place.length + spoiltPlace.length);
    if (name.startsWith('/mend/')) mended.add(path.posix.basename(name));
    const chunk = /^\/chunks\/(.+)-[\w-]{8}\.js$/.exec(name)?.[1];
    // Close the connection without a response.
    if (chunk && chunks.split(',').includes(chunk) && !mended.has(token)) return response.destroy();
    const file = folders.map((folder) => path.join(folder, name)).find(existsSync);
    const type = TYPES[path.extname(name)];
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (!file || !type) return response.writeHead(404).end();
    readFile(file).then(
      (body) =>
        response
          .writeHead(200, {'Content-Type': type})
          .end(path.basename(name) === spoilt && Object.hasOwn(WAYS, way) ? WAYS[way](body) : body),
      () => response.writeHead(500).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close()};
}

/**
 * Plugin and middleware for @web/test-runner, and the server of the kit. `/__kit-origin` returns its origin. In `/test/pages/*.html`, `{{kit}}` is
 * replaced by that origin, `{{folder}}` by the URL of its folder, and `{{script}}` by the URL of its script (with `?from=page`, of a copy on the
 * page's own origin; with `?without=` and `?token=`, see `WITHOUT`; with `?spoilt=<way>/<file>`, see `SPOILT`). `?csp=`
 * selects the policy for the page. Scripts in test/pages come from the kit's origin as well, because a page under a
 * policy may not run any others.
 */
export function embeddingServer(root) {
  const pages = path.join(root, 'test/pages');
  const kit = serveKit([path.join(root, 'packages/cartavola/dist'), pages]);

  async function middleware(context, next) {
    if (context.path === '/__kit-origin') {
      context.body = (await kit).origin;
      return;
    }
    const name = /^\/test\/pages\/([\w-]+\.html)$/.exec(context.path)?.[1];
    if (!name || !existsSync(path.join(pages, name))) return next();
    const {origin} = await kit;
    const policy = context.query.csp;
    if (policy) {
      const header = policies(origin)[policy];
      context.assert(header, 400, `no policy named ${policy}`);
      context.set('Content-Security-Policy', header);
    }
    const {from, without, token, spoilt} = context.query;
    const place = (without ? `/without/${without}/${token}` : '') + (spoilt ? `/spoilt/${spoilt}` : '');
    const folder = from === 'page' ? '/packages/cartavola/dist' : origin + place;
    context.set('Cache-Control', 'no-store');
    context.type = 'html';
    context.body = (await readFile(path.join(pages, name), 'utf8'))
      .replaceAll('{{script}}', `${folder}/cartavola.js`)
      .replaceAll('{{folder}}', folder)
      .replaceAll('{{kit}}', origin);
  }

  return {kit, middleware, plugin: {name: 'embedding-server', serverStop: async () => (await kit).stop()}};
}
