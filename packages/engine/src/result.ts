/** Fault in data from outside: a stable code, its place, and an English sentence for the author. */
export interface Problem {
  /** Such as `record.card`; public API. */
  readonly code: string;
  /** Keys after dots, places in lists in brackets: `deals[0].moves[17].card`. The empty text: the whole. */
  readonly path: string;
  /** For whoever wrote the data: English, not for players. */
  readonly message: string;
}

/** Value that was read, or the problem that made it unreadable. */
export type Result<T> = {readonly ok: true; readonly value: T} | {readonly ok: false; readonly problem: Problem};

/** Makes a successful result of a value. */
export const success = <T>(value: T): Result<T> => ({ok: true, value});

/** Makes a failed result of a problem. */
export const failure = (code: string, path: string, message: string): Result<never> => ({
  ok: false,
  problem: {code, path, message},
});
