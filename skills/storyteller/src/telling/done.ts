import { WAIT } from './frames/acts.ts';
import * as outcomes from './frames/outcomes.ts';
import type { Deed, Fact, Person } from './input.ts';
import type { Matter } from './matter.ts';
import type { Line, Teller } from './teller.ts';

const LONGEST = 160;
/** Deeds that are done by saying so. */
const SAYING =
  /^(?:resolve|make up|decide|agree|promise|swear|vow|refuse|offer|say|tell|choose|undertake)\b/i;

/** A deed no frame knows is told as it was put, and the world answers: first how it went, then what bears on it. */
export function asDone(deed: Deed, matter: Matter, teller: Teller): (Line | null)[] {
  const person = matter.target ?? matter.witness;
  const said = plain(deed.text, matter.target, teller);
  const isWaiting = deed.verb === 'wait';
  const answers = isWaiting ? WAIT : SAYING.test(deed.text) ? outcomes.RESOLVED : outcomes.DONE;
  const turn =
    deed.result === null
      ? ((person !== null && !isWaiting && teller.random.next() < 0.5
          ? teller.spare(outcomes.DONE_BEFORE, matter.roles, person)
          : null) ?? teller.spare(answers, matter.roles))
      : teller.frame(outcomes.ANYTHING[deed.result], matter.roles);
  return [said, turn, bearing(deed, matter, teller)];
}

/** “Light the lamp” is “You light the lamp.” */
function plain(order: string, person: Person | null, teller: Teller): Line | null {
  const words = order
    .trim()
    .replace(/[.!?\s]+$/, '')
    .replace(/^(?:i|you)\s+/i, '')
    .replace(/\b(?:I|me)\b/g, 'you')
    .replace(/\bmy\b/g, 'your')
    .slice(0, LONGEST);
  if (words === '') return null;
  const isNamed = person !== null && words.endsWith(person.shortName || person.name);
  return teller.verbatim(
    `You ${words.charAt(0).toLowerCase()}${words.slice(1)}.`,
    isNamed ? person.id : null,
  );
}

/** Something about what the deed was done with: a thing, a place or a matter that its words name. */
function bearing(deed: Deed, matter: Matter, teller: Teller): Line | null {
  const words = deed.text.toLowerCase();
  const isNamed = ({ name }: { name: string }) =>
    words.includes(name.toLowerCase().replace(/^(?:the|an?)\s+/, ''));
  const thing = matter.isThere ? matter.input.things.find(isNamed) : undefined;
  const topic = matter.input.topics.find(isNamed);
  const facts: Fact[] = [
    ...(thing ? matter.thingFacts(thing.id) : []),
    ...matter
      .placeFacts()
      .filter(({ text, mentions }) => mentions.includes(thing?.id ?? '') || shares(text, words)),
    ...(topic ? matter.topicFacts(topic.id) : []),
  ];
  return teller.fact(facts);
}

/** Whether a sentence takes up a telling word of the deed. */
function shares(text: string, words: string): boolean {
  const stems = words.match(/\p{L}{5,}/gu)?.map((word) => word.slice(0, 5)) ?? [];
  const lower = text.toLowerCase();
  return stems.some((stem) => lower.includes(stem));
}
