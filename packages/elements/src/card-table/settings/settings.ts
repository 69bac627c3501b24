import {
  failure,
  optionsFromAttributes,
  type Attribute,
  type Fact,
  type MappedDeck,
  type Options,
  type Result,
  type Seat,
} from '@cartavola/engine';
import {LEVELS, USUAL_LEVEL, type Level} from '@cartavola/bots/levels.js';
import {deckFor, USUAL_DECK, type Deck} from '@cartavola/faces';
import type {Layout} from '../layout.js';

/** Durations of what happens on a table, in milliseconds. */
export interface Pace {
  /** Time that a card takes from place to place. */
  readonly motion: number;
  /** Shortest time that a bot takes for a move. */
  readonly move: number;
  /** Time for which a complete trick is left on the table. */
  readonly trick: number;
}

export const PACES = {
  instant: {motion: 0, move: 0, trick: 0},
  fast: {motion: 160, move: 250, trick: 600},
  normal: {motion: 250, move: 600, trick: 1200},
  slow: {motion: 280, move: 1200, trick: 2200},
} as const satisfies Record<string, Pace>;

/** Name of a pace. */
export type Speed = keyof typeof PACES;
const SPEEDS = Object.keys(PACES) as Speed[];

/** Looks that a table can have. */
const THEMES = ['felt', 'wood', 'plain'] as const;
/** Name of a look. */
export type Theme = (typeof THEMES)[number];

/** Returns how long the table is left as it is before a fact is shown. */
export function waitBefore({type}: Fact, pace: Pace): number {
  if (type === 'taken' || type === 'built') return pace.trick;
  return type === 'scored' || type === 'revoked' || type === 'claimed' ? pace.move : 0;
}

export type SeatPlayer = 'you' | {readonly bot: Level};

/** Settings of a table, read from its attributes and checked. */
export interface Settings {
  readonly options: Options;
  /** Players by seat. */
  readonly seats: readonly SeatPlayer[];
  readonly deck: MappedDeck<Deck>;
  readonly speed: Speed;
}

/** Reads the attributes of a table. For `names`, `attribute` returns the path of the entry that is wrong, or null. */
export function readSettings(
  {game, fallback, owners}: Pick<Layout, 'game' | 'fallback' | 'owners'>,
  attribute: Attribute,
): Result<Settings> {
  const unnamed = attribute('names');
  if (unnamed !== null) return failure('names.type', unnamed, 'Names are a list of texts, by seat.');
  const options = optionsFromAttributes(game, fallback, attribute);
  if (!options.ok) return options;
  const named = attribute('deck') ?? USUAL_DECK;
  const deck = deckFor(named, game, options.value);
  if (!deck) return failure('attribute.deck', 'deck', `This game has no deck "${named}".`);
  const speed = attribute('speed') ?? 'normal';
  if (!isOneOf(SPEEDS, speed)) return notOneOf(SPEEDS, 'speed');
  if (!isOneOf(THEMES, attribute('theme') ?? 'felt')) return notOneOf(THEMES, 'theme');
  const level = attribute('level') ?? USUAL_LEVEL;
  if (!isOneOf(LEVELS, level)) return notOneOf(LEVELS, 'level');
  const owner = owners?.(options.value) ?? [...Array(game.seats(options.value)).keys()];
  const seats = readSeats(attribute('seats'), owner, level);
  if (!seats) {
    return failure(
      'attribute.seats',
      'seats',
      'Seats are "you", once at most, and "bot" or "bot:level", one a player.',
    );
  }
  return {ok: true, value: {options: options.value, seats, deck, speed}};
}

/**
 * Parses a text such as `"you bot bot:casual bot"`, the players from seat 0 clockwise. Returns who plays each seat; undefined if the text
 * is wrong.
 */
function readSeats(text: string | null, owner: readonly Seat[], level: Level): SeatPlayer[] | undefined {
  const players = new Set(owner).size;
  if (text === null) return owner.map((seat) => (seat === 0 ? 'you' : {bot: level}));
  const seats: SeatPlayer[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const bot = word === 'bot' ? level : word.replace(/^bot:/, '');
    if (word === 'you') seats.push('you');
    else if (word.startsWith('bot') && isOneOf(LEVELS, bot)) seats.push({bot});
    else return undefined;
  }
  if (seats.length !== players || seats.filter((seat) => seat === 'you').length > 1) return undefined;
  return owner.map((seat) => seats[seat]!);
}

/** Makes the failure of an attribute that is none of the values it may have. */
const notOneOf = (values: readonly string[], name: string): Result<never> =>
  failure(`attribute.${name}`, name, `A ${name} is one of: ${values.join(', ')}.`);

const isOneOf = <T extends string>(values: readonly T[], text: string): text is T => values.includes(text as T);
