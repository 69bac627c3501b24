import type {SheetWords} from './sheet-words.js';

export const words: SheetWords = {
  duplicate: (game) => `${game}: una smazzata da preparare a mano`,
  layOut: (hasStock) =>
    `Ordina un mazzo e da’ ogni carta al giocatore il cui numero sta al suo posto.${
      hasStock ? ' Metti da parte le carte segnate con «t» e impilale coperte: t1 sta in cima.' : ''
    } Chi prepara le carte non dovrebbe giocarle.`,
  atTable: (markup) => `Le stesse carte in una pagina: ${markup}`,
  player: (number) => `Giocatore ${number}`,
  deals: (who) => `${who} è il mazziere.`,
  leads: (who) => `${who} gioca per primo.`,
  where: 'Dove va ogni carta',
  open: 'tavolo',
  inStock: 't',
  check: 'Per confrontare',
  stock: 'Tallone, la carta in cima per prima',
  deal: (number) => `Smazzata ${number}`,
  solutionsLast: 'Le soluzioni sono all’ultima pagina.',
};
