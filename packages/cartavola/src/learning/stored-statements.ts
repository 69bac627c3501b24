import {agentOf, identityOf, type Agent} from './agent.js';
import {tell} from './learning-error.js';

/** xAPI statement as JSON. */
export interface Statement {
  readonly id: string;
  readonly [property: string]: unknown;
}

/** Maximum number of statements in a queue. The oldest are dropped first. */
export const MAX_STATEMENTS = 500;
/** Maximum number of statements in other launches' queues. The oldest queues are dropped first. */
const MAX_OTHER_STATEMENTS = 2000;
/** How long other launches' queues stay in this browser, in milliseconds: 30 days. */
const MAX_AGE = 30 * 24 * 60 * 60 * 1000;
const PREFIX = 'cartavola:xapi ';

/**
 * Returns the storage key of a queue. Readers share computers, so each queue holds only statements of one reader and
 * registration, for one store.
 */
export const keyFor = (address: string, registration: string | undefined, reader: Agent | 'anonymous'): string =>
  `${PREFIX}${address} ${JSON.stringify([registration ?? '', reader === 'anonymous' ? reader : identityOf(reader)])}`;

/** Key of a store's queue in earlier versions, which all readers shared. */
const sharedKey = (address: string): string => PREFIX + address;

const addressIn = (key: string): string => key.slice(PREFIX.length).split(' ', 1)[0]!;

const isStatement = (kept: unknown): kept is Statement =>
  typeof kept === 'object' && kept !== null && 'id' in kept && typeof kept.id === 'string';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const tellLost = (key: string): void =>
  tell('kept', addressIn(key), 'Some statements saved in this browser cannot be read. They are lost.');

/** Saves a queue. Throws if storage is full or unavailable. */
export function writeStatements(key: string, statements: readonly Statement[]): void {
  if (statements.length > 0) localStorage.setItem(key, JSON.stringify(statements));
  else localStorage.removeItem(key);
}

/**
 * Reads a queue. Other scripts can write to this storage too, so anything that isn't a statement is dropped and
 * reported. Throws if storage is unavailable.
 */
export function readStatements(key: string): readonly Statement[] {
  const kept = parsed(localStorage.getItem(key) ?? '[]');
  const statements = Array.isArray(kept) ? kept.filter(isStatement) : [];
  if (!Array.isArray(kept) || statements.length < kept.length) {
    tellLost(key);
    writeStatements(key, statements);
  }
  return statements;
}

function registrationIn({context}: Statement): string | undefined {
  if (typeof context !== 'object' || context === null || !('registration' in context)) return undefined;
  return typeof context.registration === 'string' ? context.registration : undefined;
}

/** Moves the statements that an earlier version saved in a shared queue to the queues of their readers. */
export function separateSharedQueue(address: string): void {
  const shared = sharedKey(address);
  const byKey = new Map<string, Statement[]>();
  for (const statement of readStatements(shared)) {
    const actor = agentOf(statement['actor']);
    if (!actor) {
      tellLost(shared);
      continue;
    }
    const key = keyFor(address, registrationIn(statement), actor);
    byKey.set(key, [...(byKey.get(key) ?? []), {...statement, actor}]);
  }
  for (const [key, statements] of byKey) {
    const present = readStatements(key);
    const moved = statements.filter(({id}) => !present.some((statement) => statement.id === id));
    writeStatements(key, [...moved, ...present].slice(-MAX_STATEMENTS));
  }
  writeStatements(shared, []);
}

const timeOf = ({timestamp}: Statement): number => (typeof timestamp === 'string' && Date.parse(timestamp)) || 0;

/**
 * Drops queues of other launches, for any store, that are too old or too long, and reports them. Most of their
 * statements were sent when the reader left, so that the response came too late.
 */
export function dropOldQueues(own: string | undefined, now = Date.now()): void {
  const queues = Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX) && key !== own)
    .map((key) => {
      const statements = readStatements(key);
      return {key, count: statements.length, newest: Math.max(0, ...statements.map(timeOf))};
    })
    .toSorted((one, other) => other.newest - one.newest);
  let total = 0;
  for (const {key, count, newest} of queues) {
    total += count;
    if (count === 0 || (total <= MAX_OTHER_STATEMENTS && now - newest < MAX_AGE)) continue;
    writeStatements(key, []);
    tell(
      'expired',
      addressIn(key),
      `Statements of an earlier launch waited for more than 30 days, or more than ${MAX_OTHER_STATEMENTS} are waiting. The store may not have received them.`,
    );
  }
}
