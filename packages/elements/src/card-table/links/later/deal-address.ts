import type {Level} from '@cartavola/bots/levels.js';
import {packRecord} from '@cartavola/engine/packed.js';
import {isDealtFrom} from '../../../daily/day.js';
import {writeLink, type Link} from '../../../links/link.js';
import {optionAttributes} from '../../../links/option-attributes.js';
import type {DealLinks} from '../deal-links.js';

/**
 * Returns the address of this page with a link to the deal that the match on the table began with: its game, options and seed, the reader's
 * seat, and the level of the bots if they have one. `beat` is the result to beat. Undefined if no address leads there: the match began from
 * other cards than those of its seed, or the page has no address.
 */
export function dealAddress(links: DealLinks, beat?: readonly number[]): string | undefined {
  const {host, keeper} = links;
  const {match, settings} = keeper;
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

/** Returns the address of this page with a link to the match on the table, with its moves; undefined if there is none, or the page has no address. */
export function matchAddress(links: DealLinks): string | undefined {
  const {host, keeper} = links;
  const {match} = keeper;
  const {scene} = host;
  if (!match || !scene) return undefined;
  const {game} = host.layout;
  const {viewer} = scene.view;
  return addressOf({
    type: 'match',
    game: game.id,
    packed: packRecord(match.record, game),
    ...(typeof viewer === 'number' && {seat: viewer}),
    ...levelIn(links),
  });
}

/** Level of the bots, if they have one. */
function levelIn({keeper}: DealLinks): {readonly level?: Level} {
  const seats = keeper.settings?.seats ?? [];
  const [level, ...others] = new Set(seats.flatMap((player) => (player === 'you' ? [] : [player.bot])));
  return level && others.length === 0 ? {level} : {};
}

const addressOf = (link: Link): string | undefined =>
  /^https?:$/.test(location.protocol) ? new URL(writeLink(link), location.href).href : undefined;
