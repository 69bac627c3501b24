// `npm run test:all -- consumers`: tests the packages in projects like those of users. Packs all packages, then creates each project from
// `test/consumers` in an empty folder, installs the tarballs, runs the project's tools, serves the result, and drives it in Chromium. If there is no
// package registry, it skips all projects and says so. `ONLY=react,vue` selects projects, `TARBALLS=folder` uses packed tarballs, `KEEP=1` keeps the
// projects.
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {anyFailed, check, demand, tellCount} from '../../../tools/test/counted.mjs';
import {hasRegistry} from '../../nodes/other-node.mjs';
import {countAnswers, openPage, startChrome} from '../../packages/table-page.mjs';
import {buildPackages, installTarballs, packInto} from '../../packages/tarballs.mjs';
import {bytesIn, noteScripts, told} from './bytes.mjs';
import {takeCourse} from './course.mjs';
import {drive, leakedBy} from './drive.mjs';
import {consumers} from './list.mjs';
import {layOut, manifestOf, runScript, toolsOf} from './project.mjs';
import {serve} from './serve.mjs';
import {rowsAsText} from './table.mjs';

const MOUNTS = 100;
const folder = mkdtempSync(path.join(tmpdir(), 'cartavola-consumers-'));
const only = process.env.ONLY?.split(',');
const wanted = consumers.filter(({name}) => !only || only.includes(name));

/** Plays at the table of a loaded page. Returns the tables that it leaked. */
async function playIn(page) {
  await drive(page);
  return leakedBy(page, MOUNTS);
}

/**
 * Opens a page on a served site and drives it. Returns the sizes of the scripts loaded before the first move, and the
 * leaked tables, unless the page has a course.
 */
async function visit(browser, address, isCourse) {
  const faults = [];
  const page = await openPage(browser, faults);
  try {
    await page.evaluateOnNewDocument(countAnswers);
    const loaded = noteScripts(page);
    await page.goto(address, {waitUntil: 'load'});
    await page.waitForNetworkIdle();
    const first = await loaded();
    const leaked = isCourse ? await takeCourse(page, faults) : await playIn(page);
    demand(faults.length === 0, faults.join('\n'));
    return {first, leaked};
  } catch (error) {
    throw new Error([error.message, ...faults].join('\n'), {cause: error});
  } finally {
    await page.close();
  }
}

/** Tests a consumer, and adds a row for each of its pages. */
async function tryConsumer(consumer, {tarballs, browser, rows}) {
  const {name, pages, scripts, isCourse} = consumer;
  const project = path.join(folder, name);
  const rowOf = (page) => ({name: pages.length > 1 ? `${name}/${page}` : name, checked: 'no', driven: 'no'});
  const added = pages.map(rowOf);
  rows.push(...added);
  const step = async (what, holds) => (await check(`${name} ${what}`, async () => [await holds()])) !== undefined;

  layOut(consumer, project);
  for (const row of added) row.tools = toolsOf(manifestOf(project));
  if (!(await step('installs the tarballs', () => installTarballs(project, tarballs)))) return;
  if (!(await step('passes its own check', () => runScript(project, 'check')))) return;
  for (const row of added) row.checked = 'yes';
  if (!(await step('is built', () => runScript(project, 'build')))) return;
  const site = await check(`${name} is served`, () => serve(name, project));
  if (!site) return;
  try {
    for (const [index, page] of pages.entries()) {
      const row = added[index];
      row.all = told(bytesIn(path.join(project, scripts)));
      const driven = await check(`${row.name} is driven`, () => visit(browser, `${site.address}${page}`, isCourse));
      if (!driven) continue;
      Object.assign(row, {first: told(driven.first), driven: 'yes', leaked: driven.leaked?.length});
      if (!driven.leaked) continue;
      await check(`${row.name} leaks no table`, () =>
        demand(driven.leaked.length === 0, `of ${MOUNTS}: ${driven.leaked}`),
      );
    }
  } finally {
    site.stop();
  }
}

const rows = [];
const tarballs = process.env.TARBALLS ?? path.join(folder, 'tarballs');
try {
  if (!process.env.TARBALLS) {
    mkdirSync(tarballs);
    await check('the packages are built', buildPackages);
    await check('the packages are packed', () => packInto(tarballs));
  }
  if (!(await hasRegistry(folder)))
    console.log('Skipped: no package registry answers, so no project can be installed.');
  else if (!anyFailed()) {
    const browser = await startChrome('--js-flags=--expose-gc');
    try {
      for (const consumer of wanted) await tryConsumer(consumer, {tarballs, browser, rows});
    } finally {
      await browser.close();
    }
  }
} finally {
  if (process.env.KEEP) console.log(`The projects are in ${folder}`);
  else rmSync(folder, {recursive: true, force: true});
}
console.log(`\n${rowsAsText(rows)}`);
tellCount();
