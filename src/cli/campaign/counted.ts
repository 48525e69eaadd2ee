/** “1 fact”, “2 facts”. */
export const counted = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;
