// node tools/release/screenshots.mjs URL PREFIX [--width 320,480,768,1200] [--scheme light,dark] [--full]
// writes screenshots/PREFIX-WIDTH-SCHEME.png.
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {launch} from 'puppeteer-core';
import {chromeArgs, findChrome} from '../test/browsers.mjs';

const {positionals, values} = parseArgs({
  allowPositionals: true,
  options: {
    width: {type: 'string', default: '320,480,768,1200'},
    scheme: {type: 'string', default: 'light,dark'},
    full: {type: 'boolean', default: false},
  },
});
const [url, prefix] = positionals;
if (!url || !prefix) {
  console.error('node tools/release/screenshots.mjs URL PREFIX [--width 320,480] [--scheme light,dark] [--full]');
  process.exit(2);
}

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
const {path: executablePath} = await findChrome();
const browser = await launch({executablePath, args: chromeArgs});
try {
  for (const width of values.width.split(',').map(Number))
    for (const scheme of values.scheme.split(',')) {
      const page = await browser.newPage();
      await page.setViewport({width, height: 900});
      await page.emulateMediaFeatures([
        {name: 'prefers-color-scheme', value: scheme},
        {name: 'prefers-reduced-motion', value: 'reduce'},
      ]);
      page.on('pageerror', (error) => console.error(`${width} ${scheme}: ${error.message}`));
      await page.goto(url, {waitUntil: 'networkidle0'});
      const file = path.join(folder, `${prefix}-${width}-${scheme}.png`);
      mkdirSync(path.dirname(file), {recursive: true});
      await page.screenshot({path: file, fullPage: values.full});
      console.log(path.relative(process.cwd(), file));
      await page.close();
    }
} finally {
  await browser.close();
}
