/** Fault in external data: a stable code, a path, and an English message for the author. */
export interface Problem {
  /** Stable code, such as `record.card`. Part of the public API. */
  readonly code: string;
  /** Keys after dots, indices in brackets: `deals[0].moves[17].card`. Empty for the whole document. */
  readonly path: string;
  /** English message for the author of the data, not for players. */
  readonly message: string;
  /** Values in the message, for messages in other languages. Absent if the message contains only its path. */
  readonly given?: Given;
}

/** Values in a message, by their meaning, such as `card` or `seat`. */
export type Given = Readonly<Record<string, string | number | readonly string[]>>;

/** Value that was read, or the problem that prevented reading it. */
export type Result<T> = {readonly ok: true; readonly value: T} | {readonly ok: false; readonly problem: Problem};

/** Makes a successful result from a value. */
export const success = <T>(value: T): Result<T> => ({ok: true, value});

/** Makes a failed result from a problem. */
export const failure = (code: string, path: string, message: string, given?: Given): Result<never> => ({
  ok: false,
  problem: {code, path, message, ...(given && {given})},
});
