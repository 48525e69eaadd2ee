import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { type NpcProfile, NpcProfileSchema } from '../../contracts/npc-profile.ts';
import { validator } from '../../contracts/validate.ts';
import { sentencesOf } from '../../sdk/language.ts';
import type { CampaignFolder } from '../folder.ts';
import { insideSentence, stemOf } from '../names.ts';
import { paragraphsIn } from '../prose.ts';
import { readFrontMatter } from '../read/front-matter.ts';
import { asTold } from '../told/as-told.ts';
import { nameAsWords } from '../told/identifiers.ts';
import { objectIn } from './person-json.ts';
import { readableText } from './readable.ts';

/** What authors call the parts of a profile, and which part it is. */
const FIELDS: readonly [RegExp, keyof Loose][] = [
  [/^(?:name|full name|display ?name)$/, 'name'],
  [/^(?:rolle|beruf|role|occupation|job|profession|title|position|class|trade)$/, 'role'],
  [/^(?:age|alter)$/, 'age'],
  [/^(?:personality|traits?|temperament|character|demeanou?r|manner)$/, 'traits'],
  [/^(?:flaws?|weakness(?:es)?|faults?)$/, 'flaws'],
  [/^(?:virtues?|strengths?|ideals?)$/, 'virtues'],
  [/^(?:motivations?|goals?|wants?|desires?|objectives?|agenda|ziele?)$/, 'wants'],
  [/^(?:appearance|looks?|description|physical description|aussehen)$/, 'appearance'],
  [/^(?:background|backstory|history|bio|biography|about|summary|overview|notes?)$/, 'background'],
  [/^(?:secrets?|hidden|geheimnis(?:se)?)$/, 'secrets'],
  [/^(?:quotes?|dialogue|lines?|sayings?|examples?|sample dialogue|example lines|zitate?)$/, 'lines'],
  [/^(?:voice|speech|speech style|mannerisms|how .* (?:talks|speaks)|accent)$/, 'style'],
  [/^(?:locations?|place|home|found at|first appearance|where|lives at|based in|ort)$/, 'where'],
];

interface Loose {
  name: string[];
  role: string[];
  age: string[];
  traits: string[];
  flaws: string[];
  virtues: string[];
  wants: string[];
  appearance: string[];
  background: string[];
  secrets: string[];
  lines: string[];
  style: string[];
  where: string[];
}

/** Somebody described in Markdown or in JSON of the author's own making, as the format has people. */
export function readPerson(folder: CampaignFolder, file: string): NpcProfile {
  const found = file.endsWith('.json') ? fromJson(objectIn(folder, file) ?? {}) : fromPage(folder, file);
  return profileFrom(found, nameAsWords(stemOf(file).replaceAll('-', '_')).replace(/^The /, ''));
}

/** A profile that breaks its contract, as far as it can be read; null when it does not even say who it is. */
export function readBrokenProfile(folder: CampaignFolder, file: string): NpcProfile | null {
  const value = objectIn(folder, file);
  if (value === null || typeof value['name'] !== 'string' || value['name'].trim() === '') return null;
  const loose = profileFrom(fromJson(value), value['name']);
  const kept = Object.entries(value).filter(([key, inner]) => isSound(key, inner));
  return { ...loose, ...(Object.fromEntries(kept) as Partial<NpcProfile>) };
}

/** Whether a field may stay as it is. */
function isSound(key: string, value: Json): boolean {
  if (!Object.hasOwn(NpcProfileSchema.properties, key)) return false;
  const whole = { name: 'Somebody', role: 'Somebody', personality: { traits: ['plain'] }, [key]: value };
  return validator(NpcProfileSchema)(whole).length === 0;
}

function nothing(): Loose {
  return {
    ...{ name: [], role: [], age: [], traits: [], flaws: [], virtues: [], wants: [] },
    ...{ appearance: [], background: [], secrets: [], lines: [], style: [], where: [] },
  };
}

function fromJson(value: JsonObject): Loose {
  const found = nothing();
  for (const [key, inner] of Object.entries(value)) take(found, key, textsIn(inner));
  if (isJsonObject(value['personality']))
    for (const [key, inner] of Object.entries(value['personality'])) take(found, key, textsIn(inner));
  return found;
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isJsonObject(value) && typeof value['description'] === 'string' ? [value['description']] : [];
}

function take(found: Loose, key: string, texts: readonly string[]): boolean {
  const name = key.toLowerCase().replaceAll(/[_-]+/g, ' ').replace(/:$/, '').trim();
  const field = FIELDS.find(([pattern]) => pattern.test(name))?.[1];
  if (field !== undefined) found[field].push(...texts);
  return field !== undefined;
}

/** `**Role:** miller`, on a line of its own. */
const LABELLED =
  /^[-*\t ]*(?:\*\*|__)?(\p{L}[\p{L} ]{1,24}?)(?:\*\*|__)?[ \t]*:(?:\*\*|__)?[ \t]+(\S[^\n]*)$/gmu;

function fromPage(folder: CampaignFolder, file: string): Loose {
  const found = nothing();
  const fields = readFrontMatter(readableText(folder, file))?.value;
  if (fields !== undefined && isJsonObject(fields))
    for (const [key, value] of Object.entries(fields)) take(found, key, textsIn(value));
  const sections = folder.prose(file);
  const title = sections.find(({ heading }) => heading !== null);
  if (title?.heading != null && found.name.length === 0) found.name.push(title.heading);
  const labels = new Set<string>();
  for (const [, label = '', value = ''] of readableText(folder, file).matchAll(LABELLED)) {
    const plain = asTold(value.replaceAll(/\*\*|__/g, '').trim(), folder.identifiers);
    if (take(found, label, [plain])) labels.add(label.toLowerCase());
  }
  for (const section of sections) {
    const heading = section === title || section.heading === null ? 'background' : section.heading;
    for (const text of paragraphsIn(section)) {
      if (labels.has((/^([\p{L} ]{2,25}?):/u.exec(text)?.[1] ?? '').toLowerCase())) continue;
      if (!take(found, heading, [text])) found.background.push(text);
    }
  }
  return found;
}

const LONGEST_ROLE = 120;

function profileFrom(found: Loose, stem: string): NpcProfile {
  const name = (found.name[0] ?? stem).trim();
  const said = found.background.flatMap(sentencesOf);
  // Sentences that stand in quotation marks by themselves are theirs, wherever they stand.
  const quotes = found.background.flatMap((text) =>
    [...text.matchAll(/["“]([^"“”]{5,200})["”]/g)].map(([, line = '']) => line),
  );
  const lines = [...(found.lines.length > 0 ? found.lines.flatMap(eachQuoted) : quotes)]
    .map(unquoted)
    .filter((line) => line.length > 4)
    .slice(0, 10);
  const told = found.background
    .map((text) => text.replace(/(?:^|(?<=[.!?]\s))[-\s]*["“][^"“”]+["”]\s*/g, '').trim())
    .filter((text) => text !== '')
    .join(' ');
  const traits = found.traits.flatMap(listed).slice(0, 8);
  return {
    name,
    role: (found.role[0] ?? roleIn(said) ?? fromWhere(found.where[0]) ?? 'Acquaintance').slice(
      0,
      LONGEST_ROLE,
    ),
    personality: {
      traits: traits.length > 0 ? traits : ['reserved'],
      ...(found.flaws.length > 0 && { flaws: found.flaws.flatMap(listed) }),
      ...(found.virtues.length > 0 && { virtues: found.virtues.flatMap(listed) }),
    },
    ...(found.age[0] !== undefined && { age: found.age[0] }),
    ...(found.wants.length > 0 && {
      motivations: found.wants.map((want) => want.replace(/^(?:to|wants to) /i, '').replace(/\.$/, '')),
    }),
    ...(found.appearance.length > 0 && { appearance: found.appearance.join(' ') }),
    ...(told !== '' && { background: told }),
    ...(found.secrets.length > 0 && { secrets: found.secrets.join(' ') }),
    ...((lines.length > 1 || found.style.length > 0) && {
      speech_patterns: {
        ...(found.style.length > 0 && { style: found.style.join(' ') }),
        ...(lines.length > 1 && { examples: lines }),
      },
    }),
    ...(found.where[0] !== undefined && {
      metadata: { first_appearance: placeSaid(found.where[0]) },
    }),
  };
}

const listed = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .split(/ ?[,;] ?| and /)
    .map((trait) => trait.replace(/\.$/, '').trim())
    .filter((trait) => trait !== '' && trait.length <= 80);

/** `"One lock at a time." "The lift is resting."` are two. */
function eachQuoted(line: string): string[] {
  const quoted = [...line.matchAll(/["“]([^"“”]+)["”]/g)].map(([, one = '']) => one);
  return quoted.length > 1 ? quoted : [line];
}

const unquoted = (line: string) => line.replace(/^["“”'‘]+|["“”'’]+$/g, '').trim();

/** `[[the_brass_lantern|the bar]]` is the brass lantern. */
function placeSaid(where: string): string {
  const target = /\[\[([^[\]|#]+)/.exec(where)?.[1] ?? where;
  return target.replaceAll(/[[\]_]+/g, ' ').trim();
}

/** Where nothing says what somebody is: “From the Reed Beds”. */
function fromWhere(where: string | undefined): string | undefined {
  const place = where === undefined ? '' : placeSaid(where);
  return place === '' ? undefined : `From ${insideSentence(place)}`;
}

/** “Bessa is the miller of Oxley”: what the first sentences call somebody. */
function roleIn(sentences: readonly string[]): string | undefined {
  for (const sentence of sentences.slice(0, 3)) {
    const role =
      /^[^.!?]{1,60}?\b(?:is|was|works as)\s+((?:(?:an?|the)\s|\p{Lu}[\p{L} ]{1,40}['’]s\s)[^.!?,;:]{3,80}?)(?=[.!?,;:]|$| and (?!\p{Ll}+ of\b))/u.exec(
        sentence,
      )?.[1];
    if (role !== undefined) return role.charAt(0).toUpperCase() + role.slice(1);
  }
  return undefined;
}
