import type {SheetWords} from './sheet-words.js';

export const words: SheetWords = {
  duplicate: (game) => `${game}\u00a0: une donne à préparer à la main`,
  layOut: (hasStock) =>
    `Triez un jeu, et donnez chaque carte au joueur dont le numéro est à sa place.${
      hasStock
        ? ' Mettez de côté les cartes marquées «\u00a0t\u00a0» et empilez-les faces cachées\u00a0: t1 est au-dessus.'
        : ''
    } Qui prépare les cartes ne devrait pas jouer avec.`,
  atTable: (markup) => `Les mêmes cartes sur une page\u00a0: ${markup}`,
  player: (number) => `Joueur ${number}`,
  deals: (who) => `${who} est le donneur.`,
  leads: (who) => `${who} joue en premier.`,
  where: 'Où va chaque carte',
  open: 'table',
  inStock: 't',
  check: 'Pour comparer',
  stock: 'Talon, la carte du dessus en premier',
  deal: (number) => `Donne ${number}`,
  solutionsLast: 'Les solutions sont à la dernière page.',
};
