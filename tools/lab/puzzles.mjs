// `node tools/run.mjs lab/puzzles [--kept] [GAME…]`: makes the shipped puzzle sets, packages/lessons/puzzles/<game>.json,
// with `cartavola puzzles`. The same source produces the same bytes. The command takes about an hour. `--kept` reuses
// the puzzles that earlier runs stored in node_modules/.cache/puzzles, so that you can leave out a puzzle without
// searching again.
import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseArgs, promisify} from 'node:util';
import {PLANS, TITLES} from './puzzle-plans.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = `${root}node_modules/.cache/puzzles`;
const sets = `${root}packages/lessons/puzzles`;
const run = promisify(execFile);

const {values, positionals} = parseArgs({options: {kept: {type: 'boolean', default: false}}, allowPositionals: true});

/** Returns the puzzles for one part of a set, from the command or from an earlier run. */
async function found(game, {options = {}, proof, moves, count, seed = 'shipped'}) {
  const how = moves ? ['--moves', moves] : ['--proof', proof];
  const args = [game, '--count', count, '--seed', seed, '--options', JSON.stringify(options), ...how];
  const file = `${cache}/${args.join(' ').replace(/[^a-z0-9]+/gi, '-')}.json`;
  if (!values.kept || !existsSync(file)) {
    const began = Date.now();
    const {stdout} = await run('node', [`${root}tools/build/cartavola.mjs`, 'puzzles', ...args.map(String)]);
    writeFileSync(file, stdout);
    console.log(`${args.join(' ')}: ${Math.round((Date.now() - began) / 1000)} s`);
  }
  return JSON.parse(readFileSync(file, 'utf8')).puzzles;
}

const positionText = ({position}) => JSON.stringify(position);

/** Returns a game's set: the puzzles to keep from its parts, easiest first. */
async function made(game) {
  const parts = [];
  for (const plan of PLANS[game]) {
    const puzzles = await found(game, plan);
    const kept = puzzles.filter((_, place) => !plan.without?.includes(place + 1)).slice(0, plan.keep);
    if (kept.length < plan.keep)
      throw new Error(`${game}: only ${kept.length} of ${plan.keep}: ${JSON.stringify(plan)}`);
    parts.push(...kept);
  }
  const lines = parts
    .sort((a, b) => a.rating - b.rating || (positionText(a) < positionText(b) ? -1 : 1))
    .map((puzzle, place) => {
      const number = String(place + 1).padStart(3, '0');
      return JSON.stringify({...puzzle, id: `${game}-${puzzle.themes[0]}-${number}`});
    });
  const head = JSON.stringify({format: 'cartavola-puzzles/1', game, title: TITLES[game]});
  writeFileSync(`${sets}/${game}.json`, `${head.slice(0, -1)},"puzzles":[\n${lines.join(',\n')}\n]}\n`);
  console.log(`${game}: ${lines.length} puzzles`);
}

mkdirSync(cache, {recursive: true});
mkdirSync(sets, {recursive: true});
for (const game of positionals.length > 0 ? positionals : Object.keys(PLANS)) await made(game);
