import { withoutControls } from './plain-text.ts';

const MAX_LENGTH = 80;

/** A value as JSON for a message to people, cut short where it goes on and on. JSON leaves some controls as they are. */
export function excerptOf(value: unknown): string {
  const text = withoutControls(JSON.stringify(value) ?? String(value));
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH)}…`;
}
