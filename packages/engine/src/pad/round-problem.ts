import {SUITS} from '../card.js';
import type {MatchState} from '../game.js';
import type {Given, Problem} from '../result.js';
import type {CountField, Counting} from './counting.js';
import type {PadRound} from './pad.js';
import {total} from './sums.js';

/**
 * Finds the first fault in a round. Returns undefined if the round is possible. Paths begin with the field's name.
 * Never throws.
 */
export function roundProblem(counting: Counting, state: MatchState, round: PadRound): Problem | undefined {
  const names = Object.keys(round);
  if (names.length === 0 && counting.mayWait?.(state)) return undefined;
  const fields = counting.fields({round, state});
  for (const field of fields) {
    const found = fieldProblem(field, round);
    if (found) return found;
  }
  const unknown = names.find((name) => !fields.some((field) => field.name === name));
  if (unknown !== undefined) return problem('unknown', unknown.slice(0, 40), 'This is not a field of the round.');
  return counting.problem({round, state});
}

function fieldProblem(field: CountField, round: PadRound): Problem | undefined {
  const {name, kind, size} = field;
  if (!Object.hasOwn(round, name)) return problem('missing', name, `The ${name} are missing.`);
  const value = round[name];
  if (kind === 'count') return countProblem(field, value);
  const fits =
    kind === 'flag'
      ? typeof value === 'boolean'
      : kind === 'suit'
        ? (field.suits ?? SUITS).some((suit) => suit === value)
        : isWhole(value) && value < size;
  return fits ? undefined : problem('value', name, `This is not a valid value for ${name}.`);
}

function countProblem({name, size, most, sum}: CountField, value: unknown): Problem | undefined {
  if (!Array.isArray(value) || value.length !== size)
    return problem('value', name, `The ${name} must be a list of ${size} numbers.`);
  for (let place = 0; place < size; place++) {
    const path = `${name}[${place}]`;
    const one: unknown = value[place];
    if (!isWhole(one)) return problem('value', path, 'This must be a whole number, 0 or more.');
    if (most !== undefined && one > most) return problem('most', path, `There are at most ${most}.`, {is: one, most});
  }
  const is = total(value as number[]);
  if (sum === undefined || is === sum) return undefined;
  return problem('sum', name, `The ${name} add up to ${is}, not to ${sum}.`, {is, sum});
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Creates a problem with a `pad.…` code. */
export const problem = (code: string, path: string, message: string, given?: Given): Problem => ({
  code: `pad.${code}`,
  path,
  message,
  ...(given && {given}),
});
