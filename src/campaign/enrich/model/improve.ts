import { type Static, type TSchema, Type } from 'typebox';
import { validator } from '../../../contracts/validate.ts';
import {
  enrichLines,
  enrichLooks,
  enrichOpening,
  enrichPlace,
  enrichSystem,
} from '../../../prompts/tasks/enrich.ts';
import type { Draft, DraftPlace, DraftScene } from '../story/draft.ts';
import type { Story } from '../story/story.ts';
import { isFit, isWhole, tidy, UNFIT } from './fit.ts';
import { type Ask, writeChoices, writeEnding, writeLorePage, writePerson } from './pieces.ts';
import { OpeningSchema, withOpening } from './scenes.ts';
import type { WriteWithModel } from './writer.ts';

type DraftPerson = Draft['people'][number];

const MOST_LINES = 10;

const LinesSchema = Type.Object({
  lines: Type.Array(Type.String({ minLength: 8, maxLength: 90 }), { minItems: 2, maxItems: 3 }),
});
const LooksSchema = Type.Object({ appearance: Type.String({ minLength: 30, maxLength: 200 }) });
const PlaceSchema = Type.Object({ description: Type.String({ minLength: 30, maxLength: 240 }) });

/**
 * Lets a local model add to the draft in its own words, the most telling first, until time is up. What it does not
 * manage, or gets wrong, is as the built-in generator wrote it. Returns the paths of the files it had a hand in.
 */
export async function improveDraft(
  draft: Draft,
  story: Story,
  writer: WriteWithModel,
  signal: AbortSignal,
): Promise<Set<string>> {
  const improved = new Set<string>();
  const prefix = prefixFor(story);
  const ask: Ask = (schema, prompt) => answerOf(writer, schema, prefix, prompt, signal);
  for (const person of draft.people) {
    const value = await ask(
      LinesSchema,
      enrichLines(sketchOf(person, person.profile.speech_patterns?.examples?.slice(0, 2).join(' / '))),
    );
    if (value !== null && addLines(person, value.lines)) improved.add(profileOf(person));
  }
  for (const [index, scene] of draft.scenes.entries()) {
    const value = await ask(
      OpeningSchema,
      enrichOpening({ name: scene.slug.replaceAll('-', ' '), soFar: scene.opening }),
    );
    const told = value === null ? null : openingFrom(scene, value.opening.map(tidy), story);
    if (told === null) continue;
    draft.scenes[index] = told;
    improved.add(`plot/scenes/${scene.slug}_generated.ink`);
  }
  for (const place of draft.places) {
    const value = await ask(PlaceSchema, enrichPlace({ name: place.name, soFar: place.paragraphs[0] ?? '' }));
    if (value !== null && addDescription(place, value.description)) improved.add(pageOf(place));
  }
  for (const person of draft.people) {
    const value = await ask(
      LooksSchema,
      enrichLooks(sketchOf(person, person.profile.appearance), firstName(person)),
    );
    if (value === null || !isFit(value.appearance, firstName(person))) continue;
    person.profile.appearance = tidy(value.appearance);
    improved.add(profileOf(person));
  }
  for (const [index, scene] of draft.scenes.entries()) {
    const told = await writeChoices(ask, scene);
    if (told === null) continue;
    draft.scenes[index] = told;
    improved.add(`plot/scenes/${scene.slug}_generated.ink`);
  }
  for (const person of draft.people) if (await writePerson(ask, person)) improved.add(profileOf(person));
  for (const ending of draft.endings)
    if (await writeEnding(ask, ending)) improved.add(`plot/endings/${ending.slug}_generated.md`);
  for (const page of draft.lore)
    if (await writeLorePage(ask, page)) improved.add(`lore/${page.slug}_generated.md`);
  return improved;
}

/** Whole sentences in words a story can use, about somebody or something of this one. */
function openingFrom(
  scene: DraftScene,
  paragraphs: readonly string[],
  { cast, premise }: Story,
): DraftScene | null {
  const said = paragraphs.join(' ').toLowerCase();
  const names = [premise.odd.head, ...cast.map(({ shortName }) => shortName.toLowerCase())].filter(
    (name) => name !== '',
  );
  const isAbout = names.some((name) => said.includes(name) && scene.opening.toLowerCase().includes(name));
  const isGood = isAbout && paragraphs.every((text) => !UNFIT.test(text) && isWhole(text));
  return isGood ? withOpening(scene, paragraphs) : null;
}

const profileOf = ({ folder }: DraftPerson) => `characters/npcs/${folder}/profile_generated.json`;
const pageOf = ({ slug }: DraftPlace) => `lore/locations/${slug}_generated.md`;
const firstName = ({ profile }: DraftPerson) => profile.name.replace(/^The\s/, '').split(' ')[0] as string;

function addLines({ profile }: DraftPerson, lines: readonly string[]): boolean {
  const fit = lines.map(tidy).filter((line) => !UNFIT.test(line) && isWhole(line));
  const speech = profile.speech_patterns;
  if (fit.length === 0 || speech?.examples === undefined) return false;
  speech.examples = [...new Set([...fit, ...speech.examples])].slice(0, MOST_LINES);
  return true;
}

/** Beside what is there, not instead of it: the bold things and the ways are what one can do here. */
function addDescription(place: DraftPlace, description: string): boolean {
  if (!isFit(description, place.name.split(' ').at(-1) ?? '')) return false;
  place.paragraphs.splice(1, 0, tidy(description));
  return true;
}

/** One request; null when it is refused, wrong, late or fails, none of which stops the rest. */
async function answerOf<Schema extends TSchema>(
  writer: WriteWithModel,
  schema: Schema,
  prefix: string,
  prompt: string,
  signal: AbortSignal,
): Promise<Static<Schema> | null> {
  if (signal.aborted) return null;
  let stop = () => {};
  const late = new Promise<null>((resolve) => {
    stop = () => resolve(null);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    const value = await Promise.race([writer.write({ prefix, prompt, schema, signal }), late]);
    return value !== null && validator(schema)(value).length === 0 ? (value as Static<Schema>) : null;
  } catch {
    return null; // the built-in text stands; the model's own log says why
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function prefixFor({ author, premise }: Story): string {
  return enrichSystem({
    title: author.manifest.title,
    reader: premise.you.persona ?? 'somebody who was asked for help',
    question: premise.question.asked,
    seed: author.seedData,
  });
}

function sketchOf({ profile }: DraftPerson, soFar: string | undefined) {
  return { name: profile.name, role: profile.role, soFar: soFar ?? '' };
}
