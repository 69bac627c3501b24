// Where the plugin's folder is.
import {fileURLToPath} from 'node:url';

/** The folder, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url));
