import { sentencesOf } from '../../../sdk/language.ts';
import { isRank } from '../../names.ts';
import type { AuthorText } from '../author.ts';
import { conflictIn } from './conflict.ts';
import { deadlineIn } from './deadline.ts';
import { giftsIn, toolsIn } from './gifts.ts';
import { isBody } from './groups.ts';
import { namesIn } from './names.ts';
import { kindOf, singular } from './noun-kinds.ts';
import { oddIn } from './odd.ts';
import { peopleAmong } from './people.ts';
import { heroIn, personaIn } from './persona.ts';
import { placesIn } from './places.ts';
import type {
  FoundName,
  OddFact,
  Premise,
  PremiseGroup,
  PremisePerson,
  PremisePlace,
  PremiseThing,
} from './premise.ts';
import { questionIn } from './question.ts';
import { headOf } from './roles.ts';
import { type FoundNoun, nounsIn } from './things.ts';
import { isNamedAfter, unnamedIn } from './unnamed.ts';

const ERA =
  /\b(1[0-9]\d\ds?|20\d\ds?|medieval|victorian|edwardian|stone age|bronze age|renaissance|wartime)\b/i;
/** What a note begins with. */
const COURTESY = /^(?:Please|Hello|Dear|Welcome|Sorry|Thanks|Goodbye|Thank)$/u;
/** “Only on the Methodists”: people, and no place. */
const BELIEVERS = /^\p{Lu}\p{Ll}+(?:ists|ites|ians)$/u;
/** A sentence of the premise says what is up; one of the setting, how things are. */
const PREMISE_WEIGHT = 4;

/** Reads what the author wrote: who, what, where, what is odd, until when, and what is to be found out. */
export function readPremise(
  { manifest, prose, premise, people: known, groups: bands }: AuthorText,
  isBook = false,
): Premise {
  const { title, description = '' } = manifest;
  const own = [premise, description].flatMap(sentencesIn);
  const sentences = [...new Set([...own, ...sentencesIn(prose)])];
  const text = `${title}.\n\n${description}\n\n${prose}`;
  // A title has capitals everywhere, so only the prose can say what is a name.
  const names = namesIn([description, prose].join('\n\n'))
    .filter(({ name }) => !COURTESY.test(name))
    .map((name) =>
      known.some((person) => isNameOf(name.name, person))
        ? { ...name, kind: 'person' as const, sort: null }
        : BELIEVERS.test(name.name) || bands.some((band) => isNameOf(name.name, band))
          ? { ...name, kind: 'group' as const, sort: null }
          : name,
    );
  const hero = heroIn(premise);
  const { persona, isThing } = hero === null ? personaIn(title, text) : { ...hero, isThing: false };
  // “You were hired this afternoon” does not say what you are.
  const isRole = persona !== null && !/^\p{Ll}+ed\b/u.test(persona);
  const you = { persona: isRole ? asSaidOfYou(persona) : null, isThing };
  const called = peopleAmong(names.filter(({ name }) => hero?.name == null || !hero.name.includes(name)))
    .map(
      (person): PremisePerson => ({
        ...person,
        role: person.role?.replace(/^their /, 'the ') ?? null,
        ...(isTitleOf(person.name) && { name: null, role: `the ${person.name}` }),
        pronoun: person.pronoun === 'name' ? 'they' : person.pronoun,
        isOneOf: false,
        quote: names.find(({ name }) => person.name.includes(name))?.sentence ?? '',
      }),
    )
    .filter((person) => isThing || !isAnimal(person));
  // “The company, Norfield”: a firm is nobody.
  const firms = called.filter(({ role }) => role !== null && isBody(headOf(role)));
  const named = called.filter((person) => !firms.includes(person));
  const deadline = deadlineIn(sentences);
  // What it is due by is an hour or an event.
  const spoken = nounsIn(title, sentences).map((noun) => ({
    ...noun,
    isObject: noun.isObject && deadline?.when.endsWith(noun.phrase) !== true,
  }));
  const words = new Set(known.flatMap((person) => person.toLowerCase().split(/\s+/)));
  const nouns = spoken.filter((noun) => !words.has(noun.head) && !isInName(noun, names, persona));
  const unnamed = unnamedIn(nouns, you, named, sentences);
  const people = [...named, ...unnamed.map((person) => withLaterFate(person, sentences))];
  const bodies = nouns.filter(
    ({ head, plural, phrase, determiner }) =>
      isBody(head) &&
      !plural &&
      !/^(?:his|her|your|my|its)$/.test(determiner) &&
      !isOneOfMany(phrase, sentences),
  );
  const things = thingsAmong(
    nouns.filter((noun) => !bodies.includes(noun)),
    people,
  );
  const weighted = sentences.map((sentence) => ({
    text: sentence,
    weight: own.includes(sentence) ? PREMISE_WEIGHT : 0,
  }));
  const firstWords = new Set(
    [...known, ...names.map(({ name }) => name)].map((name) => name.split(' ')[0] ?? ''),
  );
  const odd = toldToYou(
    oddIn(weighted, title, words.size === 0 ? spoken : nouns, people, firstWords, isBook),
    hero !== null,
  );
  const places = placesIn(names, nouns);
  const asked = questionIn(own, sentences, odd, people, isBook);
  const tools = toolsIn(prose);
  const movable = things.filter((thing) => !isPlace(thing, places) && !tools.includes(thing.head));
  const conflict = conflictIn(own.length > 0 ? [...own, ...sentences] : sentences, people, movable, asked);
  return {
    title,
    you,
    people,
    groups: [
      ...groupsAmong(names),
      ...firms.map(({ name, quote }) => ({ name: name ?? '', quote })),
      ...bodies.map(({ phrase, quote }) => ({ name: phrase, quote })),
    ],
    places,
    things: movable,
    gifts: giftsIn(prose),
    odd,
    deadline,
    question: conflict.kind === 'heart' ? toThem(asked, conflict.rival, people) : asked,
    conflict,
    era: ERA.exec(text)?.[0] ?? null,
    sentences,
  };
}

/** “You play second violin”: you are the second violin. */
function asSaidOfYou(persona: string): string {
  const said = persona.replace(/^(?:his|her|their)\s/, 'the ');
  return /^(?:(?:the|an?|your|one|my) |\p{Lu})/u.test(said) ? said : `the ${said}`;
}

/** “Can you forgive her?” is about the one it is all about, whoever was spoken of last. */
function toThem(
  { ways, ...asked }: Premise['question'],
  { name, role }: PremisePerson,
  people: readonly PremisePerson[],
): Premise['question'] {
  if (ways === null) return { ...asked, ways };
  const whom = name ?? role ?? '';
  const others = people
    .flatMap((other) => [other.name, other.role])
    .filter((one) => one !== null && one !== whom);
  const meant = ways.map((way) =>
    others.reduce((said: string, other) => said.replace(other ?? '\0', whom), way),
  ) as [string, string];
  return { ...asked, ways: meant, asked: `whether to ${meant[0]} or ${meant[1]}` };
}

/** “The seventh board” of six boards is a thing, and no body. */
function isOneOfMany(phrase: string, sentences: readonly string[]): boolean {
  const [head = ''] = phrase.split(' ').slice(-1);
  return (
    /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|new|old)\s/.test(phrase) &&
    sentences.some((sentence) => new RegExp(`\\b${head}s\\b`, 'iu').test(sentence))
  );
}

/** Of somebody who is the player, “her back” is yours. */
function toldToYou(odd: OddFact, isAboutYou: boolean): OddFact {
  const clause = odd.clause.replace(/\bmy\b/gu, 'your').replace(/\bme\b/gu, 'you');
  return { ...odd, clause: isAboutYou ? clause.replace(/\b(?:her|his) (?=\p{Ll})/gu, 'your ') : clause };
}

/** “The voice was your grandmother's. She died in May.” */
function withLaterFate(person: PremisePerson, sentences: readonly string[]): PremisePerson {
  const next = sentences[sentences.indexOf(person.quote) + 1] ?? '';
  const [, said] =
    /^(?:She|He) (?:has |had |is |was )?(?:been )?(died|drowned|dead|buried|vanished|disappeared|missing)\b/.exec(
      next,
    ) ?? [];
  if (person.fate !== null || said === undefined || !person.quote.includes(bareRole(person))) return person;
  return { ...person, fate: /vanished|disappeared|missing/.test(said) ? 'missing' : 'dead' };
}

const bareRole = ({ role }: PremisePerson) => `${(role ?? '').split(' ').at(-1)}'s`;

/** “A dog called Brandy”: it can be looked at, and says nothing. */
function isAnimal({ name, role, quote }: PremisePerson): boolean {
  const speaks = new RegExp(
    `\\b${RegExp.escape(name ?? '\0')} (?:says?|asks?|wants?|tells?|knows|thinks)\\b`,
    'u',
  );
  return role !== null && kindOf(headOf(role)) === 'creature' && !speaks.test(quote);
}

/** “Duchess of Harrow” is what she is; her name is not said. */
function isTitleOf(name: string): boolean {
  const [rank = '', of] = name.split(' ');
  return of === 'of' && isRank(rank);
}

const isNameOf = (name: string, person: string) => person.includes(name) || name.includes(person);

function sentencesIn(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap(sentencesOf)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** A word of somebody's name, or of what the player is, is no thing. */
function isInName({ phrase, head }: FoundNoun, names: readonly FoundName[], persona: string | null): boolean {
  const parts = new Set(
    names
      .flatMap(({ name }) => name.toLowerCase().split(/[\s']+/))
      .filter((word) => !/^(?:the|of|de|van|von)$/.test(word)),
  );
  // Of “the driver of the night bus” the driver is the player, and the bus is not.
  const [role = '', domain = ''] = (persona ?? '').toLowerCase().split(' of ');
  const who = /^(?:the|an?)\s/.test(domain) ? role : `${role} ${singular(domain)}`;
  const isPersona = who.split(/\s+/).includes(head);
  return isPersona || parts.has(head) || phrase.split(' ').every((word) => parts.has(word));
}

/** People whom nobody could mean. */
const VAGUE_PEOPLE =
  /^(?:man|woman|boy|girl|child|people|somebody|someone|nobody|everyone|anyone|friend|god|player|folk)$/;

/** One's own, of whom nobody speaks with an article. */
const KIN = /^(?:mum|mom|mam|dad|papa|mama|grandma|grandpa|granny|grandad|nan)$/;

/** What is neither somebody nor somewhere; guests and crews can be talked about. Whoever is dead or missing can still be talked about. */
function thingsAmong(nouns: readonly FoundNoun[], people: readonly PremisePerson[]): PremiseThing[] {
  const isSomebody = ({ phrase, head }: FoundNoun) =>
    people.some(
      ({ name, role, fate }) =>
        (fate === null || name !== null || KIN.test(phrase)) &&
        (role ?? '').split(' ').some((word) => word === head || word === phrase),
    );
  return nouns
    .filter(
      (noun) =>
        !isSomebody(noun) &&
        !(noun.kind === 'person' && !noun.plural && (VAGUE_PEOPLE.test(noun.head) || isNamedAfter(noun))),
    )
    .map(({ determiner: _, ...thing }) => ({
      ...thing,
      // A lost ring lies nowhere.
      isObject:
        thing.isObject &&
        thing.kind !== 'person' &&
        !/^(?:lost|missing|stolen|vanished)\b/.test(thing.phrase),
    }));
}

function isPlace({ phrase, head }: PremiseThing, places: readonly PremisePlace[]): boolean {
  return places.some(({ name, sort }) => sort === head || name.toLowerCase() === `the ${phrase}`);
}

function groupsAmong(names: readonly FoundName[]): PremiseGroup[] {
  const groups = names.filter(({ kind }) => kind === 'group');
  return groups
    .filter(
      ({ name }, index) =>
        groups.findIndex((other) => other.name === name) === index &&
        !groups.some((other) => other.name !== name && other.name.endsWith(` ${name}`)),
    )
    .map(({ name, sentence }) => ({ name, quote: sentence }));
}
