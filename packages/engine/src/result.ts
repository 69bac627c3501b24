/** What is wrong with data from outside: a stable code, where, and an English sentence for the author. */
export interface Problem {
  /** Such as `record.card`; public API. */
  readonly code: string;
  /** Keys after dots, places in lists in brackets: `deals[0].moves[17].card`. The empty text: the whole. */
  readonly path: string;
  /** For whoever wrote the data: English, not for players. */
  readonly message: string;
}

/** What was read, or what is wrong with it. */
export type Result<T> = {readonly ok: true; readonly value: T} | {readonly ok: false; readonly problem: Problem};

/** Wraps a value that was read, as a result. */
export const success = <T>(value: T): Result<T> => ({ok: true, value});

/** What is wrong, as a result. */
export const failure = (code: string, path: string, message: string): Result<never> => ({
  ok: false,
  problem: {code, path, message},
});
