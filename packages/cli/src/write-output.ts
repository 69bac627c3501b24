import {fileError} from './read-input.js';
import {WrongUse, type Surroundings} from './surroundings.js';

/** Writes a file. Replaces an existing one only if `isForced`. Throws `WrongUse`. */
export async function writeTo(
  file: string,
  bytes: Uint8Array,
  isForced: boolean,
  {write}: Pick<Surroundings, 'write'>,
): Promise<void> {
  try {
    await write(file, bytes, isForced);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new WrongUse(`there is already a file ${file}: add --force to overwrite it`);
    throw fileError(file, 'written', error);
  }
}
