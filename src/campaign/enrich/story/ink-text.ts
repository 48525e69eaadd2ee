/** Words of the author's inside a scene: nothing in them may be read as ink. */
export function asInk(text: string): string {
  return text
    .replace(/[{}|#[\]\\~<>*`_=]/g, ' ')
    .replace(/\/\/|\/\*|->/g, ' ')
    .replace(/"/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
