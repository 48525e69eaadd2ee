import { aptitudeFor } from '../aptitude.ts';
import type { Candidate, Reason } from '../candidate.ts';
import type { ChoicesInput } from '../input.ts';
import type { Matter } from '../matter.ts';
import { about, asReason } from '../past.ts';
import { teller } from '../tellers.ts';

type Topic = ChoicesInput['topics'][number];

/** What was told and has not been thought through; what was only named, to those who have read about it. */
export function* thoughts(matter: Matter): Iterable<Candidate> {
  const { input } = matter;
  const isAlone = input.people.length === 0;
  const isLearned = aptitudeFor('remember', input.persona)?.level === 'high';
  const [last] = input.recent;
  for (const topic of input.topics) {
    // Whoever has just asked need not sit down to think about the answer.
    if (!topic.holdsMore || (last?.verb === 'talk' && topic.askedOf.includes(last.target ?? ''))) continue;
    const source = sourceOf(topic, matter) ?? (isLearned && topic.raised ? knownOf(topic) : null);
    if (source === null) continue;
    yield {
      verb: 'remember',
      tags: [topic.id],
      text: source.text,
      stakes: 'time',
      because: [source.because],
      score: isAlone ? 1.1 : isLearned ? 0.9 : 0.3,
    };
  }
}

/** What a learned person knows without having to ask. */
function knownOf({ id, name, ref }: Topic): { text: string; because: Reason } {
  return {
    text: `Recall what you know of ${name}`,
    because: { kind: 'memory', ref: ref || id, text: `You have heard of ${name}` },
  };
}

/** Who told it, or where it is remembered from. */
function sourceOf(topic: Topic, { input, past }: Matter): { text: string; because: Reason } | null {
  if (!topic.heard) return null;
  const [memory] = about(past, topic.name);
  const name = teller(topic, input);
  if (memory === undefined && name === null) return null;
  const because: Reason =
    memory !== undefined
      ? asReason(memory, topic.name)
      : {
          kind: 'memory',
          ref: topic.ref || topic.id,
          text: `You asked ${name} about ${topic.name}`,
        };
  const text =
    name === null
      ? `Turn over what you have heard of ${topic.name}`
      : `Turn over what ${name} said of ${topic.name}`;
  return { text, because };
}
