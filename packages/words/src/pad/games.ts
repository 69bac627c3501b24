import {textsOf, type Language} from '../language.js';
import type {CountWords} from './pad-words.js';
import {modules as calypso} from '../games/calypso/calypso-count.generated.js';
import {modules as capodama} from '../games/capodama/capodama-count.generated.js';
import {modules as capra} from '../games/capra/capra-count.generated.js';
import {modules as scopa} from '../games/scopa/scopa-count.generated.js';

type Load = (language: Language) => Promise<{readonly words: CountWords}>;

const all: Readonly<Record<string, Load>> = {
  calypso: textsOf('games/calypso/count', calypso),
  capodama: textsOf('games/capodama/count', capodama),
  capra: textsOf('games/capra/count', capra),
  scopa: textsOf('games/scopa/count', scopa),
};

/** Loads the strings for counting a game's score, in the given language. */
export const loadCountWords = async (game: string, language: Language): Promise<CountWords> =>
  (await all[game]!(language)).words;
