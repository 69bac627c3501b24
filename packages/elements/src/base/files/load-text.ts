import {failure, type Result} from '@cartavola/engine';
import {busy} from '../clock.js';
import {decodeText} from './decode-text.js';

/** Time limit in milliseconds for loading a record. */
const LONGEST = 10_000;
/** Size limit of a record in bytes. */
const LARGEST = 2_000_000;

class TooLarge extends Error {}

/** Fetches the text at a URL. Stops if `signal` is aborted, or at the time or size limit. Never throws. */
export const loadText = (address: string, signal: AbortSignal): Promise<Result<string>> => busy(load(address, signal));

async function load(address: string, signal: AbortSignal): Promise<Result<string>> {
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
    const response = await fetch(address, {signal: loading.signal});
    if (!response.ok) throw new Error(String(response.status));
    const read = decodeText(await bytesOf(response), response.headers.get('content-type') ?? '');
    return read.ok ? read : failure(read.problem.code, 'src', read.problem.message);
  } catch (error) {
    abort();
    if (isLate)
      return failure('record.slow', 'src', `The record at ${address} did not load within ${LONGEST / 1000} s.`);
    if (error instanceof TooLarge)
      return failure('record.large', 'src', `The record at ${address} is larger than 2 MB.`);
    return failure('record.load', 'src', `The record at ${address} could not be loaded.`);
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
