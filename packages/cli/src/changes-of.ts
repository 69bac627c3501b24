import {EventEmitter, on} from 'node:events';
import {unwatchFile, watchFile} from 'node:fs';

/** Polling interval for a file in milliseconds. */
const PACE = 200;

/** Yields a file's name whenever the file changes, until the signal is aborted. */
export async function* changesOf(files: readonly string[], signal: AbortSignal): AsyncGenerator<string> {
  const changed = new EventEmitter();
  // `watchFile` also works if an editor replaces the file, and on file systems without change events.
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
