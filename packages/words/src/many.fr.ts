/** Form « beaucoup de carreaux », « beaucoup de deniers »: a suit's name after a quantity. */
export const manyOf = (suit: string): string =>
  /[sxz]$/.test(suit) ? suit : `${suit}${/[ae]u$/.test(suit) ? 'x' : 's'}`;
