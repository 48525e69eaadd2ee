import { isNamedIn } from '../../base/phrase.ts';
import type { Brief, PersonBrief, Relation } from '../../contracts/brief.ts';
import { callName, type Draft, type OptionInput } from './option.ts';
import { feeling, pastOf, pastWith } from './reasons.ts';
import { isOnTerms } from './terms.ts';

/** Topics for one person, at most; a large campaign has a thousand. */
const MOST_TOPICS = 6;
/** Topics that have not come up yet but may in this scene. */
const MOST_FRESH = 2;

/** What somebody can be asked: what has come up and is not told out, and whom they have something to say about. */
export function* talk(person: PersonBrief, input: OptionInput): Iterable<Draft> {
  const { brief } = input;
  if (!isOnTerms(person, brief)) return;
  const target = person.id;
  for (const topic of topicsFor(person, brief)) {
    const isGuarded = person.guards.includes(topic.id);
    yield {
      act: 'ask',
      target,
      topic: topic.id,
      stakes: 'truth',
      because: [...heardOf(topic, input), feeling(person)],
      weight:
        1.1 +
        (topic.raised ? 0.5 : 0) +
        (isGuarded ? 0.3 : 0) +
        (brief.deed?.topic?.id === topic.id ? 0.4 : 0) -
        0.2 * topic.askedOf.length,
    };
  }
  for (const other of known(brief).filter(({ id }) => person.opinionsOf.includes(id))) {
    yield {
      act: 'ask',
      target,
      topic: other.id,
      stakes: 'truth',
      because: [relationTo(other, person), feeling(person)],
      weight: 0.7 + 0.3 * Math.abs(relationOf(other.id, person)?.feeling ?? 0),
    };
  }
  if (isOnTheWay(person, brief)) return;
  yield {
    act: 'talk',
    target,
    stakes: 'trust',
    because: [...pastWith(person, input), feeling(person)],
    weight: 0.4 + (person.opinion > 0 ? 0.2 : 0),
  };
}

/** Whoever has just asked the player to come along is not sat down with. */
function isOnTheWay({ id }: PersonBrief, { question: { next } }: Brief): boolean {
  return next?.kind === 'way' && next.from === id;
}

function topicsFor(person: PersonBrief, brief: Brief): Brief['topics'] {
  // Nobody asks others about their own trade.
  const own = brief.you.calling ?? '';
  const open = brief.topics.filter(
    ({ holdsMore, askedOf, name }) =>
      holdsMore && !askedOf.includes(person.id) && !isNamedIn(own, name) && isInScene(name, brief),
  );
  const named = new Set(brief.facts.slice(0, 12).flatMap(({ mentions }) => mentions));
  const found = new Set(brief.recalled.lore.slice(0, MOST_FRESH).map(({ source }) => source));
  // The premise ends on its hook: what it names last comes first.
  const hook = brief.campaign.premise
    .toReversed()
    .flatMap((text) => open.filter(({ raised, name }) => !raised && isNamedIn(text, name)));
  if (hook.length > 0) return [...new Set(hook)].slice(0, MOST_FRESH);
  return [
    ...open.filter(({ raised }) => raised).slice(0, MOST_TOPICS),
    ...open
      .filter(({ raised, id, ref }) => !raised && (named.has(id) || found.has(ref)))
      .slice(0, MOST_FRESH),
  ];
}

/** After a scene of the author's one speaks of what it has named, or of nothing in particular. */
function isInScene(name: string, { authored }: Brief): boolean {
  return authored === null || authored.paragraphs.some(({ text }) => isNamedIn(text, name));
}

function heardOf({ id, name, ref, raised }: Brief['topics'][number], input: OptionInput): Draft['because'] {
  const past = pastOf(id, name, input);
  if (past.length > 0) return past;
  const [passage] = input.brief.recalled.lore.filter(({ source }) => source !== '' && source === ref);
  if (passage !== undefined)
    return [{ kind: 'lore', ref: passage.source, text: `It has to do with ${name}` }];
  return raised
    ? [{ kind: 'memory', ref: ref || id, text: `You have heard of ${name}` }]
    : [{ kind: 'lore', ref: ref || id, text: `${name} may come up` }];
}

function relationOf(otherId: string, { relations }: PersonBrief): Relation | undefined {
  return relations.find(({ id }) => id === otherId);
}

/** What is known of the two of them, or that the other was met. */
function relationTo(other: { id: string; name: string }, person: PersonBrief): Draft['because'][number] {
  const { feeling = 0 } = relationOf(other.id, person) ?? {};
  const name = callName(person);
  const text =
    feeling > 0
      ? `${name} is close to ${other.name}`
      : feeling < 0
        ? `${name} has something against ${other.name}`
        : `You have met ${other.name}`;
  return { kind: 'relationship', ref: other.id, text };
}

function known({ people, absent }: Brief): { id: string; name: string }[] {
  return [...people.map(({ id, name, shortName }) => ({ id, name: shortName || name })), ...absent];
}
