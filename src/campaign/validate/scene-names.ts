import { isJsonObject, type Json } from '../../base/json.ts';
import { ENDINGS, endingId } from '../endings.ts';
import { nameKey } from '../ink/names.ts';
import type { CompiledInk } from '../ink/story.ts';
import { stemOf } from '../names.ts';
import { placeFiles } from '../places.ts';
import { asText, type Cast } from './cast.ts';
import type { Draft } from './draft.ts';
import type { PlotNames } from './plot-names.ts';

/** Everything that scenes may name. */
export interface SceneNames {
  cast: Cast;
  plot: PlotNames;
  /** Keys as conditions spell them. */
  items: ReadonlySet<string>;
  facts: ReadonlySet<string>;
  flags: ReadonlySet<string>;
  beats: ReadonlySet<string>;
  endings: ReadonlySet<string>;
  things: ReadonlySet<string>;
}

export function sceneNames({ flows }: CompiledInk, draft: Draft, cast: Cast, plot: PlotNames): SceneNames {
  const given = (name: string, index: number) =>
    flows
      .flatMap(({ calls }) => calls.filter((call) => call.name === name))
      .flatMap(({ args }) => (typeof args[index]?.value === 'string' ? [args[index].value] : []))
      .map(nameKey);
  const things = new Set(boldIn(draft).map(nameKey));
  return {
    cast,
    plot,
    items: new Set([
      ...given('gain', 0),
      ...startingItems(draft.template?.raw('')).map(nameKey),
      ...[...plot.gained, ...plot.brought.items].map(nameKey),
      ...things,
    ]),
    facts: new Set([...given('learn', 0), ...plot.gained.map(nameKey), ...loreFiles(draft)]),
    flags: new Set([...given('set', 0), ...[...plot.world.keys(), ...plot.brought.flags].map(nameKey)]),
    beats: new Set(beatIds(draft.beats?.raw('/beats'))),
    endings: new Set(
      draft.folder
        .files(ENDINGS, '.md')
        .flatMap((file) => [endingId(file).slice('ending:'.length), draft.headings.get(file) ?? ''])
        .map(nameKey),
    ),
    things,
  };
}

/** What stands in bold in the files of places. */
export function boldIn({ folder, headings }: Draft): string[] {
  const files = placeFiles(folder).filter((file) => headings.has(file));
  return files.flatMap((file) =>
    folder.prose(file).flatMap(({ paragraphs }) => paragraphs.flat().flatMap((passage) => passage.bold)),
  );
}

/** The texts of every list called `starting_items`, wherever in the template it stands. */
function startingItems(value: Json | undefined): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(startingItems);
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'starting_items' && Array.isArray(inner)
      ? inner.flatMap((item) => asText(item) ?? [])
      : startingItems(inner),
  );
}

/** What lore is about can be known too. */
function loreFiles({ folder }: Draft): string[] {
  return folder.files('lore', '.md').map((file) => nameKey(stemOf(file)));
}

function beatIds(beats: Json | undefined): string[] {
  return (Array.isArray(beats) ? beats : []).flatMap((beat) =>
    isJsonObject(beat) ? (asText(beat['id']) ?? []) : [],
  );
}
