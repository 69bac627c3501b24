import {card as toCard, formatCards, SUITS, type Card, type Suit} from './card.js';
import type {Deal} from './deal.js';
import {isWhole, type Game} from './game.js';
import {Match, type Dealt} from './match.js';
import type {Move, Seat, SeatMove} from './move.js';
import {readOptions, writeOptions, type Options, type OptionValue} from './option.js';
import {readDealt, readRecord} from './read-record.js';
import {attempt, rejectData} from './reading.js';
import {positionIn, RECORD_FORMAT, writeMove, type DealRecord, type MatchRecord} from './record.js';
import type {Result} from './result.js';

/** Version of the packed format: the first character of a packed string. Old versions must stay readable. */
const VERSION = '1';
/** Maximum length of a packed string. Even long matches are much shorter. */
const LONGEST = 20_000;
/** Maximum number of deals after the end of the string. They have only zeros, so real matches hardly ever have any. */
const MOST_EMPTY = 20;

/**
 * Packs a match into a short string for links. Packs become permutations and moves become indices among the legal
 * moves, in mixed radix and base64url (RFC 4648, section 5). The game, names, comments and lines are left out. The
 * string contains all cards, even those that nobody has seen.
 */
export function packRecord(record: MatchRecord, game: Game): string {
  const coder = new Packer();
  code(coder, game, record);
  return VERSION + coder.text;
}

/**
 * Reads a packed match. Accepts only the canonical form of each match. Problem codes begin with `record.`. Never
 * throws.
 */
export function unpackRecord(text: string, game: Game): Result<MatchRecord> {
  return attempt(() => {
    if (typeof text !== 'string' || text.length > LONGEST || !/^\d[\w-]*$/.test(text))
      return refuse('This is not a packed match.');
    const version = text.charAt(0);
    if (version !== VERSION) return refuse(`A packed match of version ${version} is not supported.`);
    // `readRecord` checks everything else.
    const read = readRecord(code(new Unpacker(text.slice(1)), game), [game]);
    if (!read.ok) return refuse(read.problem.message);
    return packRecord(read.value, game) === text
      ? read.value
      : refuse('This match is not packed in its canonical form.');
  });
}

const refuse = (message: string): never => rejectData('packed', 'packed', message);

/** Encodes or decodes numbers below a limit, so that the same code packs and unpacks a match. */
interface Coder {
  /** Encodes `value` and returns it. If `value` is undefined, decodes a number and returns it. */
  number(limit: number, value: number | undefined): number;
}

/** Number below a limit, as a digit in mixed radix. */
type Digit = readonly [limit: bigint, value: bigint];

class Packer implements Coder {
  readonly #digits: Digit[] = [];

  number(limit: number, value: number | undefined): number {
    this.#digits.push([BigInt(limit), BigInt(value!)]);
    return value!;
  }

  /** All numbers in mixed radix. The first one is the least significant. */
  get text(): string {
    // Join neighbours first, so that only few products have large factors.
    let digits = this.#digits;
    while (digits.length > 1) {
      const joined: Digit[] = [];
      for (let place = 0; place < digits.length; place += 2) {
        const [limit, value] = digits[place]!;
        const [nextLimit, next] = digits[place + 1] ?? [1n, 0n];
        joined.push([limit * nextLimit, value + limit * next]);
      }
      digits = joined;
    }
    return base64(digits[0]![1]);
  }
}

class Unpacker implements Coder {
  #rest: bigint;

  constructor(text: string) {
    this.#rest = fromBase64(text);
  }

  number(limit: number): number {
    const value = Number(this.#rest % BigInt(limit));
    this.#rest /= BigInt(limit);
    return value;
  }

  /** True if all further numbers are 0. */
  get isSpent(): boolean {
    return this.#rest === 0n;
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Converts a number to base 64, with the most significant digit first. */
function base64(sum: bigint): string {
  // Three digits in base 16 are two in base 64. Engines convert whole numbers to base 16 in linear time.
  const hex = sum.toString(16);
  const digits: string[] = [];
  for (let end = hex.length; end > 0; end -= 3) {
    const two = Number.parseInt(hex.slice(Math.max(0, end - 3), end), 16);
    digits.push(DIGITS.charAt(two & 63), DIGITS.charAt(two >> 6));
  }
  while (digits.at(-1) === 'A') digits.pop();
  return digits.reverse().join('');
}

function fromBase64(text: string): bigint {
  const hex: string[] = [];
  for (let end = text.length; end > 0; end -= 2) {
    const two = DIGITS.indexOf(text.charAt(end - 1)) + 64 * Math.max(0, DIGITS.indexOf(text.charAt(end - 2)));
    hex.push(two.toString(16).padStart(3, '0'));
  }
  return BigInt(`0x0${hex.reverse().join('')}`);
}

/** Encodes or decodes a number of any size as base-8 digits, each with a flag for whether another digit follows. */
function count(coder: Coder, value: number | undefined): number {
  let sum = 0;
  for (let place = 1, rest = value; ; place *= 8) {
    const digit = coder.number(16, rest === undefined ? undefined : (rest % 8) + (rest >= 8 ? 8 : 0));
    sum += (digit % 8) * place;
    if (!Number.isSafeInteger(sum)) refuse('A number is too large.');
    if (digit < 8) return sum;
    if (rest !== undefined) rest = Math.floor(rest / 8);
  }
}

const flag = (coder: Coder, value: boolean | undefined): boolean =>
  coder.number(2, value === undefined ? undefined : Number(value)) === 1;

/** Encodes or decodes a match. Returns it in record format. */
function code(coder: Coder, game: Game, record?: MatchRecord): Record<string, unknown> {
  const options = codeOptions(coder, game, record?.options);
  const match = new Match(game, options, '');
  const deals: unknown[] = [];
  const length = count(coder, record?.deals.length);
  // Only the last deal may be unfinished, so only its number of moves is stored.
  const isFinished = flag(coder, record && isLastFinished(record, game));
  for (let number = 0, empty = 0; number < length; number++) {
    if (coder instanceof Unpacker && coder.isSpent && ++empty > MOST_EMPTY) refuse('The match has too few cards.');
    deals.push(codeDeal(coder, match, number, isFinished || number < length - 1, record?.deals[number]));
  }
  return {
    format: RECORD_FORMAT,
    game: game.id,
    options: writeOptions(game, options),
    deals,
    ...(match.isScored && {totals: [...match.totals]}),
  };
}

function isLastFinished({options, deals}: MatchRecord, game: Game): boolean {
  const match = new Match(game, options, '');
  let isOver = true;
  for (const record of deals) {
    const deal = match.deal(record);
    for (const {seat, ...move} of record.moves) deal.play(seat, move);
    isOver = deal.over;
    if (isOver) match.finish(deal);
  }
  return isOver;
}

function codeOptions(coder: Coder, game: Game, given?: Options): Options {
  const options: Record<string, OptionValue> = {};
  const changed = given && writeOptions(game, given);
  for (const {name, values, fallback} of game.options) {
    const isGiven = fallback === undefined || flag(coder, given && Object.hasOwn(changed ?? {}, name));
    if (!isGiven) continue;
    const value = given?.[name];
    options[name] =
      values === 'count'
        ? count(coder, value as number | undefined)
        : values[coder.number(values.length, value === undefined ? undefined : values.indexOf(value))]!;
  }
  const read = readOptions(game, options);
  return read.ok ? read.value : refuse(read.problem.message);
}

/** Encodes or decodes a deal, and plays it in the match. */
function codeDeal(
  coder: Coder,
  match: Match,
  number: number,
  isFinished: boolean,
  record?: DealRecord,
): Record<string, unknown> {
  const {game, options, next} = match;
  const seats = game.seats(options);
  const dealer = next?.dealer ?? coder.number(seats, record?.dealer);
  const start = flag(coder, record && record.position !== undefined)
    ? {dealer, position: codePosition(coder, game, record)}
    : {dealer, pack: formatCards(codePack(coder, match, record?.pack)), ...codeStart(coder, match, dealer, record)};
  const {dealt} = readDealt(start, number, match);
  return {...start, ...codePlay(coder, match, dealt, isFinished, record?.moves)};
}

function codeStart(coder: Coder, {game, options, next, startKeys}: Match, dealer: Seat, record?: DealRecord): object {
  const seats = game.seats(options);
  if (startKeys.includes('leader')) {
    const usual = (dealer + 1) % seats;
    return {leader: next?.leader ?? coder.number(seats, record && (record.leader ?? usual))};
  }
  if (!startKeys.includes('trumps') || !flag(coder, record && record.trumps !== undefined)) return {};
  const suits = SUITS.map((_, seat) => coder.number(4, record && SUITS.indexOf(record.trumps![seat] as Suit)));
  return {trumps: suits.map((suit) => SUITS[suit]!).join('')};
}

/**
 * Encodes or decodes a pack. Each card is stored as its index among the cards left or, if a game's packs differ in
 * their cards, among all cards of the game.
 */
function codePack(coder: Coder, {game, options}: Match, pack?: readonly Card[]): Card[] {
  const [one, other] = ['one', 'other'].map((seed) => firstPack(game, options, seed).sort((a, b) => a - b));
  const isAlways = one!.every((card, place) => card === other![place]);
  const left = isAlways ? [...one!] : SUITS.flatMap((suit) => game.ranks(options).map((rank) => toCard(rank, suit)));
  return one!.map((_, place) => {
    const given = pack?.[place];
    const chosen = coder.number(left.length, given === undefined ? undefined : left.indexOf(given));
    return isAlways ? left.splice(chosen, 1)[0]! : left[chosen]!;
  });
}

function firstPack(game: Game, options: Options, seed: string): Card[] {
  const match = new Match(game, options, seed);
  match.deal();
  return [...match.dealt!.pack!];
}

/** Encodes or decodes a position as JSON text. */
function codePosition(coder: Coder, game: Game, record?: DealRecord): unknown {
  if (!isWhole(game)) return refuse('A position can only be read with the whole game.');
  const text = record && JSON.stringify(positionIn(record.position!, game));
  const length = count(coder, text?.length);
  if (length > LONGEST) refuse('A number is too large.');
  const letters = Array.from({length}, (_, place) => String.fromCharCode(coder.number(128, text?.charCodeAt(place))));
  try {
    return JSON.parse(letters.join('')) as unknown;
  } catch {
    return refuse('This is not a packed match.');
  }
}

/** Encodes or decodes the moves. Returns them with the marks, in record format. */
function codePlay(
  coder: Coder,
  match: Match,
  dealt: Dealt,
  isFinished: boolean,
  given?: readonly SeatMove[],
): Record<string, unknown> {
  const {game} = match;
  const deal = match.deal(dealt);
  const moves: unknown[] = [];
  const length = isFinished ? Infinity : count(coder, given?.length);
  while (!deal.over && moves.length < length) {
    const legal = legalIn(deal, game);
    const made = given?.[moves.length];
    const place = made && legal.findIndex(({text}) => text === writtenText(made, game));
    const {seat, move, text} = legal[coder.number(legal.length, place)]!;
    deal.play(seat, move);
    moves.push(JSON.parse(text));
  }
  if (!isFinished && (deal.over || moves.length < length))
    return refuse('A deal does not have the stored number of moves.');
  const marks = deal.over ? game.score(deal).marks : undefined;
  if (deal.over) match.finish(deal);
  return {moves, ...(marks && {marks: [...marks]})};
}

const writtenText = (move: SeatMove, game: Game): string => JSON.stringify(writeMove(move, game));

/** Lists the legal moves of all seats that may act, in record format, without duplicates and sorted by code unit. */
function legalIn(deal: Deal, game: Game): {seat: Seat; move: Move; text: string}[] {
  const legal = new Map<string, {seat: Seat; move: Move; text: string}>();
  for (const seat of deal.actors)
    for (const move of deal.moves(seat)) {
      const text = writtenText({seat, ...move}, game);
      legal.set(text, {seat, move, text});
    }
  return [...legal.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
}
