import {failure, success, type Result} from '@cartavola/engine';
import {busy} from '../clock.js';
import {decodeText} from './decode-text.js';

/** Time limit in milliseconds for loading a file. */
const LONGEST = 10_000;
/** Size limit of a file in bytes. */
const LARGEST = 2_000_000;

class TooLarge extends Error {}

/** File's text, and its URL after redirects. */
interface LoadedFile {
  readonly text: string;
  readonly url: string;
}

/**
 * Fetches the text of a record at a URL. Stops if `signal` is aborted, or at the time or size limit. Never throws.
 */
export async function loadText(address: string, signal: AbortSignal): Promise<Result<string>> {
  const loaded = await busy(loadFile(address, signal));
  if (loaded.ok) return success(loaded.value.text);
  const {code, message} = loaded.problem;
  return failure(`record.${code}`, 'src', `The record at ${address} ${message}`);
}

/**
 * Fetches a text file. Stops if `signal` is aborted, or at the time or size limit. Fails with `load`, `large`, `slow` or
 * `encoding`, and a message that continues a sentence about the file. Never throws.
 */
export async function loadFile(
  address: string,
  signal: AbortSignal,
  options: Pick<RequestInit, 'credentials'> = {},
): Promise<Result<LoadedFile>> {
  const loading = new AbortController();
  const abort = (): void => loading.abort();
  signal.addEventListener('abort', abort);
  let isLate = false;
  // Use real time, because network requests don't follow a test clock.
  const timer = setTimeout(() => {
    isLate = true;
    abort();
  }, LONGEST);
  try {
    const response = await fetch(address, {...options, signal: loading.signal});
    if (!response.ok) throw new Error(String(response.status));
    const read = decodeText(await bytesOf(response), response.headers.get('content-type') ?? '');
    if (read.ok) return success({text: read.value, url: response.url});
    return failure('encoding', '', 'is not valid UTF-8. Save it as UTF-8, or serve it with its charset.');
  } catch (error) {
    abort();
    if (isLate) return failure('slow', '', `did not load within ${LONGEST / 1000} s.`);
    if (error instanceof TooLarge) return failure('large', '', `is larger than ${LARGEST / 1_000_000} MB.`);
    return failure('load', '', 'could not be loaded.');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

async function bytesOf({body}: Response): Promise<Uint8Array> {
  const reader = body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader!.read()) {
    size += piece.value.byteLength;
    if (size > LARGEST) throw new TooLarge();
    pieces.push(piece.value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
