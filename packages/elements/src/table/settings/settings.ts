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
import {USUAL_LEVEL} from '@cartavola/bots/levels.js';
import {CHARACTERS, deckFor, type Character, type Deck} from '@cartavola/faces';
import {firstDeck} from '../../base/settings/first-deck.js';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import {
  isValueOf,
  SETTINGS,
  type SettingName,
  type SettingValues,
  type Speed,
  type Theme,
} from '../../base/settings/setting-values.js';
import type {Layout} from '../layout.js';
import {SHARING} from '../../base/sharing.js';
import {readSeats, type SeatPlayer} from '../../match/read-seats.js';
import {TOOLS_PLACES} from '../../match/tools.js';

/** Durations of events at a table, in milliseconds. */
export interface Pace {
  /** Time that a card takes to move from one place to another. */
  readonly motion: number;
  /** Minimum time between the previous move and a bot's move. */
  readonly move: number;
  /** How long a complete trick stays on the table once its last card has arrived. */
  readonly trick: number;
  /** How long a card that captures others stays beside them. */
  readonly capture: number;
  /** How long a great moment is celebrated. */
  readonly moment: number;
  /** How long a score can be read before the bots deal again automatically. */
  readonly score: number;
}

export const PACES = {
  instant: {motion: 0, move: 0, trick: 0, capture: 0, moment: 0, score: 0},
  fast: {motion: 140, move: 200, trick: 350, capture: 220, moment: 800, score: 1800},
  normal: {motion: 180, move: 340, trick: 500, capture: 360, moment: 1150, score: 3600},
  slow: {motion: 280, move: 1200, trick: 2200, capture: 1600, moment: 1500, score: 6600},
} as const satisfies Record<Speed, Pace>;

/**
 * Fraction of the usual time for which the reader's own trick stays on the table. The reader expects it, so it needs
 * less time.
 */
const OWN = 0.7;

/**
 * Returns how long the table stays unchanged before a fact is shown. `owns` returns whether the reader plays a seat.
 */
export function waitBefore(
  fact: Fact,
  pace: Pace,
  {captures}: Pick<Layout, 'captures'>,
  owns: (seat: Seat) => boolean,
): number {
  const {type} = fact;
  if (type === 'taken' || type === 'built') {
    return (captures ? pace.capture : pace.trick) * (owns(fact.seat) ? OWN : 1);
  }
  return type === 'scored' || type === 'revoked' || type === 'claimed' ? pace.move : 0;
}

/** Settings of a table, read from its attributes and validated. */
export interface Settings {
  readonly options: Options;
  /** Players, indexed by seat. */
  readonly seats: readonly SeatPlayer[];
  readonly deck: MappedDeck<Deck>;
  readonly speed: Speed;
  readonly theme: Theme;
  /** Characters, indexed by player. Defaults to the built-in ones in their usual order. */
  readonly characters: readonly Character[] | undefined;
}

/** Reads a table's attributes and settings. For `names`, `attribute` returns the path of the invalid entry, or null. */
export function readSettings(
  {game, fallback, owners}: Pick<Layout, 'game' | 'fallback' | 'owners'>,
  attribute: Attribute,
  readerSettings: Pick<ReaderSettings, 'candidates'>,
): Result<Settings> {
  const unnamed = attribute('names');
  if (unnamed !== null) return failure('names.type', unnamed, 'names must be a list of strings, one for each seat.');
  const options = optionsFromAttributes(game, fallback, attribute);
  if (!options.ok) return options;
  const deck = firstDeck(readerSettings.candidates('deck'), (id) => deckFor(id, game, options.value));
  if (!deck.ok) return deck;
  const setting = <N extends SettingName>(name: N, usual: SettingValues[N]): Result<SettingValues[N]> => {
    const text = readerSettings.candidates(name)[0]?.value ?? usual;
    return isValueOf(name, text) ? {ok: true, value: text} : notOneOf(SETTINGS[name]!, name);
  };
  const speed = setting('speed', 'normal');
  if (!speed.ok) return speed;
  const theme = setting('theme', 'felt');
  if (!theme.ok) return theme;
  const level = setting('level', USUAL_LEVEL);
  if (!level.ok) return level;
  const owner = owners?.(options.value) ?? [...Array(game.seats(options.value)).keys()];
  const seats = readSeats(attribute('seats'), owner, level.value === 'adaptive' ? USUAL_LEVEL : level.value);
  if (!seats) {
    return failure(
      'attribute.seats',
      'seats',
      'seats must have "you" (at most once), "bot" or "bot:level" for each player.',
    );
  }
  const tools = attribute('tools');
  if (tools !== null && !isOneOf(TOOLS_PLACES, tools)) return notOneOf(TOOLS_PLACES, 'tools');
  const sharing = attribute('sharing');
  if (sharing !== null && !isOneOf(SHARING, sharing)) return notOneOf(SHARING, 'sharing');
  const ids = attribute('characters')?.trim().split(/\s+/);
  const characters = ids?.filter((id) => isOneOf(CHARACTERS, id));
  // A character may only appear once, because its name identifies the player.
  if (new Set(characters).size !== (ids?.length ?? 0)) return notOneOf(CHARACTERS, 'characters');
  return {
    ok: true,
    value: {characters, options: options.value, seats, deck: deck.value, speed: speed.value, theme: theme.value},
  };
}

/** Returns the failure for an attribute with an unknown value. */
const notOneOf = (values: readonly string[], name: string): Result<never> =>
  failure(`attribute.${name}`, name, `${name} must be one of: ${values.join(', ')}.`, {values});

const isOneOf = <T extends string>(values: readonly T[], text: string): text is T => values.includes(text as T);
