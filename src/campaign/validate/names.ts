import { isJsonObject, type Json } from '../../base/json.ts';
import { childPointer } from '../../contracts/pointer.ts';
import { arrivalIn } from '../arrival.ts';
import { secretsFile } from '../people.ts';
import { placeFiles } from '../places.ts';
import { asText, type Cast, type Names } from './cast.ts';
import { keysOf } from './conditions.ts';
import type { Document } from './document.ts';
import type { Draft } from './draft.ts';
import type { Report } from './report.ts';

/** The reader is never among the characters, and a voice without a name need not be. */
export const NOBODY = /^(?:player|the player|you|narrator|the narrator)$/i;
const UNNAMED = /^(?:an?|the|some|someone|somebody|everyone|everybody|all|both|several|another|voices?)\b/i;
/** “old woman” is nobody's name. */
const NO_NAME = /^\p{Ll}/u;

/** Checks every name of a character, a place or a faction outside conditions. */
export function checkNames(draft: Draft, cast: Cast, report: Report): void {
  const hasPeople = draft.profiles.length > 0;
  const person = (document: Document, pointer: string, name: string, part: 'key' | 'value') => {
    if (!hasPeople || NOBODY.test(name) || cast.people.has(name)) return;
    const message = `There is no character "${name}"${cast.people.meant(name)}`;
    report.add('unknown_person', document.file, document.at(pointer, part), message);
  };
  for (const { document, name: folder } of draft.profiles) {
    for (const name of keysOf(document.sound('/relationships'))) {
      if (!cast.factions.has(name)) person(document, childPointer('/relationships', name), name, 'key');
    }
    checkSecrets(draft, document, folder, report);
    checkFirstAppearance(draft, document, cast, report);
  }
  for (const base of beatPointers(draft)) checkBeat(draft, base, cast, person, report);
  for (const ending of draft.endings) checkPlace(draft, ending, '/location', cast.places, report);
  checkTemplate(draft, cast, person, report);
  checkFactions(draft, cast, person, report);
}

type CheckPerson = (document: Document, pointer: string, name: string, part: 'key' | 'value') => void;

function beatPointers({ beats }: Draft): string[] {
  const list = beats?.raw('/beats');
  return Array.isArray(list) ? list.map((_, index) => `/beats/${index}`) : [];
}

function checkBeat({ ...draft }: Draft, base: string, cast: Cast, person: CheckPerson, report: Report): void {
  const { beats } = draft;
  if (beats === null) return;
  checkPlace(draft, beats, `${base}/location`, cast.places, report);
  for (const index of listOf(beats.sound(`${base}/dialogue`)).keys()) {
    const pointer = `${base}/dialogue/${index}/speaker`;
    const speaker = asText(beats.sound(pointer));
    if (speaker !== undefined && !isUnnamed(speaker, cast)) person(beats, pointer, speaker, 'value');
  }
}

function isUnnamed(speaker: string, cast: Cast): boolean {
  return (UNNAMED.test(speaker) || NO_NAME.test(speaker)) && cast.people.meant(speaker) === '.';
}

function checkPlace(draft: Draft, document: Document, pointer: string, places: Names, report: Report): void {
  const name = asText(document.sound(pointer));
  const hasPlaces = placeFiles(draft.folder).length > 0;
  if (name === undefined || !hasPlaces || places.has(name)) return;
  const message = `There is no place "${name}"${places.meant(name)}`;
  report.add('unknown_place', document.file, document.at(pointer), message);
}

const FIRST_APPEARANCE = '/metadata/first_appearance';
const TIME =
  /\d|\b(?:when|once|after|before|during|until|scene|act|chapter|beat|beginning|start|end|middle|finale|dawn|morning|noon|afternoon|dusk|evening|night|midnight|first|second|third|last)\b/i;

/** Where somebody first appears is a place, or the beat they come with; as a time it is the author's own business. */
function checkFirstAppearance(draft: Draft, document: Document, { places }: Cast, report: Report): void {
  const words = asText(document.sound(FIRST_APPEARANCE)) ?? '';
  const beats = listOf(draft.beats?.raw('/beats')).flatMap((beat) => {
    const { id, title } = isJsonObject(beat) ? beat : {};
    return [{ id: asText(id) ?? '', title: asText(title) ?? '' }];
  });
  if (arrivalIn(words, beats) !== undefined) return;
  if (TIME.test(words) && places.near(words) === undefined) return;
  checkPlace(draft, document, FIRST_APPEARANCE, places, report);
}

function checkTemplate(draft: Draft, cast: Cast, person: CheckPerson, report: Report): void {
  const { template } = draft;
  if (template === null) return;
  checkPlace(draft, template, '/starting_location', cast.places, report);
  for (const index of listOf(template.sound('/allowed_backgrounds')).keys()) {
    const pointer = `/allowed_backgrounds/${index}/starting_relationships`;
    for (const name of keysOf(template.sound(pointer))) {
      if (!cast.factions.has(name)) person(template, childPointer(pointer, name), name, 'key');
    }
  }
}

function checkFactions(draft: Draft, cast: Cast, person: CheckPerson, report: Report): void {
  for (const document of draft.factions) {
    for (const [index, name] of textsOf(document.sound('/members'))) {
      person(document, `/members/${index}`, name, 'value');
    }
    for (const field of ['allies', 'rivals']) {
      for (const [index, name] of textsOf(document.sound(`/${field}`))) {
        if (cast.factions.has(name)) continue;
        const message = `There is no faction "${name}"${cast.factions.meant(name)}`;
        report.add('unknown_faction', document.file, document.at(`/${field}/${index}`), message);
      }
    }
  }
}

/** `secrets` may name a file beside the profile. */
function checkSecrets({ folder }: Draft, document: Document, name: string, report: Report): void {
  const file = secretsFile(asText(document.sound('/secrets')));
  if (file === undefined) return;
  const full = path(name, file);
  const place = document.at('/secrets');
  if (full === null)
    report.add('leads_outside', document.file, place, `"${file}" leads out of the campaign folder.`);
  else if (folder.pick(full) === null) {
    const message = `There is no file "${file}" beside this profile.`;
    report.add(
      'missing_asset',
      document.file,
      place,
      message,
      'Write it, or put the secrets themselves here.',
    );
  }
}

function path(name: string, file: string): string | null {
  const parts = ['characters', 'npcs', name];
  for (const part of file.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
    if (parts.length === 0) return null;
  }
  return file.startsWith('/') ? null : parts.join('/');
}

export const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

function textsOf(value: Json | undefined): [number, string][] {
  return [...listOf(value).entries()].filter(
    (entry): entry is [number, string] => typeof entry[1] === 'string',
  );
}
