import type { Scene } from '../../../src/engine/scene.ts';
import { percent } from '../../support/numbers.ts';
import { type Criterion, notHere } from '../criterion.ts';
import { runsOf, textOf, textOfWorld } from '../stage/author-words.ts';
import type { Told } from '../stage/stories.ts';

const SHARE = 0.95;

type Voice = 'own' | 'world' | 'wrong' | 'unknown';

export const criterion: Criterion = {
  id: 'SC-043',
  what: 'NPC dialogue consistency',
  target: '95 % recognisably consistent with the personality',
  method:
    'A stand-in for the author’s review, which a machine cannot do: whatever is said in quotes in the stories of this run is traced, by runs of four words, to the author’s files. Words of somebody’s profile or secrets are consistent when that person is here and the paragraph is about them; words of the lore and the plot are the author’s for anybody. What cannot be traced is the narrator’s own; it is told and not counted.',
  async measure(stage) {
    const count: Record<Voice, number> = { own: 0, world: 0, wrong: 0, unknown: 0 };
    for (const story of await stage.stories()) for (const voice of voicesIn(story)) count[voice] += 1;
    const traced = count.own + count.world + count.wrong;
    if (traced === 0) return notHere('nobody said anything that could be traced');
    return {
      measured: `${percent(traced - count.wrong, traced)}: ${count.own} lines are the speaker’s own, ${count.world} of the lore or the plot, ${count.wrong} somebody else’s; ${count.unknown} more are the narrator’s`,
      passed: (traced - count.wrong) / traced >= SHARE,
    };
  },
};

/** For each quote of a story, whose words they are. */
function voicesIn({ scenes, campaign }: Told): Voice[] {
  const profiles = campaign.people.map((person) => ({ person, runs: runsOf(textOf(campaign, person.id)) }));
  const world = runsOf(textOfWorld(campaign));
  return scenes.flatMap((scene) =>
    quotesIn(scene).map(({ line, rest }): Voice => {
      const runs = [...runsOf(line)];
      const isIn = (known: ReadonlySet<string>) => runs.some((run) => known.has(run));
      const owners = profiles.filter((profile) => isIn(profile.runs)).map(({ person }) => person);
      if (isIn(world)) return 'world';
      if (owners.length === 0) return 'unknown';
      const isHere = (id: string) => scene.npcs.some((npc) => npc.id === id);
      const isNamed = ({ name, shortName }: { name: string; shortName: string }) =>
        [name, shortName].some((called) => rest.includes(called));
      const others = campaign.people.filter((person) => !owners.includes(person) && isNamed(person));
      const isOwn = owners.some((person) => isHere(person.id) && (isNamed(person) || others.length === 0));
      return isOwn ? 'own' : 'wrong';
    }),
  );
}

/** What is said, and the paragraph without it. */
function quotesIn({ prose }: Scene): { line: string; rest: string }[] {
  return prose.flatMap((paragraph) => {
    const rest = paragraph.replaceAll(/“[^”]*”/g, ' ');
    return [...paragraph.matchAll(/“([^”]+)”/g)].map((match) => ({ line: match[1] ?? '', rest }));
  });
}
