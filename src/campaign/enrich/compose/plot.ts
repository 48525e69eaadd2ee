import type { PlotBeat } from '../../../contracts/plot-beats.ts';
import { slug } from '../../names.ts';
import { fill, fillPhrase } from '../fill.ts';
import type { BeatEntry, EndingEntry, Step } from '../lexicon/types.ts';
import type { DraftEnding } from './draft.ts';
import type { StoryWorld } from './world.ts';

/** How each step of an arc comes about; the critical ones need nothing but time and each other. */
const STEPS: Record<
  Step,
  { after: Step | null; min: number; priority: NonNullable<PlotBeat['priority']>; skippable: boolean }
> = {
  setup: { after: null, min: 2, priority: 'critical', skippable: false },
  complication: { after: 'setup', min: 6, priority: 'critical', skippable: false },
  forKeeper: { after: 'setup', min: 4, priority: 'high', skippable: true },
  forRival: { after: 'complication', min: 8, priority: 'high', skippable: true },
  turn: { after: 'complication', min: 11, priority: 'critical', skippable: false },
  pressure: { after: 'turn', min: 15, priority: 'medium', skippable: true },
  climax: { after: 'turn', min: 19, priority: 'critical', skippable: false },
};
const ORDER = Object.keys(STEPS) as Step[];

/** The beats of the story. Where the author has written the opening, what sets the arc going comes as a beat. */
export function writeBeats(world: StoryWorld): PlotBeat[] {
  const ids = idsOf(world);
  const opening = world.inventory.hasPremise ? [openingBeat(world)] : [];
  return [...opening, ...ORDER.map((step) => beatFrom(world, step, ids))];
}

function idsOf({ inventory }: StoryWorld): Record<Step, string> {
  const first = inventory.hasPremise ? 2 : 1;
  return Object.fromEntries(ORDER.map((step, index) => [step, beatId(first + index)])) as Record<
    Step,
    string
  >;
}

const beatId = (number: number) => `beat_${String(number).padStart(3, '0')}`;

function openingBeat({ arc, slots }: StoryWorld): PlotBeat {
  return {
    id: beatId(1),
    title: 'What it has to do with you',
    description: fill(arc.hook, slots),
    conditions: { scene_count: { min: 1, max: 3 } },
    priority: 'critical',
    consequences: ["Player gains 'A part in it'"],
    skippable: false,
    tags: ['opening'],
  };
}

function beatFrom(world: StoryWorld, step: Step, ids: Record<Step, string>): PlotBeat {
  const { arc, slots, cast, inventory } = world;
  const entry = arc.beats[step];
  const { after, min, priority, skippable } = STEPS[step];
  const before = after === null ? (inventory.hasPremise ? beatId(1) : null) : ids[after];
  const deed = deedFor(world, step);
  const place = placeOf(world, entry);
  return {
    id: ids[step],
    title: fill(entry.title, slots),
    description: fill(entry.text, slots),
    conditions: {
      scene_count: step === 'setup' ? { min, max: 8 } : { min },
      ...(before !== null && { requires_beat: before }),
      ...(deed !== null && { player_choice: deed }),
    },
    priority,
    consequences: entry.consequences.map((text) => (/^\w+: /.test(text) ? fillPhrase : fill)(text, slots)),
    ...(entry.says && {
      dialogue: [{ speaker: cast.parts[entry.says[0]].name, line: fill(entry.says[1], slots) }],
    }),
    ...(place !== null && { location: place }),
    mood: entry.mood,
    skippable,
    tags: [step === 'forKeeper' || step === 'forRival' ? 'branch' : step],
  };
}

/** Whom the player stands by decides which branch is told. */
function deedFor({ slots }: StoryWorld, step: Step): string | null {
  if (step === 'forKeeper') return fillPhrase('help {keeper}', slots);
  return step === 'forRival' ? fillPhrase('help {rival}', slots) : null;
}

/** Where it happens: the place its text names, or the middle of things. */
function placeOf({ stage }: StoryWorld, entry: Pick<BeatEntry, 'text'>): string | null {
  const named = /\{(?:at:)?(hub|deep|edge)\}/.exec(entry.text)?.[1] as 'hub' | 'deep' | 'edge' | undefined;
  const site = stage[named ?? 'hub'];
  return site.file === '' ? null : site.name;
}

/** The endings, each with what leads there; the last can be had by every story that comes to its climax. */
export function writeEndings(world: StoryWorld): DraftEnding[] {
  const ids = idsOf(world);
  const { kept, given, between } = world.arc.endings;
  return [
    endingFrom(world, kept, { requires_beat: [ids.climax, ids.forKeeper] }, 'high'),
    endingFrom(world, given, { requires_beat: [ids.climax, ids.forRival] }, 'high'),
    endingFrom(world, between, { requires_beat: ids.climax }, 'low'),
  ];
}

function endingFrom(
  world: StoryWorld,
  entry: EndingEntry,
  conditions: NonNullable<DraftEnding['matter']['conditions']>,
  priority: NonNullable<DraftEnding['matter']['priority']>,
): DraftEnding {
  const { slots, stage } = world;
  const name = fill(entry.title, slots);
  return {
    slug: slug(name),
    name,
    paragraphs: entry.text.map((text) => fill(text, slots)),
    epilogue: fill(entry.epilogue, slots),
    matter: {
      title: name,
      conditions,
      trend: entry.trend.map((text) => fillPhrase(text, slots)),
      priority,
      ...(stage.hub.file !== '' && { location: stage.hub.name }),
      mood: entry.mood,
    },
  };
}
