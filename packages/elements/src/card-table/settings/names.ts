import {failure, type Result} from '@cartavola/engine';

/** No game has more. */
const SEATS = 6;

/** The names that a page gives, by seat, each looked at once; an empty text, or nothing, is no name. */
export function readNames(given: unknown): Result<readonly string[] | undefined> {
  if (given === undefined || given === null) return {ok: true, value: undefined};
  const names: string[] = [];
  let path = 'names';
  const wrong = (): Result<never> => failure('names.type', path, 'Names are a list of texts, by seat.');
  try {
    if (!Array.isArray(given)) return wrong();
    const length = Math.min(given.length, SEATS);
    for (let seat = 0; seat < length; seat++) {
      path = `names[${seat}]`;
      const name: unknown = given[seat] ?? '';
      if (typeof name !== 'string') return wrong();
      names.push(name);
    }
    return {ok: true, value: names};
  } catch {
    // A getter that throws, or a proxy.
    return wrong();
  }
}
