import path from 'node:path';
import { type NpcProfile, NpcProfileSchema } from '../contracts/npc-profile.ts';
import type { PlotBeat } from '../contracts/plot-beats.ts';
import { capitalise, sentencesOf } from '../sdk/language.ts';
import { actorsIn } from './acting.ts';
import type { Fact, FactKind, Haunt, Person, Place, Pronoun } from './campaign.ts';
import type { CampaignFolder } from './folder.ts';
import { opensWithIt, shortNameOf, slug, withoutArticle } from './names.ts';
import { CampaignProblemError } from './problem.ts';
import { asUsed, pronounOf } from './profile.ts';
import { leansOnTheLast } from './prose.ts';
import { readBrokenProfile, readPerson } from './recognise/person.ts';
import { profileAsTold } from './told/profile.ts';

export const PEOPLE = 'characters/npcs';

interface Sheet {
  id: string;
  file: string;
  profile: NpcProfile;
  secrets: string[];
}

/**
 * The people of a campaign, and what the author wrote about them as single facts. `shown` is what is told of them elsewhere:
 * the moments of the plot.
 */
export function readPeople(
  folder: CampaignFolder,
  shown: readonly string[] = [],
): { people: Omit<Person, 'haunts'>[]; facts: Fact[] } {
  const sheets = profiles(folder).flatMap(({ name, file }) => readSheet(folder, name, file) ?? []);
  const names = sheets.map(({ profile }) => profile.name);
  const people = sheets.map((sheet) => personFrom(sheet, names, { sheets, shown }));
  const idOf = new Map<string, string>();
  for (const { id, name } of people)
    for (const key of [id.slice('person:'.length), slug(name)]) if (!idOf.has(key)) idOf.set(key, id);
  const facts = sheets.flatMap((sheet, index) =>
    factsOf(sheet, people[index] as Omit<Person, 'haunts'>, idOf),
  );
  return { people, facts };
}

/** Everybody there is a page or a profile of, and which file that is. */
function profiles(folder: CampaignFolder): { name: string; file: string }[] {
  const own = profilesInPlace(folder);
  const names = new Set(own.map(({ name }) => slug(name)));
  return [...own, ...folder.recognised.people.filter(({ name }) => !names.has(slug(name)))];
}

/** The folders of characters that have a profile where the format has it. */
export function profilesInPlace(folder: CampaignFolder): { name: string; file: string }[] {
  return folder.folders(PEOPLE).flatMap((name) => {
    const file = folder.pick(`${PEOPLE}/${name}/profile.json`);
    return file === null ? [] : [{ name, file }];
  });
}

function readSheet(folder: CampaignFolder, name: string, file: string): Sheet | null {
  const written = profileIn(folder, file);
  if (written === null) return null;
  const read = asUsed(profileAsTold(written, folder.identifiers));
  const profile = withoutRejected(read, folder);
  return { id: `person:${slug(name)}`, file, profile, secrets: readSecrets(folder, name, profile) };
}

/** The profile in a file: by its contract, or as far as it can be read. */
export function profileIn(folder: CampaignFolder, file: string): NpcProfile | null {
  if (!/^characters\/npcs\/[^/]+\/profile(?:_generated)?\.json$/.test(file)) return readPerson(folder, file);
  try {
    return folder.json(file, NpcProfileSchema);
  } catch (error) {
    if (!(error instanceof CampaignProblemError)) throw error;
    return readBrokenProfile(folder, file); // the validator has said what is wrong with it
  }
}

/** Whoever is out of play is not spoken of, and a picture that is out of play is not shown. */
function withoutRejected(
  { relationships, portrait, ...profile }: NpcProfile,
  folder: CampaignFolder,
): NpcProfile {
  const isOut = (name: string) => {
    const sheet = `${PEOPLE}/${slug(name)}/profile.json`;
    return folder.hasAnything(`${PEOPLE}/${slug(name)}`) && folder.pick(sheet) === null;
  };
  const kept = Object.entries(relationships ?? {}).filter(([name]) => !isOut(name));
  const isShown = portrait !== undefined && (!folder.has(portrait) || folder.isInPlay(portrait));
  return {
    ...profile,
    ...(relationships && { relationships: Object.fromEntries(kept) }),
    ...(isShown && { portrait }),
  };
}

/** The file that `secrets` names (“See secrets.md”), if it names one. */
export function secretsFile(secrets: string | undefined): string | undefined {
  // From the beginning of a word only, or a long one would be looked at from each of its letters.
  return /(?<![\w./-])[\w./-]+\.md/.exec(secrets ?? '')?.[0];
}

/** Secrets stand in the profile itself or in a file beside it, the lightest first. */
function readSecrets(folder: CampaignFolder, name: string, profile: NpcProfile): string[] {
  const named = secretsFile(profile.secrets);
  const file = folder.pick(path.posix.join(PEOPLE, name, named ?? 'secrets.md'));
  if (file !== null) {
    return folder.prose(file).flatMap(({ paragraphs }) => paragraphs.flat().map(({ text }) => text));
  }
  return named === undefined ? sentencesOf(profile.secrets ?? '') : [];
}

function personFrom(
  { id, file, profile, secrets }: Sheet,
  names: readonly string[],
  { sheets, shown }: { sheets: readonly Sheet[]; shown: readonly string[] },
): Omit<Person, 'haunts'> {
  const keys = new Set([id.slice('person:'.length), slug(profile.name)]);
  const byOthers = sheets.flatMap((other) =>
    Object.entries(other.profile.relationships ?? {}).flatMap(([key, text]) =>
      keys.has(slug(key)) ? [withoutOwner(text, other.profile, names)] : [],
    ),
  );
  const shortName = shortNameOf(profile.name, names, profile.role);
  return {
    id,
    name: profile.name.replace(/^The\s/, 'the '),
    shortName,
    pronoun: pronounOf(profile, {
      secrets: secrets.join(' '),
      byOthers,
      shown: shown.flatMap((text) => sentencesAbout(shortName, text)),
    }),
    profile: { ...profile, role: asPhrase(profile.role) },
    source: { file, line: 1 },
  };
}

/** “Wanda lets Casimir read her the paper” is about two people, and “her” is Wanda, in whose profile it stands. */
function withoutOwner(text: string, owner: NpcProfile, names: readonly string[]): string {
  if (!text.startsWith(shortNameOf(owner.name, names, owner.role))) return text;
  return text.replaceAll(/\b(?:she|hers?|herself|he|him|his|himself)\b/gi, '');
}

/** What goes on about whoever the sentence before began with: “Casimir brings the bell. He does not let go.” */
function sentencesAbout(shortName: string, text: string): string[] {
  const sentences = sentencesOf(text);
  return sentences.flatMap((sentence, index) => {
    const pronoun = /^(?:She|He)\b/.exec(sentence)?.[0];
    return pronoun !== undefined && sentences[index - 1]?.startsWith(shortName) ? [pronoun] : [];
  });
}

/** A role stands inside sentences, so the full stop that some put behind it goes; that of “Jr.” stays. */
function asPhrase(role: string): string {
  return role.trim().replace(/(?<!\b(?:Jr|Sr|Esq|Ltd|Co|Inc|Bros|etc)|\.)\.$/i, '');
}

/** `idOf` has the ids of all people, by the slugs of their folders and names. */
function factsOf(sheet: Sheet, person: Omit<Person, 'haunts'>, idOf: ReadonlyMap<string, string>): Fact[] {
  const { profile, file } = sheet;
  const facts: Fact[] = [];
  const add = (kind: FactKind, text: string, mentions: string[] = []) => {
    const id = `${file}#${facts.length + 1}`;
    facts.push({ id, text, kind, about: person.id, mentions, spoken: false, source: { file, line: 1 } });
  };
  for (const sentence of sentencesOf(profile.appearance ?? '')) add('appearance', named(sentence, person));
  for (const told of inOneBreath(sentencesOf(profile.background ?? ''), person))
    add('background', named(told, person));
  for (const [key, text] of Object.entries(profile.relationships ?? {})) {
    const other = idOf.get(slug(key));
    add('relationship', text, other === undefined ? [] : [other]);
  }
  for (const sentence of inOneBreath(sheet.secrets, person)) add('secret', sentence);
  return facts;
}

/** Of whom the profile is, one knows who is meant. */
const OWN: Readonly<Record<Pronoun, RegExp>> = {
  she: /^(?:She|Her|\p{Lu}\p{Ll}+ her)\b/u,
  he: /^(?:He|His|\p{Lu}\p{Ll}+ (?:his|him))\b/u,
  they: /^(?:They|Their|\p{Lu}\p{Ll}+ (?:their|them))\b/u,
  it: /^(?:It|Its|\p{Lu}\p{Ll}+ its)\b/u,
};

/** “He came back with snow on his knees” is nothing without the sentence about him that it follows. */
function inOneBreath(sentences: readonly string[], { pronoun }: Omit<Person, 'haunts'>): string[] {
  const told: string[] = [];
  for (const sentence of sentences) {
    const leans = leansOnTheLast(sentence) && !OWN[pronoun].test(sentence);
    const before = leans ? told.pop() : undefined;
    told.push(before === undefined ? sentence : `${before} ${sentence}`);
  }
  return told;
}

/** Lets a sentence about someone stand by itself: “She listens” becomes “Orsolya listens”. */
function named(sentence: string, { shortName, pronoun }: Omit<Person, 'haunts'>): string {
  if (pronoun === 'they' || (pronoun === 'it' && !opensWithIt(sentence))) return sentence;
  const [subject, possessive] = { she: ['She', 'Her'], he: ['He', 'His'], it: ['It', 'Its'] }[pronoun];
  return capitalise(
    sentence
      .replace(new RegExp(`^${subject}\\b`), shortName)
      .replace(new RegExp(`^${possessive}\\b`), `${shortName}'s`),
  );
}

/** Where the story begins, and where its beats happen. */
interface Scenery {
  premise: readonly string[];
  start: string | undefined;
  beats: readonly PlotBeat[];
}

/**
 * Where people may be met: where a place names them, where the profile says they first appear; for somebody of whom neither
 * says anything, where the premise and the beats show them.
 */
export function hauntFinder(
  places: readonly Place[],
  facts: readonly Fact[],
  { premise, start, beats }: Scenery,
): (person: Omit<Person, 'haunts'>) => Haunt[] {
  const keys = places.map(({ id, name }) => ({ id, key: slug(withoutArticle(name)) }));
  // “The garden of Ostrava Heights” is neither of its two, where it is a place of its own.
  const named = new Set(keys.map(({ key }) => key));
  const told = new Map<string, Map<string, Haunt>>();
  for (const { about, thing, mentions, when } of facts) {
    if (!about.startsWith('place:') || thing !== undefined) continue;
    const haunt: Haunt = { place: about, ...(when && { when }) };
    for (const id of mentions) {
      const haunts = told.get(id) ?? new Map<string, Haunt>();
      told.set(id, haunts.set(JSON.stringify(haunt), haunt));
    }
  }
  const others = (place: string) => places.filter(({ id }) => id !== place).map(({ name }) => name);
  const shown = [{ place: start, text: premise.join(' ') }, ...beats.map((beat) => beatScene(beat, places))];
  const shownAt = (person: Omit<Person, 'haunts'>) =>
    shown.flatMap(({ place, text }): Haunt[] =>
      place !== undefined && actorsIn(text, [person], others(place)).length > 0 ? [{ place }] : [],
    );
  return (person) => {
    const { id, profile } = person;
    const first = slug(withoutArticle(profile.metadata?.first_appearance ?? ''));
    const haunts = keys
      .filter(({ key }) => first !== '' && (named.has(first) ? key === first : first.includes(key)))
      .map((place): [string, Haunt] => [JSON.stringify({ place: place.id }), { place: place.id }]);
    const found = [...new Map([...haunts, ...(told.get(id) ?? [])]).values()];
    return found.length > 0 ? found : shownAt(person);
  };
}

/** What a beat tells, and where; a place that is not one of the campaign's says nothing. */
function beatScene({ location, description }: PlotBeat, places: readonly Place[]) {
  const wanted = slug(withoutArticle(location ?? ''));
  const place = places.find(
    ({ id, name }) => slug(withoutArticle(name)) === wanted || id === `place:${wanted}`,
  );
  return { place: place?.id, text: description };
}
