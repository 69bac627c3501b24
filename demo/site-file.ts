import type {CheckOptions} from '@cartavola/cli/check-page.js';

type ReadFile = NonNullable<CheckOptions['read']>;
type LoadedFile = NonNullable<Awaited<ReturnType<ReadFile>>>;

/** Maximum size of a file in bytes. */
const MOST = 2 * 2 ** 20;

const refused = (code: string, reason: string): LoadedFile => ({code: `file.${code}`, reason});

/** Loads a text file from this site. */
export async function loadFile(url: URL): Promise<LoadedFile> {
  try {
    // `same-origin` also refuses redirects to other sites.
    const answer = await fetch(url, {mode: 'same-origin'});
    if (!answer.ok) {
      await answer.body?.cancel();
      return refused([404, 410].includes(answer.status) ? 'missing' : 'failed', `the server answers ${answer.status}`);
    }
    const bytes = await bytesOf(answer);
    return bytes ? decoded(bytes) : refused('large', `it has more than ${MOST / 2 ** 20} MB`);
  } catch {
    return refused('failed', 'it could not be loaded');
  }
}

/** Returns the bytes of a response, or undefined if there are too many. */
async function bytesOf({body}: Response): Promise<ArrayBuffer | undefined> {
  const reader = body!.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return new Blob(parts).arrayBuffer();
    size += value.length;
    if (size > MOST) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
}

function decoded(bytes: ArrayBuffer): LoadedFile {
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return text.trim() === '' ? refused('empty', 'it is empty') : {text};
  } catch {
    return refused('text', 'it is not UTF-8 text');
  }
}

/**
 * Returns a function that reads the files on this site that a page refers to, and loads each only once. `base` is the
 * page's URL.
 */
export function filesBeside(base: string): ReadFile {
  const files = new Map<string, Promise<LoadedFile>>();
  return (address) => {
    const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
    if (url?.origin !== location.origin) return Promise.resolve(undefined);
    url.hash = '';
    let file = files.get(url.href);
    if (!file) files.set(url.href, (file = loadFile(url)));
    return file;
  };
}
