// Serves two origins: one with the built kit, and one with the pages that embed it.
import {once} from 'node:events';
import {createServer} from 'node:http';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {serveKit} from '../embedding/embedding-server.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const scripts = path.join(root, 'test/hosts/page');

const TEXT =
  'The pack is cut, the cards are dealt, and who sits on the right of the dealer leads. One follows suit if one can; who cannot may play what one likes. ';
const paragraphs = (count) => `<p>${TEXT.repeat(2)}</p>\n`.repeat(count);

/**
 * Returns a third-party page for `/host?sheet=…&linked=yes&kit=late`. With `linked`, it links cartavola.css. With `kit=late`, its script loads the
 * kit when `hosts.loadKit()` is called.
 */
function hostPage({text, quirks, dir, strips, smallRoot}, kit, query) {
  const linked = query.get('linked') === 'yes';
  const late = query.get('kit') === 'late';
  return `${quirks ? '' : '<!doctype html>\n'}<html lang="en"${dir ? ` dir="${dir}"` : ''} data-kit="${kit}"${strips ? ' data-strips' : ''}${smallRoot ? ' data-small-root' : ''}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A page of somebody else</title>
<link rel="icon" href="/icon">
${text ? `<link rel="stylesheet" href="/sheet?sheet=${encodeURIComponent(query.get('sheet'))}">` : ''}
${linked ? `<link rel="stylesheet" id="kit-sheet" href="${kit}/cartavola.css">` : ''}
<script src="/hosts/faults-heard.js"></script>
<script type="module" src="/hosts/hosts.js"></script>
${late ? '' : `<script type="module" src="${kit}/cartavola.js"></script>`}
<body>
<div id="before">${query.has('tall') ? paragraphs(12) : ''}</div>
<main id="place"></main>
<div id="after">${query.has('tall') ? paragraphs(12) : ''}</div>
</html>`;
}

/** Page on the other origin with a resizable frame, because WebKit's windows can't be as narrow as phones. */
const FRAME = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A frame</title>
<style>body {margin: 0} iframe {border: 0; display: block}</style><iframe id="frame"></iframe></html>`;

const KINDS = {'.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css'};

/** Serves both origins. `sheets` are the style sheets, keyed by name. */
export async function serveHosts(sheets) {
  const kit = await serveKit([path.join(root, 'packages/cartavola/dist')]);

  async function answer(url) {
    const query = url.searchParams;
    const sheet = sheets.get(query.get('sheet') ?? 'none');
    if (url.pathname === '/host') return sheet && ['text/html', hostPage(sheet, kit.origin, query)];
    if (url.pathname === '/frame') return ['text/html', FRAME];
    if (url.pathname === '/sheet') return sheet && ['text/css', sheet.text];
    if (url.pathname === '/icon') return ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'];
    if (url.pathname === '/axe.js')
      return ['text/javascript', await readFile(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8')];
    if (url.pathname === '/darkreader.js')
      return ['text/javascript', await readFile(fileURLToPath(import.meta.resolve('darkreader')), 'utf8')];
    const scene = /^\/scenes\/[\w-]+\.html$/.test(url.pathname) && path.join(root, 'test/hosts', url.pathname);
    if (scene) return ['text/html', (await readFile(scene, 'utf8')).replaceAll('{{kit}}', kit.origin)];
    const name = /^\/hosts\/([\w-]+\.m?js)$/.exec(url.pathname)?.[1];
    const file = name && path.join(scripts, name);
    return file && existsSync(file) && [KINDS[path.extname(file)], await readFile(file, 'utf8')];
  }

  const server = createServer((request, response) => {
    answer(new URL(request.url, 'http://page')).then(
      (found) => {
        if (!found) return response.writeHead(404).end();
        return response
          .writeHead(200, {'Content-Type': `${found[0]}; charset=utf-8`, 'Cache-Control': 'no-cache'})
          .end(found[1]);
      },
      (error) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    kit.stop();
    server.close();
    server.closeAllConnections();
  };
  return {kit: kit.origin, pages: `http://127.0.0.1:${server.address().port}`, close};
}
