import {fileError} from './read-input.js';
import {WrongUse, type Surroundings} from './surroundings.js';

/** Writes a file; over one that is there only if that is forced. Throws `WrongUse`. */
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
      throw new WrongUse(`there is a file ${file}: add --force to write over it`);
    throw fileError(file, 'written', error);
  }
}
