import {
  type Decoded,
  flag,
  isJsonObject,
  type JsonObject,
  nullable,
  object,
  oneOf,
  optional,
  ScriptError,
  shape,
  text,
} from '../../../../src/sdk/index.ts';
import type { Preset } from '../drawing/draw.ts';
import { PRESETS, RESOLUTIONS } from './settings.ts';

const anyValue = (value: unknown) => value;
const fields = shape({
  characterId: optional(text, ''),
  name: optional(text, ''),
  description: optional(text, ''),
  pronoun: nullable(oneOf('she', 'he', 'they', 'it')),
  portrait: nullable(text),
  persona: nullable(object),
  stylePreset: anyValue,
  resolution: anyValue,
  generatedAt: nullable(text),
  generate: optional(flag, true),
  byLooks: optional(flag, false),
});

/** Whom a picture is wanted of. */
export interface Subject
  extends Omit<Decoded<typeof fields>, 'persona' | 'stylePreset' | 'resolution' | 'generatedAt'> {
  stylePreset: Preset | null;
  resolution: number | null;
  generatedAt: string;
}

const LONGEST_ID = 200;
const LONGEST_DESCRIPTION = 20_000;

/** Reads the input; a persona is the player, whose words make a description. */
export function subjectOf(input: JsonObject, now: string): Subject {
  const { persona, stylePreset, resolution, generatedAt, ...given } = fields(input);
  const characterId = given.characterId || (persona === null ? '' : 'player');
  if (characterId.trim() === '') refuse('characterId', 'filled, or there must be a persona');
  if (characterId.length > LONGEST_ID) refuse('characterId', `at most ${LONGEST_ID} characters`);
  if (given.portrait !== null && !isInside(given.portrait)) refuse('portrait', 'a path inside the campaign');
  if (stylePreset !== undefined && !PRESETS.some((preset) => preset === stylePreset))
    refuse('stylePreset', `one of ${PRESETS.join(', ')}`);
  if (resolution !== undefined && !RESOLUTIONS.some((size) => size === resolution))
    refuse('resolution', `one of ${RESOLUTIONS.join(', ')}`);
  if (generatedAt !== null && Number.isNaN(Date.parse(generatedAt))) refuse('generatedAt', 'a date and time');
  const description = given.description.trim() || (persona === null ? '' : describePersona(persona));
  if (description.length > LONGEST_DESCRIPTION)
    refuse('description', `at most ${LONGEST_DESCRIPTION} characters`);
  return {
    ...given,
    characterId,
    name: given.name.trim() || textOf(persona?.['name']),
    description,
    portrait: given.portrait ?? (textOf(persona?.['portrait']) || null),
    stylePreset: (stylePreset as Preset | undefined) ?? null,
    resolution: (resolution as number | undefined) ?? null,
    generatedAt: generatedAt ?? now,
  };
}

/** What is known of somebody's looks: the description, and the pronoun where it says nothing. */
export function looksOf({ description, pronoun }: Pick<Subject, 'description' | 'pronoun'>): string {
  return pronoun === null || pronoun === 'they' || pronoun === 'it'
    ? description
    : `${description}; ${pronoun}`;
}

/** Looks first, then what they are: “a smith” says something about clothes, “brave” about the face. */
function describePersona(persona: JsonObject): string {
  const listed = (key: string) =>
    Array.isArray(persona[key]) ? persona[key].filter((one) => typeof one === 'string').join(', ') : '';
  const answers = Array.isArray(persona['answers'])
    ? persona['answers'].flatMap((one) => (isJsonObject(one) ? [textOf(one['answer'])] : []))
    : [];
  const parts = ['appearance', 'description', 'age', 'race', 'calling', 'background'].map((key) =>
    textOf(persona[key]),
  );
  return [...parts, listed('traits'), listed('items'), ...answers].filter((part) => part !== '').join('; ');
}

function isInside(file: string): boolean {
  return (
    file !== '' && !file.startsWith('/') && !/^[a-z]:|\\|\0/i.test(file) && !file.split('/').includes('..')
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function refuse(field: string, must: string): never {
  throw new ScriptError('invalid_input', `\`input.${field}\` must be ${must}.`, { at: `input.${field}` });
}
