import type {Card, Fact, Seat} from '@cartavola/engine';
import {seatNameOf, type AnswerContext} from '@cartavola/lessons';
import {seriesIn, type BookNames, type Rulebook} from '@cartavola/words';

/** Context for sentences about a table. */
export interface SentenceContext extends AnswerContext {
  readonly book: BookNames;
  /** Rules, or undefined until they are loaded. */
  readonly rules: Rulebook | undefined;
}

const known = (cards: readonly Card[]): readonly Card[] => cards.filter((card) => card >= 0);

function factText(fact: Fact, {words, cards, viewer, book}: SentenceContext): string {
  const {happenings} = words;
  const {roles} = book;
  const who = (seat: Seat): string | undefined => seatNameOf(words, viewer, seat);
  switch (fact.type) {
    case 'played':
      return happenings.played(who(fact.seat), [fact.card]);
    case 'laid':
      return fact.how === 'fold'
        ? happenings.folded(who(fact.seat), fact.cards.length)
        : happenings[fact.how === 'beat' ? 'beat' : 'played'](who(fact.seat), known(fact.cards));
    case 'named':
      return happenings.named(who(fact.seat), fact.suit ? cards.suit(fact.suit) : cards.the(fact.card!));
    case 'announced':
    case 'revealed':
      return roles[fact.role] === undefined ? '' : happenings.announced(who(fact.seat), roles[fact.role]!);
    case 'given':
      return happenings.gave(who(fact.seat));
    case 'handed':
      return happenings.handed;
    case 'taken':
      return happenings.took(who(fact.seat), fact.cards.length, fact.points);
    case 'claimed':
      return happenings.claimed(who(fact.seat), fact.stands);
    case 'revoked':
      return happenings.revoked(who(fact.seat));
    case 'built':
      return [
        happenings.took(who(fact.seat), fact.cards.length, 0),
        ...fact.completed.map((seat) => happenings.completed(who(seat), seriesIn(book))),
      ].join(' ');
    case 'drawn':
      return happenings.drew();
    default:
      return '';
  }
}

/** Returns one sentence per fact, joined by spaces. Leaves out facts that need no sentence. */
export const factsText = (facts: readonly Fact[], context: SentenceContext): string =>
  facts
    .map((fact) => factText(fact, context))
    .filter(Boolean)
    .join(' ');
