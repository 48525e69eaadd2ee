import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../../base/package-root.ts';
import type { PlotBeat } from '../../../contracts/plot-beats.ts';
import { type Noun, type Slots, tryFill } from '../fill.ts';
import { decisionSlots } from './decision.ts';
import { asInk } from './ink-text.ts';
import type { Story } from './story.ts';
import { Supply } from './supply.ts';
import { Voice } from './voice.ts';

/** A shape with its slots filled. */
export interface FilledShape {
  /** `the-asking`, as its file is called. */
  slug: string;
  text: string;
  /** What is told before the first choice. */
  opening: string;
  /** Id of the beat that it tells; null for most. */
  beat: string | null;
  /** When its beat is due; null without one. */
  due: Due | null;
  /** What its tags say about when and where. */
  when: string | null;
  at: string | null;
}

/** When the beat of a shape is due at the earliest; what else it waits for stands in the scene. */
export interface Due {
  min: number;
  max?: number;
  priority: NonNullable<PlotBeat['priority']>;
  skippable: boolean;
  title: string;
}

/** The same from source and from the bundle: shapes are read from the package. */
function shapesFolder({ inventory, premise }: Story): string {
  const kind = inventory.isForOne ? 'one' : premise.conflict.kind;
  return path.join(packageRoot(), 'src/campaign/enrich/shapes', kind);
}

/** All shapes that can be filled with the words of this premise, in the order of their files. */
export function fillShapes(story: Story): FilledShape[] {
  const folder = shapesFolder(story);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ink'))
    .toSorted();
  const supply = new Supply(story);
  const voice = story.character === null ? null : new Voice(story);
  const slots = inkSlots({
    ...story.slots,
    ...decisionSlots(story.decision, story.slots),
    ...statSlots(story),
  });
  const filled: Filled[] = [];
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const instead = listIn(text, 'instead of');
    if (filled.some(({ slug }) => instead.includes(slug))) continue;
    const beats = filled.filter((shape) => shape.beat !== null).length;
    const beat = text.includes('«beat»') ? `beat_${String(beats + 1).padStart(3, '0')}` : null;
    const own: Slots = { ...slots, ...inkSlots(supply.for(text)), ...(beat !== null && { beat }) };
    const all: Slots = { ...own, ...voice?.for(text, own) };
    if (!listIn(text, 'needs').every((name) => all[name] !== undefined)) continue;
    const scene = fillLines(text, all);
    if (scene === null) continue;
    const told = voice?.given(scene) ?? scene;
    filled.push({ slug: file.replace(/^\d+-|\.ink$/g, ''), text: told, beat, due: dueIn(text) });
  }
  const paced = story.inventory.isForOne ? inGoodTime(filled) : filled;
  return withKnownFlags(paced).map((shape) => ({
    ...shape,
    opening: openingOf(shape.text),
    when: tagIn(shape.text, 'when'),
    at: tagIn(shape.text, 'at'),
  }));
}

/** `// needs: oath` and `// instead of: the-fear, the-oath`: what a shape cannot do without, and what it stands in for. */
function listIn(text: string, name: 'needs' | 'instead of'): string[] {
  return new RegExp(`^// ${name}: (.+)$`, 'm').exec(text)?.[1]?.split(', ') ?? [];
}

/** Where a card gives few scenes, each of them comes sooner: nobody is to wait for what is not there. */
const FIRST = 4;
const APART = 3;

function inGoodTime(shapes: readonly Filled[]): Filled[] {
  const order = shapes.toSorted((one, other) => earliest(one) - earliest(other));
  return shapes.map((shape) => {
    const sooner = Math.min(earliest(shape), FIRST + APART * order.indexOf(shape));
    return {
      ...shape,
      text: shape.text.replace(/\bscene >= \d+/, `scene >= ${sooner}`),
      due: shape.due === null ? null : { ...shape.due, min: sooner },
    };
  });
}

const earliest = ({ text, due }: Filled): number =>
  Number(/\bscene >= (\d+)/.exec(text)?.[1] ?? due?.min ?? 0);

type Filled = Pick<FilledShape, 'slug' | 'text' | 'beat' | 'due'>;

/** `// due: 4-7 high, can be skipped: The first step` */
function dueIn(text: string): Due | null {
  const [, min, max, priority, skipped, title = ''] =
    /^\/\/ due: (\d+)(?:-(\d+))? (critical|high|medium)(, can be skipped)?: (.+)$/m.exec(text) ?? [];
  if (min === undefined) return null;
  return {
    title,
    min: Number(min),
    ...(max !== undefined && { max: Number(max) }),
    priority: priority as Due['priority'],
    skippable: skipped !== undefined,
  };
}

function tagIn(text: string, name: string): string | null {
  return new RegExp(`^# ${name}: (.+)$`, 'm').exec(text)?.[1] ?? null;
}

/** Line by line: one that begins with `??` is left out when something in it is missing; any other makes the shape unusable. */
function fillLines(text: string, slots: Slots): string | null {
  const lines: string[] = [];
  for (const line of text.split('\n').filter((one) => !/^\/\/ (?:due|needs|instead of): /.test(one))) {
    const isOptional = /^\s*\?\?\s/.test(line);
    const filled = tryFill(withoutRoll(line, slots).replace(/^(\s*)\?\?\s/, '$1'), slots);
    if (filled === null && !isOptional) return null;
    if (filled !== null) lines.push(tidied(filled));
  }
  return lines.join('\n');
}

/** Without stats nothing is rolled. */
function withoutRoll(line: string, slots: Slots): string {
  return line.replace(/ # stat: «(stat\.\w+)»/g, (tag, name: string) =>
    slots[name] === undefined ? '' : tag,
  );
}

function tidied(line: string): string {
  return line.replace(/([.!?])\.(?=[\s”])/g, '$1').replace(/\s+$/, '');
}

/** What is asked of a flag that no scene of this story sets can never be so. */
function withKnownFlags(shapes: readonly Filled[]): Filled[] {
  const set = new Set(
    shapes.flatMap(({ text }) => [...text.matchAll(/~ set\("(\w+)"/g)].map(([, name]) => name)),
  );
  const known = (text: string) =>
    text
      .split('\n')
      .filter((line) => {
        const asked = [...line.matchAll(/\bflag\("(\w+)"\)/g)].map(([, name]) => name);
        return asked.length === 0 || asked.some((name) => set.has(name));
      })
      .map((line) =>
        line.replace(/ \|\| flag\("(\w+)"\)|flag\("(\w+)"\) \|\| /g, (part, one, other) =>
          set.has(one ?? other) ? part : '',
        ),
      )
      .map((line) =>
        /^\s*(?:# when|\*)/.test(line)
          ? line
              .replace(/ && !?flag\.(\w+)/g, (part, name) => (set.has(name) ? part : ''))
              .replace(/!?flag\.(\w+) && /g, (part, name) => (set.has(name) ? part : ''))
          : line,
      )
      .join('\n');
  return shapes.map((shape) => ({ ...shape, text: known(shape.text) }));
}

/** A line of a scene that does something, or is told only if something is so. */
export function isCode(line: string): boolean {
  return /^\s*[~{]/.test(line);
}

function openingOf(scene: string): string {
  const lines = scene.split('\n');
  const first = lines.findIndex((line) => line.startsWith('# question'));
  const end = lines.findIndex((line) => /^\s*\*/.test(line));
  return lines
    .slice(first + 1, end)
    .filter((line) => !isCode(line))
    .map((line) => line.replace(/ # .*$/, '').trim())
    .join(' ');
}

function inkSlots(slots: Slots): Slots {
  const safe = (value: Noun | string) =>
    typeof value === 'string' ? asInk(value) : { ...value, text: asInk(value.text) };
  return Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, safe(value)]));
}

/** The numbers that rolls go by: ours, or the author's in their order. */
function statSlots({ inventory }: Story): Slots {
  const own = inventory.hasTemplate ? inventory.stats : ['nerve', 'attention', 'warmth'];
  const names = ['nerve', 'attention', 'warmth'];
  const stats = names.flatMap((name, index): [string, string][] => {
    const stat = own[index % Math.max(1, own.length)];
    return stat === undefined ? [] : [[`stat.${name}`, stat]];
  });
  return Object.fromEntries(stats);
}
