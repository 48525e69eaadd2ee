import type { EnrichPlot } from '../../../prompts/tasks/enrich.ts';
import { fill } from '../fill.ts';
import type { Draft } from '../story/draft.ts';
import type { Story } from '../story/story.ts';
import type { Ask } from './ask.ts';
import { writeEndings, writePages } from './pages.ts';
import { writePeople } from './people.ts';
import { writeScenes } from './scenes.ts';
import type { Shortfall, WriteWithModel } from './writer.ts';

/** With this much room several people or scenes are asked for at once; with less, one by one. */
const ROOMY_TOKENS = 12_000;
const AT_ONCE = 5;

/**
 * Lets a model write the people, places, lore, scenes and endings of the draft. What it does not manage, or gets wrong, is
 * as the built-in generator wrote it. Returns the paths of the files it had a hand in.
 */
export async function improveDraft(
  draft: Draft,
  story: Story,
  ask: Ask,
  { contextTokens = 0, isElsewhere = false, isByHand = false }: WriteWithModel,
  fallShort: (shortfall: Shortfall) => void,
): Promise<Set<string>> {
  const improved = new Set<string>();
  const plot = plotOf(story);
  const refuse = (part: string, reason: string) => fallShort({ part, reason });
  const size = contextTokens >= ROOMY_TOKENS ? AT_ONCE : 1;
  const jobs: (() => Promise<void>)[] = [
    ...inGroups(draft.people, size).map((people) => async () => {
      for (const { folder } of await writePeople(ask, plot, people, refuse))
        improved.add(`characters/npcs/${folder}/profile_generated.json`);
    }),
    ...inGroups(draft.scenes, size).map((scenes) => async () => {
      for (const told of await writeScenes(ask, plot, scenes, refuse)) {
        draft.scenes[draft.scenes.findIndex(({ slug }) => slug === told.slug)] = told;
        improved.add(`plot/scenes/${told.slug}_generated.ink`);
      }
    }),
    async () => {
      for (const { slug } of await writeEndings(ask, plot, draft.endings, refuse))
        improved.add(`plot/endings/${slug}_generated.md`);
    },
    async () => {
      const { places, lore } = await writePages(ask, plot, draft, refuse);
      for (const { slug } of places) improved.add(`lore/locations/${slug}_generated.md`);
      for (const { slug } of lore) improved.add(`lore/${slug}_generated.md`);
    },
  ];
  // A server can do several things at once; a model in a process of ours does one after the other.
  if (isElsewhere && !isByHand) await Promise.all(jobs.map((job) => job()));
  else for (const job of jobs) await job();
  return improved;
}

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const groups: Item[][] = [];
  for (let at = 0; at < items.length; at += size) groups.push(items.slice(at, at + size));
  return groups;
}

const PARTS = {
  asker: 'asks the reader to find out',
  rival: 'would rather that nobody asked',
  third: 'looks on, and knows more than anybody thinks',
} as const;

function plotOf({ premise, parts, cast, sites, slots }: Story): EnrichPlot {
  const partOf = (member: Story['cast'][number]) => {
    const [, part] =
      Object.entries(PARTS).find(([name]) => parts[name as keyof typeof PARTS] === member) ?? [];
    return [member.role ?? '', part ?? '', parts.guilty === member ? 'is behind it' : '']
      .filter((words) => words !== '')
      .join(', ');
  };
  return {
    reader: premise.you.persona ?? 'somebody who was asked for help',
    question: premise.question.asked,
    truth: fill('«truth»', slots),
    people: cast.map((member) => ({ name: member.name, part: partOf(member) })),
    places: sites.map(({ inside }) => inside),
  };
}
