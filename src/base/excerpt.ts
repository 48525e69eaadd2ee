const MAX_LENGTH = 80;

/** A value as JSON for a message to people, cut short where it goes on and on. */
export function excerptOf(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH)}…`;
}
