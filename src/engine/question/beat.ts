import { isNamedIn } from '../../base/phrase.ts';
import type { PersonBrief } from '../../contracts/brief.ts';
import type { Question, QuestionKind } from '../../contracts/question.ts';
import { sentencesOf } from '../../sdk/language.ts';
import { askedShortly, hasBeenPut, type QuestionInput } from './input.ts';

/** What a beat asks: the decision that is due, what was said last in it, or what somebody does in it that wants an answer. */
export function ofBeat({ brief, world }: QuestionInput): Question | null {
  const { beat, plot, people } = brief;
  const [decision] = plot.decisions;
  const lines = beat?.dialogue ?? [];
  const last = lines.findLast(({ speaker }) => people.some(({ id }) => id === speaker?.id));
  const about = decision?.decides?.owner ?? beat?.id ?? null;
  if (decision !== undefined) {
    const text = last?.line ?? plot.asked ?? beat?.description ?? 'It has come to this. What will you do?';
    const question: Question = { kind: 'decision', from: last?.speaker?.id ?? null, about, text };
    // What was put off is known: the second time it is asked and not told.
    const isKnown = beat === null && hasBeenPut(question, world);
    return isKnown ? { ...question, text: askedShortly(text) } : question;
  }
  if (beat === null) return null;
  if (last?.speaker != null)
    return { kind: kindOfLine(last.line), from: last.speaker.id, about, text: last.line };
  const asked = askedIn(beat.description, people);
  return asked && { ...asked, about };
}

const REQUEST = /^(?:will|would|can|could|won['’]t) you\b/i;
const ORDER =
  /^["“']?(?:please|help|don['’]t|do not|let|go|come|sit|stand|stay|leave|take|bring|give|tell|show|find|follow|keep|hold|listen|look|wait|stop|promise|swear|remember|get|put|run|say|answer|open|close|hide|trust|forgive|make)\b/i;

/** A line that asks wants to be answered, one that orders to be obeyed; one that says what “I” did or feel confides. Any other is a remark. */
function kindOfLine(line: string): QuestionKind {
  const last = sentencesOf(line).at(-1) ?? line;
  if (/\?["”']?$/.test(last.trim())) return REQUEST.test(last.trim()) ? 'plea' : 'demand';
  if (ORDER.test(last.trim())) return 'plea';
  return CONFIDES.test(line) ? 'confession' : 'arrival';
}

/** “I have counted them twice” tells something of oneself; “I can count to forty-one” is a remark. */
const CONFIDES =
  /\b(?:I|[Ww]e)(?:[’']ve| (?:\p{Ll}+ )?(?:have|had|was|were|did|never|am|are|know|knew|saw|heard|told|took|made|gave|kept|left|lost|found|wrote|said|thought|loved?|hated?|hate|fear|(?!need\b)\p{Ll}+ed))\b|\bI[’']m\b|\bme\b/u;

/** What somebody does to the player that wants an answer, by the words of a description. */
const DOES: readonly [QuestionKind, RegExp][] = [
  ['plea', /^(?:asks|wants|begs|implores|orders|tells|urges) you (?:not )?to\b|^(?:begs|pleads|asks for)\b/],
  ['offer', /^(?:offers|invites|proposes)\b/],
  ['accusation', /^(?:accuses|blames|suspects) you\b/],
  ['threat', /^(?:threatens|warns) you\b|^threatens\b/],
  ['confession', /^(?:confesses|admits|confides|reveals|tells you)\b/],
  ['demand', /^(?:asks|demands|questions|insists|(?:wants|would like) (?:to know|to hear|an answer))\b/],
  ['arrival', /^(?:says|whispers|calls|shouts|cries|mutters|speaks|points|shows)\b/],
];

/** Who asks what in a description: the person whom the sentence, or the one before it, begins with. */
function askedIn(
  description: string,
  people: readonly PersonBrief[],
): Pick<Question, 'kind' | 'from' | 'text'> | null {
  let found: Pick<Question, 'kind' | 'from' | 'text'> | null = null;
  let subject: PersonBrief | undefined;
  for (const sentence of sentencesOf(description)) {
    const named = people.find((one) => nameBefore(sentence, one) !== '');
    const isAboutOthers = people.some((one) => one !== subject && isNamedIn(sentence, one.shortName));
    subject = named ?? (!isAboutOthers && /\b(?:she|he|they)\b/i.test(sentence) ? subject : undefined);
    if (subject === undefined) continue;
    const deeds = sentence.slice(named === undefined ? 0 : nameBefore(sentence, named).length);
    for (const clause of deeds.split(/,?\s(?:and|then)\s|[,;]\s/)) {
      const deed = clause.trim().replace(/^(?:she|he|they)\s+/i, '');
      const [kind] = DOES.find(([, sign]) => sign.test(deed)) ?? [];
      if (kind !== undefined) found = { kind, from: subject.id, text: sentence };
    }
  }
  return found;
}

/** The name that a sentence begins with, if it is this person's; else nothing. */
function nameBefore(sentence: string, { name, shortName }: PersonBrief): string {
  const start = sentence.toLowerCase();
  return [name, shortName].find((one) => one !== '' && start.startsWith(`${one.toLowerCase()} `)) ?? '';
}
