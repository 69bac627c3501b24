import {failure, success, type Result} from '@cartavola/engine';

/**
 * Single-byte encodings. UTF-8 is tried first, because servers often declare these encodings for UTF-8 text, and text
 * in them is hardly ever valid UTF-8.
 */
const SINGLE = /^(?:iso-?8859|windows-?125|x-cp|latin|l\d|us-ascii|ascii)/i;

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, {fatal: true}).decode(bytes);
  } catch {
    // Unknown encoding, or bytes that are invalid in it.
    return undefined;
  }
}

/** Returns the encoding if the first bytes are a byte order mark or an ASCII letter in UTF-16. */
function encodingShown([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second) ? 'utf-16be' : undefined;
}

/**
 * Decodes a text file: as UTF-16 if its first bytes indicate it, otherwise as UTF-8 or in the charset of `type`, a
 * media type such as `text/plain; charset=iso-8859-1`. Fails with `record.encoding` if the bytes are valid in neither.
 */
export function decodeText(bytes: Uint8Array, type = ''): Result<string> {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(type) ?? [];
  const shown = encodingShown(bytes);
  const encodings = shown ? [shown] : SINGLE.test(charset) ? ['utf-8', charset] : [charset, 'utf-8'];
  for (const encoding of encodings) {
    const text = decoded(bytes, encoding);
    if (text !== undefined) return success(text);
  }
  return failure('record.encoding', '', 'The file is not valid UTF-8. Save it as UTF-8, or serve it with its charset.');
}
