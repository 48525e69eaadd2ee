/** Words of a skill as a terminal may show them: without characters that would steer it. */
export function plain(words: string): string {
  return words.replace(/\p{Cc}/gu, ' ');
}
