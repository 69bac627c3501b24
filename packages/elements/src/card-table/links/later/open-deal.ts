import type {Level} from '@cartavola/bots/levels.js';
import {optionAttribute, seededRandom, writeRecord, type Attribute, type Game, type Seat} from '@cartavola/engine';
import {unpackRecord} from '@cartavola/engine/packed.js';
import {dayOfSeed} from '../../../daily/day.js';
import {isTableLink, readLink, type DealLink, type MatchLink} from '../../../links/link.js';
import {optionAttributes} from '../../../links/option-attributes.js';
import type {ReaderSettings} from '../../../settings/reader-settings.js';
import {readSettings, type Settings} from '../../settings/settings.js';
import {hasMoved} from '../../match/has-moved.js';
import {pageOf, type LinkedDeal} from '../../match/linked-deal.js';
import type {TableMatch} from '../../match/table-match.js';
import type {DealLinks} from '../deal-links.js';
import {DealQuestion} from './deal-question.js';

/** Address whose link was opened last, and by which table: no other table of the page opens it. */
let claimed: {readonly hash: string; readonly table: Element} | undefined;

/**
 * Opens the deal or the match that the address of the page names, at the first table of its game. If the reader is playing a match there, the
 * table asks first.
 */
export async function openDeal(links: DealLinks): Promise<void> {
  const {host, keeper} = links;
  const {hash} = location;
  const link = readLink(hash);
  const target = link.ok ? link.value : undefined;
  if (link.ok && (!isTableLink(target) || target.game !== host.layout.game.id)) return;
  if (claimed?.hash === hash && (claimed.table === host || claimed.table.isConnected)) return;
  const first = document.querySelector(host.localName);
  if (first && first !== host) return;
  claimed = {hash, table: host};
  await host.updateComplete;
  const deal = isTableLink(target) ? linkedDeal(target, links) : undefined;
  await Promise.allSettled([host.whenLoaded, keeper.sought]);
  await host.updateComplete;
  if (!host.isConnected || location.hash !== hash) return;
  if (!deal) return links.ask(new DealQuestion(links, undefined));
  if (!isPlayed(keeper.match) || isOnTable(deal, links)) return keeper.open(deal);
  links.ask(new DealQuestion(links, {...deal, day: dayOfSeed(deal.seed, host.layout.game.id)}));
}

/** Tells whether the reader has made a move in a match that is not over. */
const isPlayed = (match: TableMatch | undefined): boolean =>
  match !== undefined && !match.standing.result && hasMoved(match);

/** Tells whether the match on the table is that of a deal. */
function isOnTable(deal: LinkedDeal, {host, keeper}: DealLinks): boolean {
  const read = readSettings(host.layout, deal.attribute, deal.readerSettings);
  const textOf = ({options, seats}: Settings): string => JSON.stringify([options, seats.indexOf('you')]);
  return keeper.seed === deal.seed && read.ok && textOf(read.value) === textOf(keeper.settings!);
}

/**
 * Returns the deal or match of a link; undefined if its options are not those of the game, or do not fit the table, or it has no such seat, or
 * no match is packed there.
 */
function linkedDeal(link: DealLink | MatchLink, {host}: DealLinks): LinkedDeal | undefined {
  const {layout} = host;
  const {seat, level} = link;
  const opened = openedBy(link, layout.game);
  if (!opened) return undefined;
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

/** What a link opens, with the options of the game as attributes. */
type Opened = Pick<LinkedDeal, 'seed' | 'beat' | 'record'> & Pick<DealLink, 'options'>;

function openedBy(link: DealLink | MatchLink, game: Game): Opened | undefined {
  if (link.type === 'deal') return {seed: link.seed, beat: link.beat, options: link.options};
  const read = unpackRecord(link.packed, game);
  if (!read.ok) return undefined;
  return {
    seed: seedOf(link.packed),
    beat: undefined,
    record: writeRecord(read.value, game),
    options: optionAttributes(game, read.value.options),
  };
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
