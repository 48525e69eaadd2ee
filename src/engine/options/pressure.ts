import type { PersonBrief } from '../../contracts/brief.ts';
import { verbOf } from '../../rules/acts.ts';
import { callName, type Draft, type OptionInput } from './option.ts';
import { feeling, pastWith } from './reasons.ts';
import { COLD, isFoe, isFriend } from './terms.ts';

const BLOWS = -40;
/** Deeds in a row to one person after which pressing them leads nowhere. */
const LONG = 3;

/** What can be got out of somebody against their will. */
export function* pressure(person: PersonBrief, input: OptionInput): Iterable<Draft> {
  const { brief } = input;
  const target = person.id;
  const [one, two] = brief.people;
  // Only who has just come up to them can listen unseen.
  if (one === person && two?.met && brief.place?.arrived === true && brief.authored === null)
    yield {
      act: 'eavesdrop',
      target,
      stakes: 'stealth',
      cost: 'trust',
      because: [{ kind: 'place', ref: target, text: `${callName(one)} and ${callName(two)} are talking` }],
      weight: 0.8,
    };
  if (isFoe(person) && person.opinion < BLOWS)
    yield { act: 'fight', target, stakes: 'force', cost: 'danger', because: [feeling(person)], weight: 0.7 };
  if (!person.hides || !person.met) return;
  const guarded = brief.topics.find(({ id, raised }) => raised && person.guards.includes(id));
  const isEvaded = guarded?.askedOf.includes(target) === true;
  // Nobody is pressed out of the blue: they have just been spoken to, have spoken, or have evaded.
  const isSpeaking = brief.deed?.target?.id === target || brief.question.next?.from === target;
  const { recent } = brief.threads;
  const isWorn = recent.length >= LONG && recent.slice(0, LONG).every((deed) => deed.target === target);
  // Where the scene has just turned to another place, nobody begins to press somebody here.
  const isTurned = brief.question.next?.kind === 'way';
  // Friends are asked, however long one has sat with them.
  const isAsked = isFriend(person);
  if ((!isSpeaking && !isEvaded) || (!isAsked && (isWorn || isTurned))) return;
  const topic = guarded === undefined ? {} : { topic: guarded.id };
  const because = [
    ...(isEvaded && guarded !== undefined
      ? [
          {
            kind: 'memory',
            ref: guarded.id,
            text: `${callName(person)} did not say all about ${guarded.name}`,
          },
        ]
      : [{ kind: 'relationship', ref: target, text: `${callName(person)} has not told you everything` }]),
    ...pastWith(person, input),
    feeling(person),
  ];
  // Enemies no longer listen.
  if (!isFoe(person))
    yield {
      act: 'persuade',
      target,
      ...topic,
      stakes: 'trust',
      ...(!isAsked && { cost: 'trust' as const }),
      because,
      weight: 0.7 + Math.min(1.2, Math.max(0, person.opinion) / 16) + (isEvaded ? 0.5 : 0),
    };
  // A threat needs something that was kept back, or a grudge; nobody threatens a friend.
  const isKeptBack = isEvaded || (verbOf(brief.deed?.act ?? '') === 'persuade' && isSpeaking);
  if (isAsked || (!isKeptBack && person.opinion > COLD)) return;
  yield {
    act: 'threaten',
    target,
    ...topic,
    stakes: 'force',
    cost: 'known',
    because,
    weight: person.opinion <= COLD ? 1.1 : 0.8,
  };
}
