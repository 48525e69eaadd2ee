import { withoutControls } from '../base/plain-text.ts';
import { shortened } from '../base/shortened.ts';

/** Marks by which models tell who speaks, and our own marks: a text of a campaign must not look like either. */
const MARKS =
  /<\|[^|>]*\|>|<\/?s>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:start_of_turn|end_of_turn|think|material|system|user|assistant)>/gi;

/** Somebody else's text on one line, without anything that could pass for an instruction mark. */
export function oneLine(text: string, longest = 600): string {
  const plain = withoutControls(text.slice(0, 4 * longest))
    .replaceAll(MARKS, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain.length <= longest) return plain;
  const kept = shortened(plain, longest);
  return /[.!?…]["”’')]*$/u.test(kept) ? kept : `${kept}…`;
}

/** The same as the end of a sentence of ours. */
export function clause(text: string, longest = 600): string {
  return oneLine(text, longest).replace(/[.\s]+$/, '');
}

/** Somebody else's text with its paragraphs. */
export function paragraphsOf(text: string): string {
  return withoutControls(text)
    .replaceAll(MARKS, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Texts of the campaign or the player, marked so that a model can tell them from its instructions. */
export function material(text: string): string {
  return `<material>\n${text}\n</material>`;
}

/** A text of others as a sentence. */
export function ended(text: string): string {
  const plain = oneLine(text, 300);
  return /[.!?…"”’]$/.test(plain) ? plain : `${plain}.`;
}
