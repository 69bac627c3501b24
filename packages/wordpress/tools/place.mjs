// The plugin's folder.
import {fileURLToPath} from 'node:url';

/** Path of the folder, with a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url));
