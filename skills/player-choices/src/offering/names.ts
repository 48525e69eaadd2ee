import {
  type ChoicesInput,
  english,
  type Noun,
  namesIn,
  type Option,
  type Roles,
} from '../../../../src/sdk/index.ts';

type Brief = ChoicesInput['brief'];

/** Who and what a choice can speak of. */
export function rolesFor({ intent, because }: Option, brief: Brief): Roles {
  const names = namesIn(brief);
  const { act, target, topic, item, want, fact } = intent;
  const isToSomebody = target?.startsWith('person:') === true;
  const person = brief.people.find(({ id }) => id === (isToSomebody ? target : brief.question.next?.from));
  const other = brief.people.find(({ id }) => id !== target);
  const wish = brief.people.flatMap(({ wants }) => wants).find(({ id }) => id === want)?.text;
  const exit = brief.place?.exits.find(({ id }) => id === target);
  const here = brief.people.flatMap(({ name, shortName }) => [name, shortName]);
  // To stay is to let whoever has sent for the player wait.
  const there = act === 'wait' ? brief.question.next?.about : target;
  const knock = brief.plot.knocks.find(({ place, told }) => place.id === there && (told || act !== 'wait'));
  // Who asks to come along is here.
  const thereNow = knock === undefined ? (exit?.people ?? []) : knock.from === null ? [] : [knock.from.name];
  const sought = thereNow.find((name) => !here.includes(name));
  const known = fact === undefined ? null : (because.find(({ ref }) => ref === fact)?.text ?? null);
  const nounOf = (id: string | undefined | null): Noun | undefined => {
    const name = id ? names.get(id) : undefined;
    return name === undefined ? undefined : english.thing(name);
  };
  const isKind = (kind: string) => target?.startsWith(`${kind}:`) === true;
  return {
    who: person && english.person(person.shortName || person.name, person.pronoun),
    other: sought
      ? english.words(sought)
      : isToSomebody && other
        ? english.person(other.shortName || other.name, other.pronoun)
        : undefined,
    thing: isKind('thing') ? nounOf(target) : undefined,
    place: isKind('place') ? nounOf(target) : undefined,
    topic: nounOf(topic),
    item: nounOf(item),
    want: wish === undefined ? undefined : english.words(lowered(wish.replace(/[.!]+$/, ''))),
    fact: known === null || !isClause(known) ? undefined : english.words(clause(known, names)),
    about:
      fact === undefined
        ? (nounOf(brief.question.next?.about) ?? nounOf(topic))
        : subjectOf(known, target, names),
    here: brief.place === null ? undefined : english.thing(brief.place.name),
  };
}

/** Whom or what a fact speaks of: the first name in it that is not the listener's. */
function subjectOf(
  fact: string | null,
  listener: string | undefined,
  names: Map<string, string>,
): Noun | undefined {
  if (fact === null) return undefined;
  const found = [...names]
    .filter(([id, name]) => id !== listener && fact.includes(name))
    .sort(([, one], [, two]) => fact.indexOf(one) - fact.indexOf(two))[0];
  return found && english.thing(found[1]);
}

const FINITE = /\b(?:is|are|was|were|has|have|had|does|do|did|will|would|can|could|may|might|must|should)\b/;
const FEWEST_WORDS = 4;

/** “Brown, strapped, and ticking.” is nothing that one could tell somebody that it is so. */
function isClause(sentence: string): boolean {
  return FINITE.test(sentence) || (!sentence.includes(',') && sentence.split(/\s+/).length >= FEWEST_WORDS);
}

/** A sentence as it reads after “that”. */
function clause(sentence: string, names: Map<string, string>): string {
  const bare = sentence.trim().replace(/[.!?]+$/, '');
  const [first = ''] = bare.split(' ');
  // “Finch owes her his life”: a surname by itself.
  const startsWithName = [...names.values()].some(
    (name) => bare.startsWith(name) || (/^\p{Lu}/u.test(name) && name.split(' ').at(-1) === first),
  );
  return startsWithName || /^I\b/.test(bare) ? bare : lowered(bare);
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
