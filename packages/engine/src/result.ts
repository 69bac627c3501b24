/** Problem in external data: a stable code, a path, and an English message for the author. */
export interface Problem {
  /** Stable code, such as `record.card`. Part of the public API. */
  readonly code: string;
  /** Keys after dots, indices in brackets: `deals[0].moves[17].card`. Empty for the whole document. */
  readonly path: string;
  /** English message for the author of the data, not for players. */
  readonly message: string;
  /** Values that the message contains, for translating it. Absent if the message has no values other than the path. */
  readonly given?: Given;
}

/** Values in a message, keyed by name, such as `card` or `seat`. */
export type Given = Readonly<Record<string, string | number | readonly string[]>>;

/** Value that was read, or the problem that prevented reading it. */
export type Result<T> = {readonly ok: true; readonly value: T} | {readonly ok: false; readonly problem: Problem};

/** Creates a successful result. */
export const success = <T>(value: T): Result<T> => ({ok: true, value});

/** Creates a failed result. */
export const failure = (code: string, path: string, message: string, given?: Given): Result<never> => ({
  ok: false,
  problem: {code, path, message, ...(given && {given})},
});
