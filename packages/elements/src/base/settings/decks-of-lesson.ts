import {deckNamed, USUAL_DECK} from '@cartavola/faces';
import type {Candidate, ReaderSettings} from './reader-settings.js';

const systemOf = (deck: string): string | undefined => deckNamed(deck)?.suitSystem;

/**
 * Lists the decks that an explainer may show. The words of a lesson that an author wrote name its cards: there the reader's choice counts if it
 * has cards of these names, as French ones in four colours have, and no Italian ones.
 */
export function decksOfLesson(explainer: Element & {readonly readerSettings: ReaderSettings}): readonly Candidate[] {
  const {readerSettings: settings} = explainer;
  const all = settings.candidates('deck');
  if (![...explainer.children].some(({localName}) => localName === 'lesson-step')) return all;
  const system = systemOf(settings.authored('deck') ?? USUAL_DECK);
  return all.filter(({value}) => systemOf(value) === system);
}
