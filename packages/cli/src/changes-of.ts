import {EventEmitter, on} from 'node:events';
import {unwatchFile, watchFile} from 'node:fs';

/** Time in milliseconds between two looks at a file. */
const PACE = 200;

/** Yields the name of each of these files when it has changed, until the signal is aborted. */
export async function* changesOf(files: readonly string[], signal: AbortSignal): AsyncGenerator<string> {
  const changed = new EventEmitter();
  // Looking at the file itself notices also editors that replace it by another, and file systems that tell nothing.
  for (const file of files)
    watchFile(file, {interval: PACE}, (now, before) => {
      if (now.mtimeMs !== before.mtimeMs && now.mtimeMs > 0) changed.emit('change', file);
    });
  try {
    for await (const [file] of on(changed, 'change', {signal})) yield file as string;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    for (const file of files) unwatchFile(file);
  }
}
