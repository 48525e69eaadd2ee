import type { Brief } from '../contracts/brief.ts';

const LONGEST = 200;

/** Something to read should no narrator be there: a sentence of the author's about the place, or the deed itself. */
export function plainNarrative({ campaign, facts }: Brief, text: string): string {
  if (campaign.premise.length > 0) return campaign.premise.join('\n\n');
  const seen = facts.find(({ spoken, kind }) => !spoken && kind === 'description');
  return [secondPerson(text), seen?.text ?? ''].filter((part) => part !== '').join(' ') || 'Time passes.';
}

/** What was done, said to the player; what is no plain deed is left as it was said. */
function secondPerson(text: string): string {
  const words = [...text.trim().replace(/[.!?\s]+$/, '')].slice(0, LONGEST).join('');
  if (words === '') return '';
  if (/["“”?;]|[.!] /.test(words) || /^(?:the|it|an?|what|who|where|when|why|how|no|not)\b/i.test(words))
    return `You think of it: ${words}.`;
  const deed = words.replace(/^i\s+/i, '').replaceAll(/\bmy\b/gi, 'your');
  return `You ${deed.charAt(0).toLowerCase()}${deed.slice(1)}.`;
}
