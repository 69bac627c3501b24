import {optionAttribute} from '../attribute-options.js';
import {parseCard} from '../card.js';
import type {Problem} from '../result.js';
import {recordFault} from './fault.js';
import type {RecordFaults} from './faults.js';
import {formatCardIn, type Letters} from './letters.js';

/** Kinds of faults keyed by problem code, for codes that only one kind has. */
const KINDS: Readonly<Record<string, keyof RecordFaults>> = {
  'options.missing': 'no-option',
  'options.value': 'option',
  'record.trumps': 'trumps',
  'notation.trumps': 'trumps',
  'record.language': 'language',
  'record.pack': 'pack',
  'record.unfinished': 'unfinished',
  'record.over': 'match-over',
  'record.dealer': 'dealer',
  'record.leader': 'leader',
  'record.lines': 'lines',
  'record.players': 'players',
  'record.position': 'position',
};

/** Returns the letters at the end of a path, before any index. */
function lastKey(path: string): string {
  const end = path.endsWith(']') ? path.lastIndexOf('[') : path.length;
  let start = end;
  while (start > 0 && /[a-z]/i.test(path.charAt(start - 1))) start--;
  return path.slice(start, end);
}

/** Throws a `Fault` at an offset in the text, for a problem that the record or position reader found. */
export function refuseRecord(problem: Problem, at: number, letters: Letters): never {
  const {path, given = {}} = problem;
  const key = lastKey(path);
  const {card, most, unknown} = given;
  if (card === '??') return recordFault('unknown-card', at, {key}, problem);
  if (typeof card === 'string') {
    const named = {key, card: formatCardIn(parseCard(card)!, letters)};
    return typeof most === 'number' && most > 0
      ? recordFault('card-there', at, {...named, most}, problem)
      : recordFault('not-in-pack', at, named, problem);
  }
  if (unknown !== undefined)
    return recordFault('unknown-cards', at, given as unknown as RecordFaults['unknown-cards'], problem);
  const kind = KINDS[problem.code];
  // If a value for the message is missing, use the general message.
  if (!kind || (NEEDS[kind] ?? []).some((name) => !Object.hasOwn(given, name)))
    return recordFault('value', at, {key}, problem);
  const {option, ...others} = given;
  const told = {key, ...others, ...(typeof option === 'string' && {option: optionAttribute(option)})};
  return recordFault(kind, at, told as never, problem);
}

/** Values in a problem's `given` that each kind of message needs. */
const NEEDS: Readonly<Partial<Record<keyof RecordFaults, readonly string[]>>> = {
  'no-option': ['option', 'values'],
  option: ['option', 'values'],
  language: ['language'],
  dealer: ['seat'],
  leader: ['seat'],
  lines: ['most'],
  players: ['players'],
};
