import {textsOf, type Language} from '../language.js';
import {modules} from './replay.generated.js';
import type {ReplayWords} from './replay-words.js';

const words = textsOf<{words: ReplayWords}>('replay', modules);

/** Loads the strings for replays in the given language. */
export async function loadReplayWords(language: Language): Promise<ReplayWords> {
  return (await words(language)).words;
}
