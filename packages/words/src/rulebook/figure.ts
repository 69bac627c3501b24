import {parseCard, type Card} from '@cartavola/engine';

/** Card with an optional note, or sign between cards, in a figure. */
export type Pictured = {readonly card: Card; readonly note?: string} | {readonly sign: string};
/** Row of cards and signs that illustrates a rule. */
export type Figure = readonly Pictured[];

/** Parses the notation of a figure, such as `7S > 4H 3D` or `KC:10 QC:9`: cards, notes below them, and signs. */
export function figure(text: string): Figure {
  return text.split(' ').map((part) => {
    const [code, note] = part.split(':');
    const card = parseCard(code!);
    if (card === undefined) return {sign: part};
    return note === undefined ? {card} : {card, note};
  });
}
