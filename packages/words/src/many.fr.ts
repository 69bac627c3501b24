/** Returns the form of a suit's name after a quantity: « beaucoup de carreaux », « beaucoup de deniers ». */
export const manyOf = (suit: string): string =>
  /[sxz]$/.test(suit) ? suit : `${suit}${/[ae]u$/.test(suit) ? 'x' : 's'}`;
