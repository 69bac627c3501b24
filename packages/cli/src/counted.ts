/** Returns a number with its noun, such as `1 puzzle` and `2 puzzles`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
