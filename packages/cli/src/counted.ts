/** Returns a number with its noun, for example `1 puzzle` or `2 puzzles`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
