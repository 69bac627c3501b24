// `node tools/run.mjs lab/coach [--hints N] [--agreement N] [--errors N] [--deals N] [--level NAME] [--iterations N]
// [--reviews N] [--against FOLDER] [--seed TEXT] [--game NAME]`: measures the coach in each game.
// `--hints`: how many of its hints in N positions of each game, spread over the variants, say nothing specific, and how
// many are false according to an independent check that knows only the rules (test/bots/truth). `--agreement`: in how
// many of N positions an expert at a table makes another move than the coach. `--errors`: how many of N planted errors the coach
// notices, among those that cost points. `--deals`: how often it criticises a level's play in N deals (default: expert).
// `--reviews`: how long it takes to review N deals of casual players, relative to Capodama for four. With `--against`,
// also relative to another checkout, which needs its own node_modules, and how often the verdicts agree. `--iterations`
// defaults to those of a table, and for `--hints` to those of a verdict. `--seed` selects the positions of `--hints` and
// `--agreement`.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {importSources} from './import-sources.mjs';

const {values} = parseArgs({
  options: {
    hints: {type: 'string', default: '0'},
    agreement: {type: 'string', default: '0'},
    errors: {type: 'string', default: '0'},
    deals: {type: 'string', default: '0'},
    iterations: {type: 'string'},
    reviews: {type: 'string', default: '0'},
    against: {type: 'string'},
    level: {type: 'string', default: 'expert'},
    game: {type: 'string'},
    seed: {type: 'string', default: 'hints'},
  },
});

const [{reproaches, VARIANTS}, {agreementIn, hintsIn}, {noticedOf}, {VARIANTS: ALL_VARIANTS}, {reviewTimes}] =
  await importSources(
    'test/bench/reproaches.ts',
    'test/bench/hints.ts',
    'test/bots/manners/blunders.ts',
    'test/bots/truth/false-sentences.ts',
    'test/bench/reviews.ts',
  );
const [{verdict} = {}] = values.against
  ? await importSources(path.resolve(values.against, 'packages/bots/src/coach.ts'))
  : [];
const {seed} = values;
const iterations = Number(values.iterations ?? 20_000);
const isAsked = ([id]) => values.game === undefined || id === values.game;
const asked = VARIANTS.filter(isAsked);
const nameOf = (id, options) =>
  [id, ...Object.entries(options).map(([name, value]) => (value === true ? name : value))].join(' ').padEnd(18);

/** Judges a game's hints, spread over its variants, and prints the figures of each variant and of the game. */
async function printHints(game) {
  const variants = ALL_VARIANTS.filter(([id]) => id === game);
  const share = Math.ceil(Number(values.hints) / variants.length);
  const sums = {wrong: 0, silent: 0};
  for (const [id, options] of variants) {
    const {said, silent, wrong} = await hintsIn(id, options, share, {
      seed,
      ...(values.iterations !== undefined && {iterations}),
    });
    sums.wrong += wrong.length;
    sums.silent += silent;
    const each = [...said].sort((a, b) => b[1] - a[1]).map(([reason, count]) => `${reason} ${count}`);
    console.log(
      `${nameOf(id, options)} ${share} hints, ${wrong.length} false, ${silent} say nothing specific: ${each.join(', ')}`,
    );
    for (const line of wrong) console.log(`  ${line}`);
  }
  console.log(`${game}: ${share * variants.length} hints, ${sums.wrong} false, ${sums.silent} say nothing specific\n`);
}

if (Number(values.hints) > 0)
  for (const game of new Set(ALL_VARIANTS.filter(isAsked).map(([id]) => id))) await printHints(game);
for (const [id, options] of Number(values.agreement) > 0 ? asked : []) {
  const {differ, costly} = agreementIn(id, options, Number(values.agreement), {iterations, seed});
  console.log(`${nameOf(id, options)} ${differ} of ${values.agreement} moves differ, ${costly} of them cost points`);
}
for (const [id, options] of Number(values.errors) > 0 ? asked : []) {
  const counts = noticedOf(id, options, Number(values.errors));
  const sum = (key) => counts.reduce((total, one) => total + one[key], 0);
  const each = counts.filter(({costly}) => costly > 0).map(({what, costly, noticed}) => `${what} ${noticed}/${costly}`);
  console.log(
    `${nameOf(id, options)} ${sum('noticed')} of ${sum('costly')} costly errors noticed, of ${sum('planted')} planted: ${each.join(', ')}`,
  );
}
for (const {name, deals, moves, more, seats, unjust, losses} of Number(values.deals) > 0
  ? reproaches(Number(values.deals), iterations, values.level, asked)
  : []) {
  const average = (losses.length / seats).toFixed(2);
  console.log(
    `${name.padEnd(18)} ${deals} deals, ${moves} moves: ${losses.length} reproaches, ${average} per seat and deal; more than one for ` +
      `${more} of ${seats}; ${unjust} unjust; losses ${losses.map((loss) => loss.toFixed(1)).join(' ')}`,
  );
}

let unit;
for (const [id, options] of Number(values.reviews) > 0 ? VARIANTS : []) {
  const isUnit = id === 'capodama' && options.players === 4;
  if (!isUnit && values.game !== undefined && id !== values.game) continue;
  const times = reviewTimes(id, options, Number(values.reviews), verdict);
  if (isUnit) unit = times.seconds;
  const {choices, seconds, otherSeconds, same, both, onlyHere, onlyThere, sameBest} = times;
  const relative = unit ? `, ${(seconds / unit).toFixed(1)} × Capodama` : '';
  const listed = (losses) => losses.map((loss) => loss.toFixed(1)).join(' ') || 'none';
  const compared = verdict
    ? `; ${(seconds / otherSeconds).toFixed(2)} × the other version; same best move ${sameBest}, same verdict ${same}, ` +
      `mistakes: both ${both}, only here ${listed(onlyHere)}, only there ${listed(onlyThere)}`
    : '';
  console.log(`${nameOf(id, options)} ${choices} choices, ${seconds.toFixed(2)} s a deal${relative}${compared}`);
}
