// Serves folders of built pages, each under its name.
import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import path from 'node:path';

const KINDS = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.xml': 'text/xml',
  '.txt': 'text/plain',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves `folders`, each under its key as the first segment of the path. Returns the origin, and a function that stops
 * the server.
 */
export async function serveFolders(folders) {
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    const [, name, rest] =
      /^\/([\w-]+)\/(.*)$/.exec(decodeURIComponent(new URL(request.url, 'http://page').pathname)) ?? [];
    const folder = folders[name];
    const file = folder && path.join(folder, path.posix.normalize(`/${rest}`));
    const kind = file && KINDS[path.extname(file)];
    if (!kind) return response.writeHead(404).end();
    readFile(file).then(
      (body) => response.writeHead(200, {'Content-Type': `${kind}; charset=utf-8`}).end(body),
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
