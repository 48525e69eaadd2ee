/** What must hold in every story that is played, read off its scenes and its journal. */
import { isDeepStrictEqual } from 'node:util';
import type { Campaign } from '../../src/campaign/campaign.ts';
import { readConsequence } from '../../src/campaign/consequences.ts';
import type { PlotBeat } from '../../src/contracts/plot-beats.ts';
import { placeOf } from '../../src/engine/plot/director.ts';
import { asOrder } from '../../src/engine/plot/wanted.ts';
import type { OfferedChoice, Scene } from '../../src/engine/scene.ts';
import { itemCalled, type World } from '../../src/engine/world.ts';
import { verbOf } from '../../src/rules/acts.ts';

/** A scene as it was shown, with the choice that led to it and the world after it. */
export interface PlayedScene {
  shown: Scene;
  choice: OfferedChoice | null;
  world: World;
}

const MOST_DANGERS = 3;

type Rule = (now: PlayedScene, before: PlayedScene | null, campaign: Campaign) => string[];

const RULES: Record<string, Rule> = { tells, choices, location, presence, items, plot, ending };

/** What is wrong with a story, one sentence each; nothing when it holds together. */
export function incoherences(scenes: readonly PlayedScene[], campaign: Campaign): string[] {
  const found = scenes.flatMap((now, index) =>
    Object.entries(RULES).flatMap(([rule, check]) =>
      check(now, scenes[index - 1] ?? null, campaign).map(
        (what) => `scene ${now.shown.scene}, ${rule}: ${what}`,
      ),
    ),
  );
  const dangers = dangersInARow(scenes);
  const hectic = dangers > MOST_DANGERS ? [`${dangers} dangers in a row`] : [];
  return [...found, ...repeated(scenes), ...hectic];
}

function tells({ shown: { prose, notices } }: PlayedScene): string[] {
  const isEmpty = prose.length === 0 || prose.some((paragraph) => paragraph.trim() === '');
  const lost = notices.filter((notice) =>
    /storyteller failed|choices could not be made|could not be saved/.test(notice),
  );
  return [...(isEmpty ? ['there is nothing to read'] : []), ...lost];
}

function choices({ shown }: PlayedScene): string[] {
  const texts = new Set(shown.choices.map(({ text }) => text.toLowerCase()));
  const ids = new Set(shown.choices.map(({ id }) => id));
  const { length } = shown.choices;
  const [least, most] = shown.writer.kind === 'authored' ? [2, 6] : [3, 4];
  if (length < least || length > most) return [`${length} choices`];
  return texts.size === length && ids.size === length ? [] : ['two choices are the same'];
}

function location(
  { shown, choice, world }: PlayedScene,
  before: PlayedScene | null,
  campaign: Campaign,
): string[] {
  const place = campaign.places.find(({ id }) => id === world.place);
  const isNamed = place === undefined || place.name.toLowerCase() === shown.location.toLowerCase();
  if (!isNamed) return [`it says ${shown.location}, but the world is at ${place?.name}`];
  if (before === null || before.world.place === world.place) return [];
  // The author's own scene may lead anywhere, and says so.
  if (choice?.intent.authored !== undefined) return [];
  const beat = campaign.beats.find(({ id }) => id === shown.beat?.id);
  const end = campaign.endings.find(({ id }) => id === shown.ending?.id);
  const ways = [
    choice?.intent.target,
    beat === undefined ? null : placeOf(beat, { campaign }),
    end === undefined ? null : placeOf(end.frontMatter, { campaign }),
  ];
  // A choice in ink leads where its author says.
  const isFree = ways.includes(world.place) || choice?.intent.authored !== undefined;
  return isFree ? [] : [`nothing leads from ${before.world.place} to ${world.place}`];
}

/** Who speaks is here, or has left after it, and who died before says nothing. */
function presence({ shown, world }: PlayedScene, before: PlayedScene | null, campaign: Campaign): string[] {
  const here = new Set(shown.npcs.map(({ id }) => id));
  const died = (id: string) => world.plot.dead[id] ?? Number.POSITIVE_INFINITY;
  const present = [...here].filter((id) => died(id) < shown.scene).map((id) => `${id} is dead and here`);
  if (shown.ending !== undefined) return present;
  const text = shown.prose.join('\n');
  const speakers = campaign.people.filter(({ name, shortName }) =>
    [name, shortName].some(
      (called) => text.includes(`” ${called} says`) || text.includes(`” says ${called}`),
    ),
  );
  const hasLeft = (id: string) =>
    world.absent[id]?.from != null && !isDeepStrictEqual(world.absent[id], before?.world.absent[id]);
  const absent = speakers.filter(({ id }) => !here.has(id) && !hasLeft(id) && died(id) !== shown.scene);
  return [...present, ...absent.map(({ id }) => `${id} speaks and is not here`)];
}

function items(
  { shown, choice, world }: PlayedScene,
  before: PlayedScene | null,
  campaign: Campaign,
): string[] {
  // What the author's own scene gives or takes, its text says.
  if (before === null || choice?.intent.authored !== undefined) return [];
  const had = new Set(before.world.items.map(({ id }) => id));
  const has = new Set(world.items.map(({ id }) => id));
  const beat = campaign.beats.find(({ id }) => id === shown.beat?.id);
  const granted = (beat?.consequences ?? []).flatMap((sentence) => {
    const read = readConsequence(sentence);
    return read?.kind === 'player' ? [itemCalled(read.state).id] : [];
  });
  const isTaken =
    choice !== null &&
    verbOf(choice.intent.act) === 'take' &&
    before.world.taken[choice.intent.target ?? ''] === undefined;
  const isLost =
    choice?.intent.authored !== undefined ||
    (beat?.consequences ?? []).some((sentence) =>
      /^(?:the )?player (?:loses|gives up|no longer has)/i.test(sentence),
    );
  return [
    ...(has.size === world.items.length ? [] : ['something is in the bag twice']),
    ...[...has]
      .filter((id) => !had.has(id) && !granted.includes(id) && !isTaken)
      .map((id) => `${id} comes from nowhere`),
    ...[...had]
      .filter((id) => !has.has(id) && verbOf(choice?.intent.act ?? '') !== 'give' && !isLost)
      .map((id) => `${id} is gone`),
  ];
}

/** A beat happens once, after all it builds on, and nothing that has happened is undone. */
function plot({ shown, world }: PlayedScene, before: PlayedScene | null, campaign: Campaign): string[] {
  if (before === null) return [];
  const done = before.world.plot.happened;
  const forgotten = [
    ...Object.keys(done).filter((id) => world.plot.happened[id] === undefined),
    ...Object.keys(before.world.plot.dead).filter((id) => world.plot.dead[id] === undefined),
    ...before.world.plot.facts.filter((fact) => !world.plot.facts.includes(fact)),
  ].map((what) => `${what} is forgotten`);
  const beat = campaign.beats.find(({ id }) => id === shown.beat?.id);
  if (beat === undefined) return forgotten;
  const missing = [beat.conditions?.requires_beat ?? []].flat().filter((id) => done[id] === undefined);
  const any = beat.conditions?.requires_any_beat ?? [];
  return [
    ...forgotten,
    ...(done[beat.id] === undefined ? [] : [`${beat.id} happens twice`]),
    ...missing.map((id) => `${beat.id} happens before ${id}`),
    ...(any.length > 0 && any.every((id) => done[id] === undefined) ? [`${beat.id} builds on nothing`] : []),
    ...(isUndecided(beat, world, campaign) ? [`${beat.id} happens although something else was decided`] : []),
  ];
}

/** A beat that asks for an outcome of another one, which has turned out otherwise. */
function isUndecided({ conditions }: PlotBeat, { plot: { happened } }: World, { beats }: Campaign): boolean {
  const wanted = asOrder(conditions?.player_state ?? '').toLowerCase();
  return beats.some(({ id, outcomes = [] }) => {
    const index = outcomes.findIndex(({ description }) => asOrder(description).toLowerCase() === wanted);
    return index !== -1 && happened[id]?.outcome !== index;
  });
}

/** An ending is told when the story has come to it. */
function ending({ shown, world }: PlayedScene): string[] {
  const isOver = world.plot.ended !== null;
  return isOver === (shown.ending !== undefined) ? [] : ['the ending is not told'];
}

function repeated(scenes: readonly PlayedScene[]): string[] {
  const seen = new Map<string, number>();
  return scenes.flatMap(({ shown: { scene, prose } }) => {
    const text = prose.join('\n');
    const first = seen.get(text);
    seen.set(text, first ?? scene);
    return first === undefined ? [] : [`scene ${scene} is scene ${first} again`];
  });
}

/** The most dangers in a row. */
export function dangersInARow(scenes: readonly PlayedScene[]): number {
  let [row, most] = [0, 0];
  for (const { shown } of scenes) {
    row = shown.sceneType === 'danger' ? row + 1 : 0;
    most = Math.max(most, row);
  }
  return most;
}
