/** Chance of not failing, in words, from the worst. */
const WORDS: readonly [below: number, words: string][] = [
  [0.15, 'nearly hopeless'],
  [0.35, 'unlikely to succeed'],
  [0.55, 'risky'],
  [0.8, 'a fair chance'],
];

export function chanceInWords(chance: number): string {
  return WORDS.find(([below]) => chance < below)?.[1] ?? 'likely to succeed';
}
