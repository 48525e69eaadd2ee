import nlp from 'compromise';
import type { NpcProfile } from '../../contracts/npc-profile.ts';
import { capitalise, sentencesOf } from '../../sdk/language.ts';
import { cut } from '../archive/names.ts';
import { kindOf, singular } from '../enrich/premise/noun-kinds.ts';
import { isRank, pronounIn } from '../names.ts';
import type { Card } from './card.ts';
import { type Described, readDescription, traitsIn } from './description.ts';
import { inThirdPerson, isInFirstPerson, type Teller } from './first-person.ts';
import { resolveMacros } from './macros.ts';
import { speechIn } from './speech.ts';
import { asProse, withQuotes } from './text.ts';
import { wantAnswered, wantsSaid, withoutYou } from './wants.ts';

const MAX_TRAITS = 10;
const MAX_WANTS = 3;
const MAX_LINES = 10;
const LONGEST_ROLE = 200;

export interface ProfileOptions {
  /** Path of the picture in the campaign. */
  portrait: string | null;
  /** Name of the place where they are met. */
  place: string | null;
  /** The one whom a card is about is its protagonist. */
  importance?: 'protagonist' | 'major' | 'supporting';
}

/** A card as the profile of someone the player can meet. */
export function profileFrom(
  card: Card,
  { portrait, place, importance = 'supporting' }: ProfileOptions,
): NpcProfile {
  const resolve = (text: string) => resolveMacros(text, { character: card.calledName });
  const { prose: written, dialogue } = splitDialogue(resolve(card.description), namesOf(card));
  const isOwn = isTheirOwn(written);
  const prose = isOwn ? inThirdPerson(written, tellerOf(card)) : written;
  const described = readDescription(prose, card.calledName);
  // Who writes of themselves has a voice in it, too.
  const isMine = (text: string) => /\b(?:I|I['’](?:m|ve|ll|d)|my|me)\b/.test(text) && !/["“]/.test(text);
  const said = (
    isOwn
      ? sentencesOf(asProse(written).replace(/\s+/g, ' '))
      : [...described.background, ...described.appearance]
  ).filter(isMine);
  const listed = [...new Set([...traitsIn(resolve(card.personality)), ...described.traits])];
  const traits = listed.length > 0 ? listed : traitsTold(described.background, card.calledName);
  // The greeting is told when the story begins, so its lines are not said again.
  const greetings = card.greetings.map(resolve);
  const lines = [
    ...described.lines,
    ...speechIn(`${resolve(card.examples)}\n${dialogue}`, greetings, namesOf(card)),
    ...said.filter((text) => text.length > 16),
  ].slice(0, MAX_LINES);
  const openly = [
    ...described.wants,
    ...wantsSaid([...described.background, resolve(card.scenario)], card.calledName),
    ...wantAnswered(dialogue),
  ];
  // What they keep to themselves is wanted, too; it comes up where they want nothing else.
  const wants = (openly.length > 0 ? openly : wantsSaid(described.secrets, card.calledName))
    .map(withoutYou)
    .filter((want, index, all) => want !== '' && all.indexOf(want) === index)
    // What they want of you, you cannot help them with as well as with the rest.
    .toSorted((one, other) => Number(/\byou\b/.test(one)) - Number(/\byou\b/.test(other)));
  const appearance = described.appearance.filter((text) => !isMine(text)).join(' ');
  const told = described.background.filter((text) => !isMine(text) && !isAboutYou(text));
  const background = [
    ...told,
    ...(described.pronoun === null
      ? pronounSaid([appearance, ...told].join(' '), resolve(card.firstMessage))
      : []),
  ].join(' ');
  return {
    name: card.name,
    role: roleOf(described, card, isOwn ? said : null),
    ...pronounOf(described.pronoun ?? (isOwn ? tellerOf(card).pronoun : pronounOfTags(card))),
    ...(described.age === '' ? {} : { age: described.age }),
    personality: {
      traits: traits.length === 0 ? ['hard to read'] : traits.slice(0, MAX_TRAITS),
      ...(described.flaws.length === 0 ? {} : { flaws: described.flaws }),
    },
    ...(wants.length === 0 ? {} : { motivations: wants.slice(0, MAX_WANTS) }),
    ...(lines.length === 0 && described.style.length === 0
      ? {}
      : {
          speech_patterns: {
            ...(described.style.length === 0 ? {} : { style: described.style.join(' ') }),
            ...(lines.length === 0 ? {} : { examples: lines }),
          },
        }),
    ...(appearance === '' ? {} : { appearance }),
    ...(background === '' ? {} : { background }),
    ...(described.secrets.length === 0 ? {} : { secrets: described.secrets.join(' ') }),
    ...(portrait === null ? {} : { portrait }),
    metadata: {
      importance,
      ...(place === null ? {} : { first_appearance: place }),
      ...(card.tags.length === 0 ? {} : { tags: card.tags }),
    },
  };
}

/** What a card says besides who they are: whoever else it lists, how the world is, and who you are. */
export function besidesIn(card: Card): { others: { name: string; text: string }[]; setting: string[] } {
  const text = resolveMacros(card.description, { character: card.calledName });
  const { others, setting, background } = readDescription(
    splitDialogue(text, namesOf(card)).prose,
    card.calledName,
  );
  return { others, setting: [...setting, ...background.filter(isAboutYou)] };
}

/** “You used to be her line cook.” */
const isAboutYou = (sentence: string) => /^You(?:r \p{Ll}+ (?:is|was|are))?\s/u.test(sentence);

/** Ali:Chat: a description that is an interview. What they say in it is a voice, not a description. */
function splitDialogue(text: string, names: readonly string[]): { prose: string; dialogue: string } {
  const speaker = new RegExp(
    `^\\s*(?:${[...names, 'You', 'stranger'].map(RegExp.escape).join('|')})\\s*:`,
    'i',
  );
  const lines = text.split('\n');
  const first = lines.findIndex((line) => speaker.test(line));
  if (first === -1 || lines.filter((line) => speaker.test(line)).length < 2)
    return { prose: text, dialogue: '' };
  const isSaid = (line: string, index: number) =>
    index >= first && line.trim() !== '' && !/^\s*[[{]/.test(line);
  return {
    prose: lines.filter((line, index) => !isSaid(line, index)).join('\n'),
    dialogue: lines.filter(isSaid).join('\n'),
  };
}

/** Whatever stands before their lines in example messages. */
function namesOf({ name, calledName }: Card): string[] {
  return [name, calledName, name.split(' ')[0] ?? name];
}

/** “He is superstitious about shrines”: what somebody is said to be, where nothing is listed. */
function traitsTold(background: readonly string[], name: string): string[] {
  const [first = name] = name.split(' ');
  return background.flatMap((sentence) => {
    const [, word = ''] =
      new RegExp(
        `^(?:She|He|They|${RegExp.escape(first)}) (?:is|are) (?:very )?(\\p{Ll}+)(?=[.,;]| (?:about|and|but|to|with|of)\\b)`,
        'u',
      ).exec(sentence) ?? [];
    return word !== '' && nlp(word).has('^#Adjective$') ? [word] : [];
  });
}

/** Whether a description is told by the one whom it is about. */
function isTheirOwn(text: string): boolean {
  const all = sentencesOf(asProse(text).replace(/\s+/g, ' '));
  return all.filter(isInFirstPerson).length * 3 > all.length;
}

/** A greeting, with its macros resolved, as it is told to the player. */
export function greetingOf(card: Card, text: string): string {
  const said = withQuotes(resolveMacros(text, { character: card.calledName }), card.calledName);
  return isInFirstPerson(said) ? inThirdPerson(said, { ...tellerOf(card), isToPlayer: true }) : said;
}

/** Who tells what a card tells in the first person. */
function tellerOf(card: Card): Teller {
  const told = [card.scenario, card.examples].join(' ').replace(/["“][^"“”]*["”]/g, '');
  return { name: card.calledName, pronoun: pronounOfTags(card) ?? pronounIn(told), isToPlayer: false };
}

function pronounOfTags({ tags }: Card): 'she' | 'he' | null {
  const said = tags.map((tag) => tag.toLowerCase());
  if (said.some((tag) => /^(?:female|woman|girl)$/.test(tag))) return 'she';
  return said.some((tag) => /^(?:male|man|boy)$/.test(tag)) ? 'he' : null;
}

/** Where only the greeting says “she”, it is kept in what is told of them. */
function pronounSaid(told: string, greeting: string): string[] {
  const [said, known] = [pronounIn(greeting.replace(/["“][^"“”]*["”]/g, '')), pronounIn(told)];
  if (said === 'they' || known !== 'they') return [];
  return [said === 'she' ? 'She has a story of her own.' : 'He has a story of his own.'];
}

function pronounOf(pronoun: NpcProfile['pronoun'] | null): Pick<NpcProfile, 'pronoun'> {
  return pronoun === null || pronoun === undefined ? {} : { pronoun };
}

/** What the card says they are, else what its first sentences call them (“Mira is a keeper of …”), else what it is tagged with. */
function roleOf(
  { role, species, background, appearance }: Described,
  { calledName, tags, firstMessage }: Card,
  own: readonly string[] | null,
): string {
  if (role !== '') return capitalise(firstOf(role));
  const names = calledName.split(' ').slice(0, isRank(calledName.split(' ')[0] ?? '') ? 2 : 1);
  const isAboutThem =
    own === null
      ? new RegExp(`^(?:${names.map(RegExp.escape).join('|')}|She|He|They|I|This)(?!\\p{L})`, 'u')
      : /^I\b/;
  for (const sentence of (own ?? [...background, ...appearance]).flatMap(sentencesOf)) {
    const [, what] =
      /^[^!?,]{1,80}?\b(?:is|was|used to be|works as|serves as|I['’]m|I am)\s+(?:[\p{L}\d-]{1,20},\s+)?((?:an?|the|\p{Lu}[\p{L} ]{1,30}['’]s)\s+[^.!?;:]{3,})/u.exec(
        sentence,
      ) ?? [];
    if (what === undefined || !(isAboutThem.test(sentence) || /^An?\s/.test(sentence))) continue;
    // “He is a loud, frightened, generous man” says what he is like.
    const [, like = ''] = /^an? (\p{Ll}+), \p{Ll}/u.exec(what) ?? [];
    if (like !== '' && nlp(like).has('^#Adjective$')) continue;
    const [role = what] = what.split(/,| who | that | which | and (?:she|he|they|it|is|has|was)\b/);
    return capitalise(firstOf(role.trim()));
  }
  const tagged = tags
    .map((tag) => singular(tag.toLowerCase()))
    .find((tag) => kindOf(tag.split(' ').at(-1) ?? tag) === 'person');
  const rank =
    calledName
      .split(' ')
      .find((word) => isRank(word) && !/^(?:Sir|Dr\.?|Madame?|Miss|M(?:rs?|s)\.?)$/.test(word)) ?? '';
  // “Nnamdi Obi does the accounts.”
  const [, deed = ''] =
    /^\S+(?: \p{Lu}\S+)? ((?:does|runs|keeps|cleans|sells|drives|tends|teaches|mends|makes|leads|guards|collects|works) (?:the|in|at|as|for|an?) [\p{Ll} -]{3,40})[.,]/u.exec(
      background[0] ?? '',
    ) ?? [];
  const does = deed === '' ? '' : `somebody who ${deed}`;
  return capitalise(species || tagged || rank || does || seenAs(firstMessage) || 'Acquaintance');
}

/** “A knight is sitting on a bucket”: what a greeting calls whoever it shows first. */
function seenAs(greeting: string): string {
  const shown = greeting
    .replace(/["“][^"“”]*["”]/g, ' ')
    .matchAll(
      /\b[Aa]n? (?:[\p{Ll}-]+ )??([\p{Ll}-]+)(?= (?:in|with|is|sits|stands|leans|looks|steps|comes)\b)/gu,
    );
  const heads = [...shown].map(([, head = '']) => head);
  return (
    heads.find(
      (head) =>
        kindOf(head) === 'person' &&
        !/^(?:man|woman|boy|girl|child|person|figure|voice|somebody)$/.test(head),
    ) ?? ''
  );
}

/** `private detective, ex-police sergeant`: one is enough to be introduced by. */
function firstOf(role: string): string {
  const plain = role.replace(/\s*\([^()]*\)/g, '').trim() || role;
  return cut(plain.split(/\s*[,;/+]\s*/)[0] ?? plain, LONGEST_ROLE);
}
