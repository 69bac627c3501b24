// Serves pages with elements rendered on the server, from source, under the policies of a strict site.
import {rmSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {bundle} from '../../tools/build/bundle.mjs';
import {policies} from '../embedding/embedding-server.mjs';

const NONCE = 'bm9uY2U';

/** Renders a page with elements, each followed by a paragraph. The page loads the kit on the `start` event. */
const pageOf = (language, kit, elements) => `<!doctype html>
<html lang="${language}">
  <meta charset="utf-8" />
  <title>A page from a server</title>
  <script src="${kit}/violations.js"></script>
  <script src="${kit}/shifts.js"></script>
  <script type="module" crossorigin src="${kit}/starts-late.js"></script>
  <link rel="stylesheet" href="/test/pages/steady.css" />
  <link rel="stylesheet" href="/packages/elements/src/cartavola.css" />
${elements.map((element) => `  ${element}\n  <p class="after">After it.</p>`).join('\n')}
</html>
`;

/**
 * Plugin and middleware for @web/test-runner. `/__served?page=<json>`: a page with the elements of `{language,
 * elements: [[name, options]], styles, csp, without}`; `styles` is `nonce`, or `link` for a link to
 * `/__served/<name>.css`. `csp` is one of the policies. `without` is a chunk of the kit that fails to load. A problem
 * results in status 400.
 */
export function servedPages(root, {kit}) {
  const folder = path.join(root, 'node_modules/.cache/served-pages', String(process.pid));
  let loading;
  const load = () =>
    (loading ??= bundle({server: path.join(root, 'packages/elements/src/server.ts')}, folder).then(
      ([file]) => import(pathToFileURL(file).href),
    ));

  async function middleware(context, next) {
    const sheet = /^\/__served\/([\w-]+)\.css$/.exec(context.path)?.[1];
    if (!sheet && context.path !== '/__served') return next();
    const {renderElement, styleSheetOf} = await load();
    const valueOf = (result) => (result.ok ? result.value : context.throw(400, result.problem.code));
    if (sheet) {
      context.type = 'css';
      context.body = valueOf(await styleSheetOf(sheet));
      return;
    }
    const {language, elements, styles, csp, without} = JSON.parse(context.query.page);
    const written = [];
    for (const [name, options] of elements) {
      const style =
        styles === 'link' ? {styleSheet: `/__served/${name}.css`} : styles === 'nonce' ? {nonce: NONCE} : {};
      written.push(valueOf(await renderElement(name, {language, ...options, ...style})));
    }
    const {origin} = await kit;
    if (csp) {
      const policy = policies(origin)[csp];
      const own = styles === 'nonce' ? policy.replace("style-src 'self'", `$& 'nonce-${NONCE}'`) : policy;
      context.set('Content-Security-Policy', own);
    }
    context.type = 'html';
    context.body = pageOf(language, without ? `${origin}/without/${without}/served` : origin, written);
  }

  return {middleware, plugin: {name: 'served-pages', serverStop: () => rmSync(folder, {recursive: true, force: true})}};
}
