// Elements and games, with every number of players and rule set.
import {execFile} from 'node:child_process';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {readElements} from '../../tools/build/element-modules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const command = `${root}tools/build/cartavola.mjs`;
const run = promisify(execFile);

/** Bots that don't think and cards without animations, so the table doesn't change by itself. */
const QUICK = {level: 'beginner', speed: 'instant', seed: 'hosts'};
const table = (name, options = {}, attributes = {}) => ({
  name: [name, ...Object.values(options), ...Object.values(attributes)].join(' '),
  tag: `${name}-table`,
  game: name,
  options,
  attributes: {
    ...QUICK,
    ...Object.fromEntries(Object.entries(options).map(([key, value]) => [key, String(value)])),
    ...attributes,
  },
});

export const TABLES = [
  table('scopa', {players: 2}),
  table('scopa', {players: 4}),
  table('scopa', {players: 2, rules: 'italian'}, {deck: 'italian'}),
  table('scopa', {players: 4, rules: 'italian'}, {deck: 'italian'}),
  ...[1, 2, 3, 4, 5, 6].map((players) => table('capodama', {players})),
  table('capodama', {players: 4}, {deck: 'italian'}),
  table('capra'),
  table('calypso'),
  table('calypso', {overruff: 'free', revoke: 'penalise'}),
  {...table('calypso', {draw: true}), name: 'calypso draw', opens: true},
];

const WATCHED = {...table('scopa', {players: 2}), moment: 'later'};
const companion = (tag) => ({name: tag, tag, attributes: {for: 'watched'}, watched: WATCHED, companion: true});

const UNKNOWN = Array(30).fill('??').join(' ');
/** A set of puzzles. */
const PUZZLES = {
  format: 'cartavola-puzzles/1',
  game: 'scopa',
  puzzles: ['7C 4D JS', '7D KH 2S'].map((hand, place) => ({
    id: `sweep-${place}`,
    options: {players: 2},
    position: {hands: [hand], table: '4H AS 2C', stock: UNKNOWN},
    goal: 'scopa',
    themes: ['sweep'],
  })),
};

export const OTHERS = [
  ...['scopa', 'capodama', 'capra', 'calypso'].map((game) => ({
    name: `rules-explainer ${game}`,
    tag: 'rules-explainer',
    attributes: {game},
  })),
  {
    name: 'rules-explainer capodama rules',
    tag: 'rules-explainer',
    attributes: {game: 'capodama', view: 'rules', players: '3'},
  },
  {name: 'playing-card', tag: 'playing-card', attributes: {card: 'QH'}},
  {
    name: 'card-diagram',
    tag: 'card-diagram',
    attributes: {game: 'scopa', letters: 'en', notation: 'players: 2 / you: AS 7H KD / table: 2C 5D / stock 24'},
    shown: '.picture',
  },
  {
    name: 'cards in a diagram',
    tag: 'card-diagram',
    attributes: {letters: 'en', notation: 'AS KH 7D'},
    shown: '.picture',
  },
  {
    name: 'card-puzzle',
    tag: 'card-puzzle',
    attributes: {game: 'scopa', puzzle: JSON.stringify(PUZZLES)},
    shown: '.board',
  },
  {
    name: 'game-replay',
    tag: 'game-replay',
    attributes: {game: 'scopa', letters: 'en'},
    inside: 'players: 2\ndeal 1\ndealer: 1\nhands: AS 7D / 7H 2C\ntable: 2D 5D\nmoves: {A capture.} 7D x 2D 5D, 7H',
    shown: '.place',
  },
  ...['scopa', 'capodama', 'capra', 'calypso'].map((game) => ({
    name: `score-pad ${game}`,
    tag: 'score-pad',
    attributes: {game},
    shown: '.acts',
  })),
  ...readElements(root).flatMap(({name, kind}) => (kind === 'companion' ? [companion(name)] : [])),
];

const named = (name) => [...TABLES, ...OTHERS].find((one) => one.name === name);

/** Returns the factors of a variant for covering arrays, keyed by name: its element and its number of players. */
export function factorsOf(name) {
  const {tag, options} = named(name);
  return [tag, options?.players ?? ''];
}

/** Returns a variant's kind of element. Elements of a kind have the same box. */
export function kindOf(name) {
  const {tag, game, companion: isCompanion} = named(name);
  return game && tag.endsWith('-table') ? 'table' : isCompanion ? 'companion' : tag;
}

/** Returns the attributes of a table with only bots. */
export const watchedByBots = ({attributes, options}) => ({
  ...attributes,
  seats: Array(options.players ?? 4)
    .fill('bot')
    .join(' '),
});

/** Progress of a match: its start, early and later within a deal, and a scored deal. */
export const MOMENTS = ['begin', 'early', 'later', 'scored'];

/** Share of a deal's moves that have been made at each moment. */
const SHARES = {early: 0.25, later: 0.6};

const simulated = new Map();

/** Plays a match of random legal moves, the same one each time. */
function simulate(game, options) {
  const key = `${game} ${JSON.stringify(options)}`;
  if (!simulated.has(key)) {
    const args = [command, 'simulate', game, '--options', JSON.stringify(options), '--seed', 'hosts'];
    simulated.set(
      key,
      run(process.execPath, args, {maxBuffer: 2 ** 26}).then(({stdout}) => JSON.parse(stdout.split('\n')[0])),
    );
  }
  return simulated.get(key);
}

/** Returns the variant at a moment of its match. */
export async function atMoment(variant, moment) {
  if (variant.watched) return {...variant, watched: await atMoment(variant.watched, variant.watched.moment)};
  if (!variant.game || moment === 'begin') return variant;
  const whole = await simulate(variant.game, variant.options);
  const {format, game, options, deals} = whole;
  const [first] = deals;
  const upTo = (record) => ({...variant, opens: false, record: {format, game, options, ...record}});
  // Games that only score matches are played to the end of the match.
  if (moment === 'scored') return upTo(first.marks ? {deals: [first], totals: first.marks} : whole);
  const moves = first.moves.slice(0, Math.round(first.moves.length * SHARES[moment]));
  const begun = {...first, moves};
  delete begun.marks;
  return upTo({deals: [begun]});
}
