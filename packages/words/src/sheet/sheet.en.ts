import type {SheetWords} from './sheet-words.js';

export const words: SheetWords = {
  duplicate: (game) => `${game}: a deal to lay out by hand`,
  layOut: (hasStock) =>
    `Sort a pack, and give each card to the player with its number in the table.${
      hasStock ? ' Keep the cards marked “s” aside, and pile them up face down: s1 is on top.' : ''
    } Nobody who lays out the cards should play with them.`,
  atTable: (markup) => `The same cards on a page: ${markup}`,
  player: (number) => `Player ${number}`,
  deals: (who) => `${who} is the dealer.`,
  leads: (who) => `${who} plays first.`,
  where: 'Where each card goes',
  open: 'table',
  inStock: 's',
  check: 'To compare with',
  stock: 'Stock, the top card first',
  deal: (number) => `Deal ${number}`,
  solutionsLast: 'The solutions are on the last page.',
};
