import type { NpcProfile } from '../../contracts/npc-profile.ts';
import { sentencesOf } from '../../sdk/language.ts';
import { cut } from '../archive/names.ts';
import { pronounIn } from '../names.ts';
import type { Card } from './card.ts';
import { readDescription, traitsIn } from './description.ts';
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
}

/** A card as the profile of someone the player can meet. */
export function profileFrom(card: Card, { portrait, place }: ProfileOptions): NpcProfile {
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
    ...speechIn(`${resolve(card.examples)}\n${dialogue}`, greetings, namesOf(card)),
    ...said.filter((text) => text.length > 16),
  ].slice(0, MAX_LINES);
  const wants = [
    ...described.wants,
    ...wantsSaid([...described.background, resolve(card.scenario)], card.calledName),
  ];
  const appearance = described.appearance.filter((text) => !isMine(text)).join(' ');
  const told = described.background.filter((text) => !isMine(text));
  const background = [
    ...told,
    ...pronounSaid([appearance, ...told].join(' '), resolve(card.firstMessage)),
  ].join(' ');
  return {
    name: card.name,
    role: roleOf(described.role, described.background),
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
    ...(portrait === null ? {} : { portrait }),
    metadata: {
      importance: 'major',
      ...(place === null ? {} : { first_appearance: place }),
      ...(card.tags.length === 0 ? {} : { tags: card.tags }),
    },
  };
}

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
  /\b(?:wants? to|hopes? to|dreams? of|is determined to|is trying to|needs to|longs to|is looking for|is searching for|must)\s+([^.!?;]{4,120})/iu;

/** “Mira wants to find her brother.” */
function wantsSaid(texts: readonly string[], name: string): string[] {
  return texts
    .flatMap(sentencesOf)
    .filter((text) => text.startsWith(name) || /^(?:She|He|They|I)\b/.test(text))
    .flatMap((text) => {
      const [whole = '', what = ''] = WANTS.exec(text) ?? [];
      // “She rings, because the village needs to know the time”: that is not hers.
      const before = text.slice(0, text.indexOf(whole));
      if (what === '' || /\b(?:because|since|so that|that|which|who|the) /.test(before.slice(name.length)))
        return [];
      const deed = /look|search/i.test(whole.slice(0, -what.length))
        ? `find ${what}`
        : what.replace(/^(\p{Ll}+)ing\b/u, '$1');
      return [deed.replace(/,.*$/, '').trim()];
    });
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

/** What the card says they are, else what its first sentences call them (“Mira is a keeper of …”). */
function roleOf(said: string, background: readonly string[]): string {
  if (said !== '') return said;
  for (const sentence of background.flatMap(sentencesOf)) {
    const [, what] =
      /^[^.!?]{1,80}?\b(?:is|was|works as|serves as|I['’]m)\s+((?:an?|the)\s+[^.!?;:]{3,})/.exec(sentence) ??
      [];
    if (what === undefined) continue;
    const short = cut((what.split(/,| who | that | which /)[0] ?? what).trim(), LONGEST_ROLE);
    return short.charAt(0).toUpperCase() + short.slice(1);
  }
  return 'Somebody to be reckoned with';
}
