/**
 * The text without any of these characters at its end. A pattern such as `/[.]+$/` would start anew at each of a
 * thousand dots in the middle of a text, which takes the square of their number.
 */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
