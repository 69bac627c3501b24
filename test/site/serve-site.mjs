// Serves the built site under a strict policy, with a script in each page that records its faults in any browser.
import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

const KINDS = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.xml': 'application/rss+xml',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Policy of the site's pages: they may load only the site's own files. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'";

const HEARD = `globalThis.heard = [];
const note = (text) => void heard.push(String(text).slice(0, 300));
addEventListener('error', ({message, target}) =>
  note(message || 'not loaded: ' + (target.src || target.href)), true);
addEventListener('unhandledrejection', ({reason}) => note('rejected: ' + (reason?.stack ?? reason)));
addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => note(violatedDirective + ': ' + blockedURI));
const write = console.error;
console.error = (...all) => (note('console: ' + all.join(' ')), write.apply(console, all));
for (const kind of ['table', 'diagram', 'puzzle', 'replay', 'rules', 'pad', 'card', 'settings'])
  addEventListener(kind + '-error', ({detail}) => note(kind + '-error: ' + detail.code + ' ' + detail.message), true);`;

/** Files whose name changes with their content. Browsers cache them, as they would from a real server. */
const HASHED = /^\/(?:assets|cartavola\/chunks)\//;

/** WebKit's windows can't be as narrow as a phone, so it shows pages in a frame. */
const FRAME = '<!doctype html><style>body{margin:0}iframe{border:0}</style><iframe id="frame"></iframe>';

/**
 * Serves `folder`. `extra` has other pages, keyed by path. `notes` says whether each page records its faults, and
 * `policy` whether pages are served with a content security policy. With `base`, such as `/cartavola`, the site has this
 * path on its host, as on GitHub Pages, and it is part of the origin. Returns the origin, a function that stops the
 * server, `extra`, and `missing`: the requests for files that don't exist.
 */
export async function serveSite(folder, extra = new Map(), {notes = true, policy = true, base = ''} = {}) {
  const missing = [];
  const server = createServer((request, response) => {
    const {pathname: whole} = new URL(request.url, 'http://site');
    const refuse = () => {
      missing.push(`${whole} is missing`);
      response.writeHead(404).end();
    };
    const send = (body, kind, more = {}) =>
      response
        .writeHead(200, {
          'Content-Type': `${kind}; charset=utf-8`,
          'Content-Encoding': 'gzip',
          'Access-Control-Allow-Origin': '*',
          ...more,
        })
        .end(gzipSync(body));
    if (whole === '/__heard.js') return send(HEARD, 'text/javascript');
    if (whole === '/frame') return send(FRAME, 'text/html');
    if (whole === '/favicon.ico') return response.writeHead(204).end();
    if (!whole.startsWith(`${base}/`)) return refuse();
    const pathname = whole.slice(base.length);
    if (extra.has(pathname)) return send(extra.get(pathname), 'text/html');
    const file = path.join(folder, path.posix.normalize(decodeURIComponent(pathname).replace(/\/$/, '/index.html')));
    const kind = KINDS[path.extname(file)];
    if (!kind) return refuse();
    readFile(file).then(
      (body) =>
        kind === 'text/html' && !pathname.startsWith('/cartavola/')
          ? send(
              notes
                ? String(body).replace(/<head>|<!doctype html>(?![^]*<head>)/i, '$&<script src="/__heard.js"></script>')
                : body,
              kind,
              // Sheets are saved and printed, so they contain their styles.
              pathname.startsWith('/downloads/') || !policy ? {} : {'Content-Security-Policy': POLICY},
            )
          : send(body, kind, HASHED.test(pathname) ? {'Cache-Control': 'max-age=3600, immutable'} : {}),
      refuse,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${server.address().port}${base}`,
    extra,
    missing,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
