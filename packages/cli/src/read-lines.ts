import {LARGEST, tooLarge} from './read-input.js';

const LINE_FEED = 10;

/**
 * Splits a byte stream into lines, with one line in memory at a time. Only a line feed ends a line, because JSON may
 * contain other line separators. Skips blank lines. Yields undefined for a line that isn't UTF-8. Throws `FileError`
 * for a line that is too long. `name` is the name of the file.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>, name = '-'): AsyncGenerator<string | undefined> {
  let begun: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      // Skip empty lines at once, because a file may consist of them.
      if (end > start || begun.length > 0) {
        begun.push(chunk.subarray(start, end));
        yield* unlessBlank(begun);
        begun = [];
      }
      size = 0;
      start = end + 1;
    }
    if (start < chunk.length) begun.push(chunk.subarray(start));
    size += chunk.length - start;
    if (size > LARGEST) throw tooLarge(name, 'a line');
  }
  yield* unlessBlank(begun);
}

function* unlessBlank(parts: readonly Uint8Array[]): Generator<string | undefined> {
  const line = decode(parts);
  if (line === undefined || line.trim() !== '') yield line;
}

const UTF_8 = new TextDecoder('utf-8', {fatal: true});

/** Decodes a line without its byte order mark. Returns undefined if it isn't UTF-8. */
function decode(parts: readonly Uint8Array[]): string | undefined {
  try {
    return UTF_8.decode(Buffer.concat(parts));
  } catch {
    return undefined;
  }
}
