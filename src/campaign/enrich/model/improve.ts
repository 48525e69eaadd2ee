import { type Static, type TSchema, Type } from 'typebox';
import { validator } from '../../../contracts/validate.ts';
import { sentencesOf, wordCount } from '../../../sdk/language.ts';
import type { Draft } from '../compose/draft.ts';
import type { StoryWorld } from '../compose/world.ts';
import type { WriteWithModel } from './writer.ts';

/** What the model has rewritten: paths of files as `renderDraft` names them. */
export type Improved = Set<string>;

const MAX_TOKENS = 320;
/** Words of machinery, and phrases of models, that no story should have. */
const UNFIT =
  /\b(?:scenes?|choices?|NPCs?|players?|beats?|campaigns?|AI|language model|JSON|schema)\b|https?:|[{}<>]/i;

const text = (max: number) => Type.String({ minLength: 30, maxLength: max });
const PersonSchema = Type.Object({
  appearance: text(260),
  background: text(260),
  lines: Type.Array(Type.String({ minLength: 8, maxLength: 120 }), { minItems: 3, maxItems: 4 }),
});
const PlaceSchema = Type.Object({ description: text(420) });

/**
 * Lets a local model put parts of the draft into its own words, the most telling first, until time is up. Whatever it
 * does not manage, or gets wrong, stays as the built-in generator wrote it.
 */
export async function improveDraft(
  draft: Draft,
  world: StoryWorld,
  writer: WriteWithModel,
  signal: AbortSignal,
): Promise<Improved> {
  const improved: Improved = new Set();
  const about = `A story called "${world.author.manifest.title}". The author wrote: ${world.author.seedData}`;
  for (const { folder, profile } of draft.people) {
    const value = await ask(writer, PersonSchema, personPrompt(about, profile), signal);
    if (value === null) continue;
    const [name = ''] = profile.name
      .replace(/^The\s/, 'the ')
      .split(' ')
      .slice(-1);
    if (isFit(value.appearance, name) && isFit(value.background, name)) {
      profile.appearance = tidy(value.appearance);
      profile.background = tidy(value.background);
      improved.add(`characters/npcs/${folder}/profile_generated.json`);
    }
    const lines = value.lines.map(tidy).filter((line) => !UNFIT.test(line) && wordCount(line) > 2);
    const speech = profile.speech_patterns;
    if (lines.length > 0 && speech?.examples !== undefined) {
      speech.examples = [...lines, ...speech.examples].slice(0, 10);
      improved.add(`characters/npcs/${folder}/profile_generated.json`);
    }
  }
  for (const place of draft.places) {
    const value = await ask(writer, PlaceSchema, placePrompt(about, place.name, place.paragraphs), signal);
    if (value === null || !isFit(value.description, place.name.split(' ').at(-1) ?? '')) continue;
    // Beside what is there, not instead of it: the bold things and the ways are what one can do here.
    place.paragraphs.splice(1, 0, tidy(value.description));
    improved.add(`lore/locations/${place.slug}_generated.md`);
  }
  return improved;
}

/** One request; null when it is refused, wrong, late or fails, none of which stops the rest. */
async function ask<Schema extends TSchema>(
  writer: WriteWithModel,
  schema: Schema,
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
    const value = await Promise.race([writer.write({ prompt, schema, maxTokens: MAX_TOKENS, signal }), late]);
    return value !== null && validator(schema)(value).length === 0 ? (value as Static<Schema>) : null;
  } catch {
    return null; // the built-in text stands; the model's own log says why
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function personPrompt(
  about: string,
  { name, role, appearance, background, speech_patterns }: Draft['people'][number]['profile'],
): string {
  return [
    about,
    `Somebody in it is ${name} (${role}). So far: ${appearance} ${background} ${name} speaks like this: ${speech_patterns?.examples?.slice(0, 2).join(' / ')}`,
    `Write JSON with "appearance" (two sentences that begin with ${name}), "background" (two sentences that begin with ${name}) and "lines" (three or four things ${name} says). Present tense, concrete things, no explanations.`,
  ].join('\n\n');
}

function placePrompt(about: string, name: string, paragraphs: readonly string[]): string {
  return [
    about,
    `A place in it is ${name}. So far: ${paragraphs[0] ?? ''}`,
    `Write JSON with "description": two or three sentences more about ${name}, in the present tense, about what one sees, hears and smells there. Name the place once.`,
  ].join('\n\n');
}

/** Whole sentences, about what they should be about, in words a story can use. */
function isFit(written: string, name: string): boolean {
  const sentences = sentencesOf(tidy(written));
  return (
    !UNFIT.test(written) &&
    written.toLowerCase().includes(name.toLowerCase()) &&
    sentences.length > 0 &&
    sentences.every((sentence) => /[.!?…]["”’]?$/.test(sentence) && wordCount(sentence) > 2)
  );
}

function tidy(written: string): string {
  return written
    .replace(/[*_`#[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
