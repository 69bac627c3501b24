// Updates the record schema and the documentation with the options of all games, as listed in the engine. Run
// `node tools/run.mjs build/doc-tables`.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ts} from './compiler-api.mjs';
import {format} from './format.mjs';

const GAMES = 'packages/engine/src/games';
const SCHEMA = 'packages/engine/schema/record.schema.json';
const PAGE = 'docs/lessons.md';
/** Matches the table in the page. */
const PLACE = /(?<=<!-- options, generated -->\n)[^]*(?=<!-- \/options -->)/;

const capitalised = (name) => name[0].toUpperCase() + name.slice(1);

/** Reads the value of a literal. Returns undefined for other expressions. */
function literal(node) {
  if (!node) return undefined;
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword)
    return node.kind === ts.SyntaxKind.TrueKeyword;
  return ts.isArrayLiteralExpression(node) ? node.elements.map(literal) : undefined;
}

/** Finds the array literal of `export const OPTIONS = […] as const satisfies …`. */
function listIn(source) {
  for (const statement of source.statements)
    for (const {name, initializer} of statement.declarationList?.declarations ?? []) {
      if (name.text !== 'OPTIONS') continue;
      let node = initializer;
      while (!ts.isArrayLiteralExpression(node)) node = node.expression;
      return node.elements;
    }
  throw new Error(`${source.fileName} has no list of options`);
}

/**
 * Reads the options of a game: `{name, values, about, fallback, isRequired}`. `fallback` is missing if it depends on
 * other options.
 */
function optionsOf(root, game) {
  const file = `${GAMES}/${game}/options.ts`;
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return listIn(source).map((element) => {
    const at = (key) => element.properties.find(({name}) => name.text === key)?.initializer;
    const name = literal(at('name'));
    const [comment] = ts.getLeadingCommentRanges(text, element.getFullStart()) ?? [];
    if (!comment) throw new Error(`${file}: the option ${name} has no comment. Describe it`);
    const about = text.slice(comment.pos, comment.end).replace(/^\/\*\*\s*|\s*\*\/$|\n\s*\*/g, '');
    const fallback = at('fallback');
    return {name, values: literal(at('values')), about, fallback: literal(fallback), isRequired: !fallback};
  });
}

const isBoolean = (values) => values.includes(true);

/** Returns an option's default for the table, or an empty string if the option is required. */
const absent = ({fallback, isRequired}) =>
  isRequired ? '' : fallback === undefined ? 'by the options before it' : `\`${fallback}\``;

/** Returns the schema of an option. */
function schemaOf(option) {
  const {values, about} = option;
  const usual = absent(option);
  return {
    description: usual === '' ? about : `${about} If left out: ${usual}.`,
    ...(values === 'count'
      ? {type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER}
      : isBoolean(values)
        ? {type: 'boolean'}
        : {enum: values}),
  };
}

/** Returns an option's row in the documentation's table. */
function row(game, option) {
  const {name, values, about} = option;
  const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const allowed = values === 'count' ? 'a number from 1' : values.map((value) => `\`${value}\``).join(', ');
  return `| ${capitalised(game)} | \`${attribute}\` | ${allowed} | ${absent(option)} | ${about} |`;
}

/** Returns the files that list the options, keyed by path. */
export async function optionTables(root) {
  const games = readdirSync(path.join(root, GAMES)).map((game) => [game, optionsOf(root, game)]);
  const schema = JSON.parse(readFileSync(path.join(root, SCHEMA), 'utf8'));
  for (const [game, options] of games) {
    const required = options.filter(({isRequired}) => isRequired).map(({name}) => name);
    schema.$defs[`${game}Options`] = {
      description: `The options of ${capitalised(game)}.`,
      type: 'object',
      properties: Object.fromEntries(options.map((option) => [option.name, schemaOf(option)])),
      ...(required.length > 0 && {required}),
      additionalProperties: false,
    };
  }
  const rows = games.flatMap(([game, options]) => options.map((option) => row(game, option)));
  const table = `\n| game | attribute | values | if absent | what it says |\n| - | - | - | - | - |\n${rows.join('\n')}\n\n`;
  const page = readFileSync(path.join(root, PAGE), 'utf8').replace(PLACE, () => table);
  return new Map([
    // Variation selectors are invisible, so escape them.
    [
      SCHEMA,
      await format(
        SCHEMA,
        JSON.stringify(schema, null, 2).replaceAll('\ufe0e', '\\ufe0e').replaceAll('\ufe0f', '\\ufe0f'),
      ),
    ],
    [PAGE, await format(PAGE, page)],
  ]);
}
