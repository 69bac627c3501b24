// Checks that one match continues another.
import {matchOf, until} from './played-on.mjs';

const text = (data) => JSON.stringify(data);
const {isArray} = Array;
/** A record's options, with their defaults. */
const USUAL = {players: undefined, rules: 'source', target: undefined, overruff: 'compulsory', revoke: 'prevent'};

const begins = (later, earlier) =>
  later.length >= earlier.length && text(later.slice(0, earlier.length)) === text(earlier);

/** Lists the faults if the page doesn't show a continuation of `earlier` in time. A match may have to load first. */
export async function faultsOfMatch(page, earlier, fault) {
  const why = await until(
    async () => whyNotSame(earlier, await matchOf(page)),
    (fits) => fits === undefined,
    5000,
  );
  return why ? [`${fault}: ${why}`] : [];
}

/** Lists the options in which a match differs from its table's attributes. */
export const unlikeAsked = (match) =>
  Object.entries(USUAL).flatMap(([name, usual]) => {
    const asked = match?.attributes[name];
    const played = String(match?.options?.[name] ?? usual);
    return !asked || asked === played ? [] : [`expected ${name} ${asked}, but ${played} is played`];
  });

/** Returns why `later` doesn't continue `earlier`, or undefined if it does. */
function whyNotSame(earlier, later) {
  if (!earlier || !later) return 'there is no match';
  if (text(later.options) !== text(earlier.options))
    return `its options are ${text(later.options)}, not ${text(earlier.options)}`;
  if (!isArray(later.deals) || later.deals.length < earlier.deals.length) return 'it has fewer deals';
  const last = earlier.deals.length - 1;
  for (const [number, deal] of earlier.deals.entries()) {
    const other = later.deals[number];
    if (text(other.pack) !== text(deal.pack)) return `a different pack was dealt in deal ${number + 1}`;
    const same = number < last ? text(other.moves) === text(deal.moves) : begins(other.moves, deal.moves);
    if (!same) return `deal ${number + 1} has different moves`;
  }
  return undefined;
}
