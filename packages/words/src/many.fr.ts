/** « beaucoup de carreaux », « beaucoup de deniers » : a suit's name as that of many cards. */
export const manyOf = (suit: string): string =>
  /[sxz]$/.test(suit) ? suit : `${suit}${/[ae]u$/.test(suit) ? 'x' : 's'}`;
