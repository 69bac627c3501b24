import {isDealtFrom} from '../../../daily/day.js';
import {writeLink} from '../../../links/link.js';
import {optionAttributes} from '../../../links/option-attributes.js';
import type {DealLinks} from '../deal-links.js';

/**
 * Returns the address of this page with a link to the deal that the match on the table began with: its game, options and seed, the reader's
 * seat, and the level of the bots if they have one. `beat` is the result to beat. Undefined if no address leads there: the match began from
 * other cards than those of its seed, or the page has no address.
 */
export function dealAddress({host, keeper}: DealLinks, beat?: readonly number[]): string | undefined {
  const {match, settings} = keeper;
  const {scene} = host;
  if (!match || !settings || !scene || !/^https?:$/.test(location.protocol)) return undefined;
  const {game} = host.layout;
  const {options} = scene.view;
  const {seed, record} = match.setup;
  if (!isDealtFrom({game, options, seed, record})) return undefined;
  const seat = settings.seats.indexOf('you');
  const [level, ...others] = new Set(settings.seats.flatMap((player) => (player === 'you' ? [] : [player.bot])));
  const link = writeLink({
    type: 'deal',
    game: game.id,
    options: optionAttributes(game, options),
    seed,
    ...(seat >= 0 && {seat}),
    ...(level && others.length === 0 && {level}),
    ...(beat && {beat}),
  });
  return new URL(link, location.href).href;
}
