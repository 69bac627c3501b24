// `npm run test:all -- listening`: plays with Orca, by keyboard alone, and compares what is spoken with kept texts.
//
// Environment variables: SCENES=scopa,pad   ENGINES=firefox,chromium (default: firefox)   REWRITE=1 (stores what is spoken; read it before you commit it)
//   REUSE=1 (uses the last build of the kit)   TESTS=all (all scenes; otherwise some)
import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {serveKit} from '../embedding/embedding-server.mjs';
import {findBrowsers} from '../hosts/find-browsers.mjs';
import {SCENES} from './scenes.mjs';
import {missingPrograms, openScreenReader} from './screen-reader.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kept = fileURLToPath(new URL('heard', import.meta.url));
const isWhole = process.env.TESTS === 'all';
const listIn = (name) => process.env[name]?.split(',').map((word) => word.trim());

const scenes = listIn('SCENES')
  ? SCENES.filter(({name}) => listIn('SCENES').includes(name))
  : SCENES.filter(({isQuick}) => isWhole || isQuick);

spawnSync(path.join(root, 'tools/test/install-screen-reader.sh'), {stdio: 'inherit'});
const missing = missingPrograms();
if (missing.length > 0) {
  console.log(`Skipped: no ${missing.join(', no ')}.\n\n0 passed, 0 failed`);
  process.exit();
}
if (!process.env.REUSE || !existsSync(path.join(root, 'packages/cartavola/dist/cartavola.js')))
  spawnSync(process.execPath, ['tools/build/kit.mjs'], {cwd: root, stdio: 'inherit'});

const kit = await serveKit([path.join(root, 'packages/cartavola/dist')]);
const pages = createServer((request, response) => {
  const scene = SCENES.find(({name}) => request.url === `/${name}`);
  response.writeHead(scene ? 200 : 404, {'Content-Type': 'text/html; charset=utf-8'}).end(
    scene &&
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${scene.name}</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="${kit.origin}/cartavola.css"><script type="module" src="${kit.origin}/cartavola.js"></script>
<h1>Cards</h1>${scene.markup}<p>After it</p></html>`,
  );
}).listen(0, '127.0.0.1');
await once(pages, 'listening');
const origin = `http://127.0.0.1:${pages.address().port}`;

/** Collects what the page announces, in a page. */
const collect = () => {
  const announced = (globalThis.announced = []);
  const roots = [...document.querySelectorAll('main *, body *')].map(({shadowRoot}) => shadowRoot).filter(Boolean);
  for (const root of roots)
    for (const region of root.querySelectorAll('[role="log"], [role="alert"]'))
      new MutationObserver((changes) => {
        if (region.role === 'alert') return region.textContent.trim() && announced.push(region.textContent.trim());
        for (const {addedNodes} of changes)
          for (const node of addedNodes) if (node.nodeType === 1) announced.push(node.textContent);
      }).observe(region, {childList: true, characterData: true, subtree: region.role === 'alert'});
};

const plain = (text) =>
  text
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[.]$/, '')
    .trim();

/** Plays a scene. Returns what was heard after each key, and the announcements that were not heard to the end. */
async function listen(reader, {name, keys}) {
  await reader.page.goto(`${origin}/${name}`, {waitUntil: 'load'});
  await reader.hushed();
  await reader.enterPage();
  await reader.page.evaluate(collect);
  const lines = [];
  const heard = [];
  for (const key of keys) {
    const said = await reader.press(key);
    heard.push(...said.filter(({type}) => type === 'heard').map(({text}) => plain(text)));
    lines.push(`[${key}]`, ...said.map(({text}) => `  ${plain(text)}`));
  }
  const announced = await reader.page.evaluate(() => globalThis.announced);
  const lost = announced.map(plain).filter((text) => !heard.some((one) => one.includes(text)));
  return {text: `${lines.join('\n')}\n`, lost};
}

let [passed, failed] = [0, 0];
const {found} = await findBrowsers(listIn('ENGINES') ?? ['firefox']);
for (const engine of found.keys()) {
  const reader = await openScreenReader(engine, found.get(engine));
  console.log(`▶ ${engine}: ${reader.version}`);
  try {
    for (const scene of scenes) {
      const started = performance.now();
      const {text, lost} = await listen(reader, scene);
      const file = path.join(kept, `${scene.name}-${engine}.txt`);
      if (process.env.REWRITE) {
        mkdirSync(kept, {recursive: true});
        writeFileSync(file, text);
      }
      const expected = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const faults = [
        ...lost.map((one) => `not heard to the end: ${one}`),
        ...(text === expected ? [] : [`${path.relative(root, file)} expects something else. Heard:\n${text}`]),
      ];
      failed += faults.length > 0 ? 1 : 0;
      passed += faults.length > 0 ? 0 : 1;
      console.log(
        `${faults.length > 0 ? '✘' : '✔'} ${scene.name}, ${engine}: ${((performance.now() - started) / 1000).toFixed(0)} s`,
      );
      for (const fault of faults) console.log(`  ${fault}`);
    }
  } finally {
    await reader.close();
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
