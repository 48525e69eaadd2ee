import type { Question } from '../../contracts/question.ts';
import type { QuestionInput } from './input.ts';

/** What a beat asks: the decision that is due, or what was said last in it. */
export function ofBeat({ brief }: QuestionInput): Question | null {
  const { beat, plot, people } = brief;
  const [decision] = plot.decisions;
  const lines = beat?.dialogue ?? [];
  const last = lines.findLast(({ speaker }) => people.some(({ id }) => id === speaker?.id));
  const about = decision?.decides?.owner ?? beat?.id ?? null;
  if (decision !== undefined) {
    const text = last?.line ?? plot.asked ?? beat?.description ?? 'It has come to this. What will you do?';
    return { kind: 'decision', from: last?.speaker?.id ?? null, about, text };
  }
  if (beat === null || last === undefined || last.speaker === null) return null;
  return { kind: kindOf(last.line), from: last.speaker.id, about, text: last.line };
}

/** A line that asks or orders is a demand; one that says “I” confides; any other asks for an answer all the same. */
function kindOf(line: string): Question['kind'] {
  if (/\?["”']?$/.test(line.trim())) return 'demand';
  if (/^["“']?(?:please|help|don['’]t|do not|let me)\b/i.test(line)) return 'plea';
  return /\b(?:I|me|my|we|us|our)\b/.test(line) ? 'confession' : 'demand';
}
