import { isJsonObject, type Json } from '../../base/json.ts';
import { readConsequence } from '../consequences.ts';
import { nameKey } from '../ink/names.ts';
import { slug } from '../names.ts';
import { CampaignProblemError } from '../problem.ts';
import type { Brought } from './brought.ts';
import { asText, variable } from './cast.ts';
import type { Document } from './document.ts';
import type { Draft } from './draft.ts';
import { wordsOf } from './words.ts';

/** What the plot can set, and what the player can have. */
export interface PlotNames {
  /** Values that consequences give to keys of the world, by key. */
  world: Map<string, Set<string>>;
  /** States and stats of the player. */
  player: Set<string>;
  /** States of the player in the author's words. */
  gained: string[];
  /** What comes by skills. */
  brought: Brought;
  /** The words of all that beats and the player template say, sentence by sentence; null when the beats cannot be read. */
  said: ReadonlySet<string>[] | null;
  /** What the title, the setting, the premise and the names of places say, joined up: a story can be set in all of it. */
  setting: string;
  /** Whether a paragraph of lore, of a secret or a thing that somebody carries has all of these words: it can be learned, or come by. */
  isWritten(words: readonly string[]): boolean;
  /** What one expression may take, see `stepsAllowed`. */
  steps: number;
}

/** What the consequences of all beats set, and the stats of the player. */
export function plotNames(
  { beats, template, folder, manifest, headings, profiles }: Draft,
  brought: Brought,
  steps: number,
): PlotNames {
  const turns = itemsOf(beats, 'outcomes', (one) => (isJsonObject(one) ? one : undefined));
  const ofTurns = turns.flatMap(({ consequences: list }) => (Array.isArray(list) ? list : []));
  const consequences = [...itemsOf(beats, 'consequences', (one) => one), ...ofTurns].flatMap(
    (one) => asText(one) ?? [],
  );
  const outcomes = turns.flatMap(({ description }) => asText(description) ?? []);
  let written: ReadonlySet<string>[] | undefined;
  const names: PlotNames = {
    steps,
    isWritten: (words) => {
      written ??= writtenIn(folder, profiles).map((text) => new Set(wordsOf(text)));
      return written.some((said) => words.every((word) => said.has(word)));
    },
    brought,
    world: new Map(),
    player: new Set(['reputation', 'reputation_with']),
    gained: [],
    setting: `-${slug(
      [
        ...allTexts(manifest?.raw('')),
        ...['world/setting.md', 'plot/premise.md'].flatMap((page) => textOf(folder, page)),
        ...[...headings.values()].map((heading) => heading ?? ''),
      ].join(' '),
    )}-`,
    said:
      beats?.isReadable === false
        ? null
        : [...consequences, ...outcomes, ...allTexts(template?.raw(''))].map(
            (text) => new Set(wordsOf(text)),
          ),
  };
  const attributes = template?.raw('/starting_stats/attributes');
  for (const attribute of Array.isArray(attributes) ? attributes : []) {
    const name = isJsonObject(attribute) ? asText(attribute.name) : undefined;
    if (name !== undefined) names.player.add(variable(name));
  }
  for (const sentence of consequences) {
    const read = readConsequence(sentence);
    if (read?.kind === 'player') {
      names.player.add(variable(read.state));
      names.gained.push(read.state);
    }
    if (read?.kind !== 'world') continue;
    const values = names.world.get(read.key) ?? new Set();
    names.world.set(read.key, values.add(plainValue(read.value)));
  }
  return names;
}

/** What can be learned or come by: the paragraphs of lore and secrets, and what people carry. */
function writtenIn(folder: Draft['folder'], profiles: Draft['profiles']): string[] {
  const pages = [...folder.files('lore', '.md'), ...folder.files('characters/npcs', '.md')];
  return [
    ...pages.flatMap((page) => textOf(folder, page)).flatMap((text) => text.split(/\n\s*\n/)),
    ...profiles.flatMap(({ document }) => [
      ...allTexts(document.raw('/inventory')),
      ...allTexts(document.raw('/secrets')),
    ]),
  ];
}

/** What cannot be read has been told of. */
/** The text of a page; nothing where there is none that can be read. */
export function textOf(folder: Draft['folder'], page: string): string[] {
  const file = folder.pick(page);
  if (file === null) return [];
  try {
    return [folder.text(file)];
  } catch (error) {
    if (error instanceof CampaignProblemError) return [];
    throw error;
  }
}

function itemsOf<Item>(
  beats: Document | null,
  field: 'consequences' | 'outcomes',
  read: (item: Json) => Item | undefined,
): Item[] {
  const list = beats?.raw('/beats');
  return (Array.isArray(list) ? list : []).flatMap((beat) => {
    const items = isJsonObject(beat) ? beat[field] : undefined;
    return (Array.isArray(items) ? items : []).flatMap((item) => read(item) ?? []);
  });
}

function allTexts(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

/** A value as conditions compare it. */
export function plainValue(value: Json): string {
  const text = slug(String(value));
  if (text === 'yes') return 'true';
  return text === 'no' ? 'false' : text;
}

/** Whether a skill sets a flag, to whatever value. */
export function isBrought(flag: string, { brought }: Pick<PlotNames, 'brought'>): boolean {
  return brought.flags.some((name) => nameKey(name) === nameKey(flag));
}
