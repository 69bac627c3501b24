const LINE_FEED = 10;

/**
 * The lines of a stream of bytes, one after the other: no more than one is held. A line ends at a line feed alone: JSON texts may
 * hold the other characters that break lines. Blank lines are left out. `undefined`: the line is no UTF-8.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string | undefined> {
  let begun: Uint8Array[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      begun.push(chunk.subarray(start, end));
      yield* unlessBlank(begun);
      begun = [];
      start = end + 1;
    }
    if (start < chunk.length) begun.push(chunk.subarray(start));
  }
  yield* unlessBlank(begun);
}

function* unlessBlank(parts: readonly Uint8Array[]): Generator<string | undefined> {
  const line = decode(parts);
  if (line === undefined || line.trim() !== '') yield line;
}

/** Leaves a byte order mark out. */
function decode(parts: readonly Uint8Array[]): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(Buffer.concat(parts));
  } catch {
    return undefined;
  }
}
