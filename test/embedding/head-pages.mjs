// Serves the command's output about the built kit, and pages with the head from `cartavola head` under the policy that
// it prints.
import {rmSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {bundle} from '../../tools/build/bundle.mjs';

/**
 * Returns the page. Its script, which records blocked files, comes from the kit's folder, because the policy doesn't
 * allow any others.
 */
const pageOf = (language, folder, head, body) => `<!doctype html>
<html lang="${language}">
  <meta charset="utf-8" />
  <title>A page that checks what it loads</title>
  <script src="${folder}violations.js"></script>
${head}
  ${body}
</html>
`;

/**
 * Plugin and middleware for @web/test-runner. `/__printed?args=<json>`: output of the command with these arguments. `/__head?page=<json>`: a page
 * with `{args, language, body, change, without}`. `args` are the arguments of `cartavola head` except the URL. `change` is a kit file that is served
 * with an extra byte. `without` is a pattern for text to remove from the command's output.
 */
export function headPages(root, {kit}) {
  const folder = path.join(root, 'node_modules/.cache/head-pages', String(process.pid));
  let loading;
  const load = () =>
    (loading ??= bundle(
      {cli: path.join(root, 'packages/cli/src/index.ts'), files: path.join(root, 'packages/cli/src/local-files.ts')},
      folder,
    ).then((files) => Promise.all(files.map((file) => import(pathToFileURL(file).href)))));

  async function printed(args) {
    const [{runCommand}, {filesIn}] = await load();
    const lines = [];
    await runCommand(args, {
      kit: () => filesIn(path.join(root, 'packages/cartavola/dist')),
      print: (line) => lines.push(line),
      complain: (line) => lines.push(line),
    });
    return lines.join('\n');
  }

  async function middleware(context, next) {
    if (context.path === '/__printed') {
      context.body = await printed(JSON.parse(context.query.args));
      return;
    }
    if (context.path !== '/__head') return next();
    const {args, language, body, change, without} = JSON.parse(context.query.page);
    const {origin} = await kit;
    const address = change ? `${origin}/spoilt/byte/${change}/` : `${origin}/`;
    const head = await printed(['head', ...args, '--address', address]);
    const policy = /script-src [^]+?(?= -->)/.exec(head)?.[0];
    context.assert(policy, 400, head);
    context.set('Content-Security-Policy', `default-src 'none'; ${policy}; connect-src 'self'`);
    context.set('Cache-Control', 'no-store');
    context.type = 'html';
    context.body = pageOf(language, address, without ? head.replace(new RegExp(without, 'g'), '') : head, body);
  }

  return {middleware, plugin: {name: 'head-pages', serverStop: () => rmSync(folder, {recursive: true, force: true})}};
}
