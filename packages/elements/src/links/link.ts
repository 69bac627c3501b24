import {LEVELS, type Level} from '@cartavola/bots/levels.js';
import {failure, success, type Result, type Seat} from '@cartavola/engine';
import {readFields, writeFields, type Fields} from './fields.js';
import {mended} from './mended.js';
import {isGameId, isPacked, LONGEST_PACKED, packedIn, type PackedMatch} from './packed-match.js';
import {PUZZLE, readPuzzleTarget, writePuzzleTarget, type PuzzleTarget} from './puzzle-target.js';
import {readReplayTarget, REPLAY, writeReplayTarget, type ReplayTarget} from './replay-target.js';
import {readStepTarget, writeStepTarget, type StepTarget} from './step-target.js';
import {DEAL, MATCH, STEP, targetOf, writeRuleLink} from '../base/page/target.js';

/** Link that opens a rule in the page's rulebook. */
export interface RuleLink {
  readonly type: 'rule';
  /** Id of the rule, such as `<game>.single-first`. */
  readonly id: string;
}

/** Link that opens a deal at the first table in the page for the same game. It doesn't reveal any cards. */
export interface DealLink {
  readonly type: 'deal';
  /** Id of the game. */
  readonly game: string;
  /** The game's options as attribute names and values. Defaults may be left out. */
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  /** The reader's seat, from 0. Defaults to the one that the page sets. */
  readonly seat?: Seat;
  /** The bots' playing strength. Defaults to the one that the page sets. */
  readonly level?: Level;
  /**
   * Result of the friend who sent the link: first the points of the friend's side, then those of the others, clockwise.
   */
  readonly beat?: readonly number[];
}

/** Link that opens a match, with its moves, at the first table in the page for the same game. It contains all cards. */
export interface MatchLink extends PackedMatch {
  readonly type: 'match';
  /** The reader's seat, from 0. Defaults to the one that the page sets. */
  readonly seat?: Seat;
  /** The bots' playing strength. Defaults to the one that the page sets. */
  readonly level?: Level;
}

/** Link that shows a moment of a replay in the page. It doesn't reveal any cards, unless it contains a match. */
export interface ReplayLink extends ReplayTarget {
  readonly type: 'replay';
}

/** Link that shows a puzzle from a set in the page. */
export interface PuzzleLink extends PuzzleTarget {
  readonly type: 'puzzle';
}

/** Link that shows a step of a lesson in the page. */
export interface StepLink extends StepTarget {
  readonly type: 'step';
}

/** Link in the URL fragment to a rule, deal, match, replay, puzzle or step of a lesson in a page. */
export type Link = RuleLink | DealLink | MatchLink | ReplayLink | PuzzleLink | StepLink;

/** Link that opens a deal or a match at a table. */
export type TableLink = DealLink | MatchLink;

/** Returns whether a link opens a deal or a match at a table. */
export const isTableLink = (link: Link | undefined): link is TableLink => link !== undefined && 'game' in link;

/** Maximum length of a seed, and of any other value, in characters. */
const LONGEST = {seed: 200, value: 100} as const;
const NO_MATCH = `The link must contain a game and a packed match of at most ${LONGEST_PACKED} characters.`;
/** Maximum number of options in a link. No game has that many. */
const OPTIONS = 40;

const RESERVED: readonly string[] = ['cartavola', 'game', 'seed', 'seat', 'level', 'beat', 'record'];
/** Returns whether a field may be an option, judging by its name. Pages may add other fields. */
const isOption = (name: string): boolean => /^[a-z][a-z-]*$/.test(name) && !RESERVED.includes(name);

const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);

/**
 * Reads the link in a fragment: `#cartavola=<rule>`,
 * `#cartavola=deal&game=…&seed=…&seat=1&level=strong&beat=4-2&players=4`, `#cartavola=match&game=…&record=1…&seat=1`,
 * `#cartavola=replay&for=…&ply=12`, `#cartavola=puzzle&for=…&id=…` or `#cartavola=step&for=…&id=…`. Returns undefined if
 * there is none. Never throws.
 */
export function readLink(hash: string): Result<Link | undefined> {
  const fields = readFields(hash);
  if (!fields.ok) return fields;
  const target = targetOf(hash);
  if (target === DEAL) return readDeal(fields.value);
  if (target === MATCH) return readMatch(fields.value);
  if (target === REPLAY) {
    const moment = readReplayTarget(hash) ?? readReplayTarget(mended(hash));
    if (moment) return success({type: 'replay', ...moment});
    return fields.value.has('record') && !packedIn(fields.value)
      ? failure('link.record', 'record', NO_MATCH)
      : failure('link.ply', 'ply', 'The link must contain the number of moves, at most 999,999.');
  }
  if (target === PUZZLE) {
    const puzzle = readPuzzleTarget(hash);
    return puzzle
      ? success({type: 'puzzle', ...puzzle})
      : failure('link.id', 'id', 'The link must contain the id of a puzzle.');
  }
  if (target === STEP) {
    const step = readStepTarget(hash);
    return step
      ? success({type: 'step', ...step})
      : failure('link.id', 'id', 'The link must contain the id of a step, of at most 80 characters.');
  }
  return success(target ? {type: 'rule', id: target} : undefined);
}

/** Fields of links that open a deal or a match at a table. */
interface TableFields {
  readonly game: string;
  readonly seat?: Seat;
  readonly level?: Level;
}

function readTableFields(fields: Fields): Result<TableFields> {
  const game = fields.get('game') ?? '';
  if (!isGameId(game)) return failure('link.game', 'game', 'The link must say which game it is for.');
  const seat = fields.get('seat');
  if (seat !== undefined && !/^\d$/.test(seat))
    return failure('link.seat', 'seat', 'A seat must be a number, counting from 0.');
  const level = fields.get('level');
  if (level !== undefined && !isLevel(level))
    return failure('link.level', 'level', `A level must be one of: ${LEVELS.join(', ')}.`);
  return success({game, ...(seat !== undefined && {seat: Number(seat)}), ...(level !== undefined && {level})});
}

function readMatch(fields: Fields): Result<MatchLink> {
  const table = readTableFields(fields);
  if (!table.ok) return table;
  const packed = fields.get('record') ?? '';
  if (!isPacked(packed)) return failure('link.record', 'record', NO_MATCH);
  return success({type: 'match', ...table.value, packed});
}

function readDeal(fields: Fields): Result<DealLink> {
  const table = readTableFields(fields);
  if (!table.ok) return table;
  const seed = fields.get('seed') ?? '';
  if (seed === '' || seed.length > LONGEST.seed)
    return failure('link.seed', 'seed', `The link must have a seed of at most ${LONGEST.seed} characters.`);
  const options = [...fields].filter(([name]) => isOption(name));
  const long = options.find(([, value]) => value.length > LONGEST.value);
  if (long) return failure('link.option', long[0], `An option can have at most ${LONGEST.value} characters.`);
  if (options.length > OPTIONS) return failure('link.options', '', `A link can have at most ${OPTIONS} options.`);
  const beat = fields.get('beat');
  if (beat !== undefined && !/^\d{1,5}(?:-\d{1,5}){1,5}$/.test(beat))
    return failure('link.beat', 'beat', 'A result must list the points of each side, such as 4-2.');
  return success({
    type: 'deal',
    ...table.value,
    seed,
    options: Object.fromEntries(options),
    ...(beat !== undefined && {beat: beat.split('-').map(Number)}),
  });
}

/** Serialises a link as a fragment, including the `#`. */
export function writeLink(link: Link): string {
  if (link.type === 'rule') return writeRuleLink(link.id);
  if (link.type === 'replay') return writeReplayTarget(link);
  if (link.type === 'step') return writeStepTarget(link);
  if (link.type === 'puzzle') return writePuzzleTarget(link);
  const {game, seat, level} = link;
  const own =
    link.type === 'match'
      ? [['record', link.packed] as const]
      : [...Object.entries(link.options).filter(([name]) => isOption(name)), ['seed', link.seed] as const];
  return writeFields([
    ['cartavola', link.type],
    ['game', game],
    ...own,
    ...(seat === undefined ? [] : ([['seat', String(seat)]] as const)),
    ...(level === undefined ? [] : ([['level', level]] as const)),
    ...(link.type === 'deal' && link.beat ? ([['beat', link.beat.join('-')]] as const) : []),
  ]);
}
