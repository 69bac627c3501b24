import type {Level} from '@cartavola/bots/levels.js';
import type {MatchRecord} from '@cartavola/engine';
import {packRecord} from '@cartavola/engine/packed.js';
import {isDealtFrom} from '../../match/day.js';
import {writeLink, type Link} from '../../links/link.js';
import {optionAttributes} from '../../links/option-attributes.js';
import type {Links} from '../match/link-table.js';

/**
 * Returns a link to this page that opens the deal with which the match on the table began: its game, options and seed,
 * the reader's seat, and the bots' level if they all have the same one. `beat` is the result to beat. Returns undefined
 * if the match began with cards that don't come from its seed, or if the page's URL isn't an HTTP URL.
 */
export function dealAddress(links: Links, beat?: readonly number[]): string | undefined {
  const {host, matchController} = links;
  const {match, settings} = matchController;
  const {scene} = host;
  if (!match || !settings || !scene || !links.takes) return undefined;
  const {game} = host.layout;
  const {options} = scene.view;
  const {seed, record} = match.setup;
  if (!isDealtFrom({game, options, seed, record})) return undefined;
  const seat = settings.seats.indexOf('you');
  return addressOf({
    type: 'deal',
    game: game.id,
    options: optionAttributes(game, options),
    seed,
    ...(seat >= 0 && {seat}),
    ...levelIn(links),
    ...(beat && {beat}),
  });
}

/**
 * Returns a link to this page that opens the match on the table with its moves. With `fromDeal`, leaves out the moves
 * of the deal on the table. Returns undefined if there is no match, or if the page's URL isn't an HTTP URL.
 */
export function matchAddress(links: Links, fromDeal = false): string | undefined {
  const {host, matchController} = links;
  const {match} = matchController;
  const {scene} = host;
  if (!match || !scene) return undefined;
  const {game} = host.layout;
  const {viewer} = scene.view;
  return addressOf({
    type: 'match',
    game: game.id,
    packed: packRecord(fromDeal ? undealt(match.record) : match.record, game),
    ...(typeof viewer === 'number' && {seat: viewer}),
    ...levelIn(links),
  });
}

/** Returns a match as it was before the first move of its last deal. */
function undealt({totals, ...record}: MatchRecord): MatchRecord {
  const {moves: _, comments: _comments, lines: _lines, marks, ...last} = record.deals.at(-1)!;
  const before = marks && totals ? totals.map((total, place) => total - marks[place]!) : totals;
  return {...record, deals: [...record.deals.slice(0, -1), {...last, moves: []}], ...(before && {totals: before})};
}

/** Returns the level of the bots if they all have the same one. */
function levelIn({matchController}: Links): {readonly level?: Level} {
  const seats = matchController.settings?.seats ?? [];
  const [level, ...others] = new Set(seats.flatMap((player) => (player === 'you' ? [] : [player.bot])));
  return level && others.length === 0 ? {level} : {};
}

const addressOf = (link: Link): string | undefined =>
  /^https?:$/.test(location.protocol) ? new URL(writeLink(link), location.href).href : undefined;
