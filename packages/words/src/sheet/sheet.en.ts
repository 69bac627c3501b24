import type {SheetWords} from './sheet-words.js';

export const words: SheetWords = {
  duplicate: (game) => `${game}: a deal to lay out by hand`,
  layOut: (hasStock) =>
    `Sort a pack, and give each card to the player whose number is next to it in the table.${
      hasStock ? ' Put the cards marked “s” aside, and stack them face down with s1 on top.' : ''
    } Whoever lays out the cards shouldn’t play with them.`,
  atTable: (markup) => `The same cards on a page: ${markup}`,
  player: (number) => `Player ${number}`,
  deals: (who) => `${who} is the dealer.`,
  leads: (who) => `${who} plays first.`,
  where: 'Where each card goes',
  open: 'table',
  inStock: 's',
  check: 'To check against',
  stock: 'Stock, top card first',
  deal: (number) => `Deal ${number}`,
  solutionsLast: 'The solutions are on the last page.',
};
