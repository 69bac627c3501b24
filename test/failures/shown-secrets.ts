// Test helpers that check whether an element shows cards that its seat can't know.
import {formatCard, Match, UNKNOWN, type Card, type MatchRecord, type WholeGame} from '@cartavola/engine';
import type {CardWords} from '@cartavola/words';

/** Cards in hands that a seat can't know after `ply` moves in a match. */
export function hiddenAt(game: WholeGame, record: MatchRecord, ply: number, seat: number): readonly Card[] {
  const match = new Match(game, record.options, '');
  let left = ply;
  for (const dealt of record.deals) {
    const deal = match.deal(dealt);
    // Everybody knows which card was named, but not who has it.
    const named = dealt.moves.slice(0, left).flatMap(({type, card}) => (type === 'trump' ? [card] : []));
    for (const {seat: mover, ...move} of dealt.moves.slice(0, left)) deal.play(mover, move);
    if (left <= dealt.moves.length) {
      const [all, own] = [game.view(deal, 'open'), game.view(deal, seat)];
      const seen = own.hands.map((cards) => new Set(cards));
      return all.hands.flatMap((cards, at) =>
        cards.filter((card) => card !== UNKNOWN && !seen[at]!.has(card) && !named.includes(card)),
      );
    }
    left -= dealt.moves.length;
    match.finish(deal);
  }
  return [];
}

/** Content of a picture: card codes and text. */
export function shownIn(picture: Element): {readonly codes: readonly string[]; readonly said: string} {
  const cards = [...picture.querySelectorAll<SVGElement>(':scope > [data-card]')];
  return {
    codes: cards.map(({dataset}) => dataset['card']!),
    said: `${picture.getAttribute('aria-label')} ${picture.textContent}`,
  };
}

/** Lists the hidden cards that are shown or mentioned, in English. */
export const secretsIn = (
  {codes, said}: {readonly codes: readonly string[]; readonly said: string},
  hidden: readonly Card[],
  words: CardWords,
): readonly string[] =>
  hidden.filter((card) => codes.includes(formatCard(card)) || said.includes(words.name(card))).map(formatCard);
