import type {Level} from '@cartavola/bots/levels.js';
import {
  optionAttribute,
  seededRandom,
  writeRecord,
  type Attribute,
  type Game,
  type MatchRecord,
  type Seat,
} from '@cartavola/engine';
import {packRecord} from '@cartavola/engine/packed.js';
import type {DealLink} from '../../links/link.js';
import {optionAttributes} from '../../links/option-attributes.js';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import {readSettings, type Settings} from '../settings/settings.js';
import {hasMoved} from '../match/has-moved.js';
import {pageOf, type LinkedDeal} from '../match/linked-deal.js';
import type {TableMatch} from '../match/table-match.js';
import type {Links} from '../match/link-table.js';

/** Returns whether the reader has made a move in an unfinished match. */
export const isPlayed = (match: TableMatch | undefined): boolean =>
  match !== undefined && !match.standing.result && hasMoved(match);

/** Returns whether the match on the table began with the given deal. */
export function isOnTable(deal: LinkedDeal, {host, matchController}: Links): boolean {
  const read = readSettings(host.layout, deal.attribute, deal.readerSettings);
  const textOf = ({options, seats}: Settings): string => JSON.stringify([options, seats.indexOf('you')]);
  return matchController.seed === deal.seed && read.ok && textOf(read.value) === textOf(matchController.settings!);
}

/** The reader's seat and the bots' level. If one is absent, the page's value applies. */
type Seating = Pick<DealLink, 'seat' | 'level'>;

/** Content of a link or file, with the game's options as attributes. */
type Opened = Pick<LinkedDeal, 'seed' | 'beat' | 'record'> & Pick<DealLink, 'options'>;

/** Returns a match to open. It continues with the same shuffled packs wherever it is opened. */
export const openedMatch = (record: MatchRecord, game: Game): Opened => ({
  seed: seedOf(packRecord(record, game)),
  beat: undefined,
  record: writeRecord(record, game),
  options: optionAttributes(game, record.options),
});

/**
 * Returns a deal or match for a table. Returns undefined if its options aren't valid for the game and the table, or if
 * the seat doesn't exist.
 */
export function linkedDeal(opened: Opened, {seat, level}: Seating, {host}: Links): LinkedDeal | undefined {
  const {layout} = host;
  const {options, ...rest} = opened;
  const readerSettings = level ? withLevel(host.readerSettings, level) : host.readerSettings;
  const names = layout.game.options.map(({name}) => optionAttribute(name));
  const attributeWith =
    (seats: string | null): Attribute =>
    (name) =>
      names.includes(name) ? (options[name] ?? null) : name === 'seats' ? seats : host.attribute(name);
  // The page's `seats` may be for a different number of players.
  for (const seats of [host.attribute('seats'), null]) {
    const read = readSettings(layout, attributeWith(seats), readerSettings);
    if (!read.ok) continue;
    const players = new Set(layout.owners?.(read.value.options) ?? read.value.seats.keys()).size;
    if (seat !== undefined && seat >= players) return undefined;
    const attribute = attributeWith(seat === undefined ? seats : seatedAt(seat, seats, players));
    return {...rest, attribute, readerSettings, page: pageOf(host)};
  }
  return undefined;
}

/**
 * Returns a seed derived from a packed match, so the match continues with the same shuffled packs wherever it is
 * opened. It is short, because links contain it and the next match's seed is derived from it.
 */
function seedOf(packed: string): string {
  const random = seededRandom(packed, 0, 'link');
  return Array.from({length: 6}, () => random.below(2 ** 20).toString(36)).join('-');
}

/** Returns the value of `seats` after the reader has swapped seats with a bot. A spectator remains a spectator. */
function seatedAt(seat: Seat, seats: string | null, players: number): string {
  const words =
    seats?.trim().split(/\s+/) ?? Array.from({length: players}, (_, place) => (place === 0 ? 'you' : 'bot'));
  const own = words.indexOf('you');
  if (own >= 0) [words[own], words[seat]] = [words[seat]!, 'you'];
  return words.join(' ');
}

/**
 * Returns settings in which the given level takes precedence until the reader or the page sets another one. A locked
 * level doesn't change.
 */
function withLevel(
  settings: Pick<ReaderSettings, 'candidates' | 'isLocked'>,
  level: Level,
): Pick<ReaderSettings, 'candidates'> {
  const current = (): string | undefined => settings.candidates('level')[0]?.value;
  const before = current();
  return {
    candidates: (name) =>
      name === 'level' && !settings.isLocked(name) && current() === before
        ? [{value: level, isOwn: false}]
        : settings.candidates(name),
  };
}
