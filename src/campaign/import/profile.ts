import type { NpcProfile } from '../../contracts/npc-profile.ts';
import { capitalise, sentencesOf } from '../../sdk/language.ts';
import { cut } from '../archive/names.ts';
import { kindOf, singular } from '../enrich/premise/noun-kinds.ts';
import { isRank, pronounIn } from '../names.ts';
import { plural as plainVerb } from '../told/player.ts';
import type { Card } from './card.ts';
import { type Described, readDescription, traitsIn } from './description.ts';
import { resolveMacros } from './macros.ts';
import { speechIn } from './speech.ts';

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
  const { prose, dialogue } = splitDialogue(resolve(card.description), namesOf(card));
  const described = readDescription(prose, card.calledName);
  // Who writes of themselves has a voice in it: that is said, and not told.
  const isMine = (text: string) => /\b(?:I|I['’](?:m|ve|ll|d)|my|me)\b/.test(text) && !/["“]/.test(text);
  const said = [...described.background, ...described.appearance].filter(isMine);
  const traits = [...new Set([...traitsIn(resolve(card.personality)), ...described.traits])];
  // The greeting is told when the story begins, so its lines are not said again.
  const greetings = card.greetings.map(resolve);
  const lines = [
    ...described.lines,
    ...speechIn(`${resolve(card.examples)}\n${dialogue}`, greetings, namesOf(card)),
    ...said.filter((text) => text.length > 16),
  ].slice(0, MAX_LINES);
  const wants = [
    ...described.wants,
    ...wantsSaid([...described.background, resolve(card.scenario)], card.calledName),
  ]
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
    role: roleOf(described, card),
    ...pronounOf(described.pronoun),
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

const WANTS =
  /\b(?:wants? to|hopes? to|dreams? of|is determined to|is trying to|needs to|longs to|means to|is looking for|is searching for|wants?(?= (?:someone|somebody|an?|the|his|her|their) )|must)\s+([^.!?;]{4,120})/iu;
/** “He won't leave until he finds his ring.” */
const NOT_UNTIL =
  /\b(?:won['’]?t|will not|can['’]?t|cannot|never) (?:[\p{L}]+ ){1,4}?until (?:he|she|they|it) ([^.!?;,]{4,120})/iu;
/** “Tansy believes that the missing recipe could save the shop.” */
const BELIEVES = /\b(?:believes?|thinks|is sure)\b[^.!?;]*?\b(?:could|would|can|will)\s+([^.!?;,]{4,120})/iu;

/** “Mira wants to find her brother.” */
function wantsSaid(texts: readonly string[], name: string): string[] {
  const [first = name] = name.split(' ');
  const sentences = texts.flatMap(sentencesOf);
  // What they must or need comes after what they want.
  const isDuty = (text: string) => /\b(?:must|needs? to|has to)\b/.test(text);
  return sentences
    .toSorted((one, other) => Number(isDuty(one)) - Number(isDuty(other)))
    .flatMap((text) => {
      const believed = text.includes(first) ? BELIEVES.exec(text)?.[1] : undefined;
      if (believed !== undefined) return [believed];
      const awaited = NOT_UNTIL.exec(text)?.[1];
      if (awaited !== undefined) return [awaited.replace(/^\p{Ll}+s\b/u, plainVerb)];
      if (!text.startsWith(first) && !/^(?:She|He|They|I)\b/.test(text)) return [];
      const [whole = '', what = ''] = WANTS.exec(text) ?? [];
      // “She rings, because the village needs to know the time”: that is not hers.
      const before = text.slice(0, text.indexOf(whole));
      if (what === '' || /\b(?:because|since|so that|that|which|who|the) /.test(before.slice(name.length)))
        return [];
      const verb = whole.slice(0, -what.length).trim();
      const deed = /look|search|wants?$/i.test(verb)
        ? `find ${what}`
        : what.replace(/^(\p{Ll}+)ing\b/u, '$1');
      return [deed.replace(/,.*$/, '').trim()];
    });
}

/** “Beat you in the exam and win the scholarship”: of that, one can help to win the scholarship. */
function withoutYou(want: string): string {
  const parts = want.split(/ and (?=\p{Ll}+ (?:an?|the|his|her|their|back)\b)/u);
  const others = parts.filter((part) => !/\byou\b/.test(part));
  return parts.length > 1 && others.length > 0 ? others.join(' and ') : want;
}

/** Whatever stands before their lines in example messages. */
function namesOf({ name, calledName }: Card): string[] {
  return [name, calledName, name.split(' ')[0] ?? name];
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
): string {
  if (role !== '') return capitalise(firstOf(role));
  const names = calledName.split(' ').slice(0, isRank(calledName.split(' ')[0] ?? '') ? 2 : 1);
  const isAboutThem = new RegExp(
    `^(?:${names.map(RegExp.escape).join('|')}|She|He|They|I|This)(?!\\p{L})`,
    'u',
  );
  for (const sentence of [...background, ...appearance].flatMap(sentencesOf)) {
    const [, what] =
      /^[^!?,]{1,80}?\b(?:is|was|used to be|works as|serves as|I['’]m)\s+((?:an?|the|\p{Lu}[\p{L} ]{1,30}['’]s)\s+[^.!?;:]{3,})/u.exec(
        sentence,
      ) ?? [];
    if (what === undefined || !(isAboutThem.test(sentence) || /^An?\s/.test(sentence))) continue;
    const [role = what] = what.split(/,| who | that | which | and (?:she|he|they|it|is|has|was)\b/);
    return capitalise(firstOf(role.trim()));
  }
  const tagged = tags
    .map((tag) => singular(tag.toLowerCase()))
    .find((tag) => kindOf(tag.split(' ').at(-1) ?? tag) === 'person');
  const rank =
    calledName
      .split(' ')
      .find((word) => isRank(word) && !/^(?:Sir|Madame?|Miss|M(?:rs?|s)\.?)$/.test(word)) ?? '';
  return capitalise(species || tagged || rank || seenAs(firstMessage) || 'Acquaintance');
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
  return cut(role.split(/\s*[,;/+]\s*/)[0] ?? role, LONGEST_ROLE);
}
