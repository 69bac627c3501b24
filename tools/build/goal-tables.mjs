// Updates the lesson goals in the documentation, based on the tables of goals in the code, the comments in these
// tables, and the examples that the tests play. Run `node tools/run.mjs build/doc-tables`.
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {ts} from './compiler-api.mjs';
import {format} from './format.mjs';
import {bundle} from './bundle.mjs';

const LESSONS = 'packages/lessons/src';
const PAGE = 'docs/goals.md';
/** Subjects of the goals in each table in the code, keyed by the table's name. */
const TABLES = {
  MOVE_GOALS: 'moves',
  COUNTS: 'counts',
  PREDICTIONS: 'predictions',
  SEAT_GOALS: 'seats',
  CARD_GOALS: 'cards',
  ORDERS: 'orders',
  goals: 'moves',
  counts: 'counts',
  predictions: 'predictions',
};
/** Goals that are not in a table. */
const FURTHER = [
  {
    subject: 'orders',
    name: 'cards',
    says: '`cards=9C,KD,TC`: in the order given here, which must list all the cards.',
  },
];

/** Lists the files that contain tables of goals. */
const sourcesIn = (root) =>
  readdirSync(path.join(root, LESSONS), {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /^(?:goals|counts|predictions|[\w]+-goals|games\/.*-(?:goals|lesson))\.ts$/.test(file))
    .sort();

/** Reads the goals in a file: `{subject, name, says}`. */
function goalsIn(root, file) {
  const text = readFileSync(path.join(root, LESSONS, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const isTable =
      (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) &&
      node.initializer &&
      ts.isObjectLiteralExpression(node.initializer) &&
      Object.hasOwn(TABLES, node.name.text ?? '');
    if (isTable)
      for (const entry of node.initializer.properties) {
        if (ts.isSpreadAssignment(entry)) continue;
        const name = entry.name.text;
        const comment = ts.getLeadingCommentRanges(text, entry.getFullStart())?.at(-1);
        if (!comment) throw new Error(`${file}: the goal ${name} has no comment. Describe it`);
        const says = text.slice(comment.pos, comment.end).replace(/^\/\*\*\s*|\s*\*\/$|\n\s*\*/g, '');
        found.push({subject: TABLES[node.name.text], name, says});
      }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Loads the examples that the tests play. */
async function examplesIn(root) {
  const out = path.join(root, `node_modules/.cache/goal-tables/${process.pid}`);
  try {
    const [file] = await bundle({examples: path.join(root, 'test/lessons/goal-examples.ts')}, out);
    return (await import(pathToFileURL(file).href)).GOAL_EXAMPLES;
  } finally {
    rmSync(out, {recursive: true, force: true});
  }
}

const attributesOf = (given) =>
  Object.entries(given)
    .map(([name, value]) => (value === '' ? name : `${name}="${value}"`))
    .join(' ');

/** Returns a goal's row in the documentation's table. */
function row({name, says, game}, {goal, game: played, options = {}, position, from, right, wrong}) {
  const shown = position.stock?.includes('??') ? {...position, stock: '…'} : position;
  const ask = `goal="${goal}"${from && from !== 'hand' ? ` from="${from}"` : ''}`;
  const where = `\`<rules-explainer ${attributesOf({game: played, ...options})}>\` \`<lesson-position ${attributesOf(shown)}>\` \`<lesson-ask … ${ask}>\``;
  const answers = `right: ${right}${wrong === undefined ? '' : `; wrong: ${wrong}`}`;
  const [, written = name, what] = /^(?:`([^`]+)`: )?(.*)$/.exec(says);
  return `| \`${written}\` | ${game} | ${capitalised(what)} | ${where}: ${answers} |`;
}

const capitalised = (text) => text[0].toUpperCase() + text.slice(1);

/** Returns the goals page, keyed by path. */
export async function goalTables(root) {
  const examples = await examplesIn(root);
  const goals = sourcesIn(root).flatMap((file) => {
    const [, game] = /^games\/(\w+)\//.exec(file) ?? [];
    return goalsIn(root, file).map((goal) => ({...goal, game: game ? capitalised(game) : 'all'}));
  });
  goals.sort((one, other) => Number(one.game !== 'all') - Number(other.game !== 'all'));
  goals.push(...FURTHER.map((goal) => ({...goal, game: 'all'})));
  let page = readFileSync(path.join(root, PAGE), 'utf8');
  for (const subject of new Set(Object.values(TABLES))) {
    const rows = goals
      .filter((goal) => goal.subject === subject)
      .map((goal) => row(goal, examples[subject][goal.name]));
    const place = new RegExp(`(?<=<!-- goals of ${subject}, generated -->\n)[^]*?(?=<!-- /goals -->)`);
    page = page.replace(
      place,
      () => `\n| goal | game | meaning | example |\n| - | - | - | - |\n${rows.join('\n')}\n\n`,
    );
  }
  return new Map([[PAGE, await format(PAGE, page)]]);
}
