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

/** Tells whether the reader has made a move in a match that is not over. */
export const isPlayed = (match: TableMatch | undefined): boolean =>
  match !== undefined && !match.standing.result && hasMoved(match);

/** Tells whether the match on the table is that of a deal. */
export function isOnTable(deal: LinkedDeal, {host, matchController}: Links): boolean {
  const read = readSettings(host.layout, deal.attribute, deal.readerSettings);
  const textOf = ({options, seats}: Settings): string => JSON.stringify([options, seats.indexOf('you')]);
  return matchController.seed === deal.seed && read.ok && textOf(read.value) === textOf(matchController.settings!);
}

/** Where the reader of a deal sits, and against whom; absent: as the page has it. */
type Seating = Pick<DealLink, 'seat' | 'level'>;

/** What a link or a file opens, with the options of the game as attributes. */
type Opened = Pick<LinkedDeal, 'seed' | 'beat' | 'record'> & Pick<DealLink, 'options'>;

/** Returns a match as it is opened: it goes on with the same packs wherever that is. */
export const openedMatch = (record: MatchRecord, game: Game): Opened => ({
  seed: seedOf(packRecord(record, game)),
  beat: undefined,
  record: writeRecord(record, game),
  options: optionAttributes(game, record.options),
});

/** Returns a deal or match for a table; undefined if its options are not those of the game, or do not fit the table, or it has no such seat. */
export function linkedDeal(opened: Opened, {seat, level}: Seating, {host}: Links): LinkedDeal | undefined {
  const {layout} = host;
  const {options, ...rest} = opened;
  const readerSettings = level ? withLevel(host.readerSettings, level) : host.readerSettings;
  const names = layout.game.options.map(({name}) => optionAttribute(name));
  const attributeWith =
    (seats: string | null): Attribute =>
    (name) =>
      names.includes(name) ? (options[name] ?? null) : name === 'seats' ? seats : host.attribute(name);
  // The seats of the page may be of another number.
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
 * Returns a seed that follows from a packed match, so that it goes on with the same packs wherever it is opened. Short: that of a match after
 * it is made from it, and stands in links.
 */
function seedOf(packed: string): string {
  const random = seededRandom(packed, 0, 'link');
  return Array.from({length: 6}, () => random.below(2 ** 20).toString(36)).join('-');
}

/** Writes the players with the reader at a seat, in exchange for the bot there. Who only watches goes on watching. */
function seatedAt(seat: Seat, seats: string | null, players: number): string {
  const words =
    seats?.trim().split(/\s+/) ?? Array.from({length: players}, (_, place) => (place === 0 ? 'you' : 'bot'));
  const own = words.indexOf('you');
  if (own >= 0) [words[own], words[seat]] = [words[seat]!, 'you'];
  return words.join(' ');
}

/** Returns settings in which a level counts before all others, until the reader or the page names another; not where it is locked. */
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
