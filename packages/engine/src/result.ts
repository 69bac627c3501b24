/** Fault in data from outside: a stable code, a path, and an English sentence for the author. */
export interface Problem {
  /** Stable code, such as `record.card`; public API. */
  readonly code: string;
  /** Keys after dots, indices in brackets: `deals[0].moves[17].card`; empty for the whole document. */
  readonly path: string;
  /** English message for the author of the data, not for players. */
  readonly message: string;
  /** What the message names, for sentences in other languages; absent where it names nothing but its path. */
  readonly given?: Given;
}

/** What a message names, by what it is, such as `card` or `seat`. */
export type Given = Readonly<Record<string, string | number | readonly string[]>>;

/** Value that was read, or the problem that made it unreadable. */
export type Result<T> = {readonly ok: true; readonly value: T} | {readonly ok: false; readonly problem: Problem};

/** Makes a successful result of a value. */
export const success = <T>(value: T): Result<T> => ({ok: true, value});

/** Makes a failed result of a problem. */
export const failure = (code: string, path: string, message: string, given?: Given): Result<never> => ({
  ok: false,
  problem: {code, path, message, ...(given && {given})},
});
