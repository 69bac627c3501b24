/** Notation of the last trick of a deal, which tests of pictures draw. */
export const ENDING = `game: capodama
players: 4
deal
dealer: 0
hands: AS 8S / KS 9D / QH TD / AH 8D
leader: 3 / double: S / capo: 3
piles: 7S JS QS TS / - / - / 7H JH KH TH
moves: 8D, 8S, 9D, TD
`;
