/** Who waits for the player does not wait for ever: what a telling said would happen happens, and is told. */
import { lettersOf } from '../base/plain-text.ts';
import { fingerprint } from '../base/random.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { Deed } from '../contracts/brief.ts';
import type { Effect } from '../contracts/effect.ts';
import type { FactsAnswer } from '../prompts/tasks/facts.ts';
import { clampScore } from '../rules/opinion.ts';
import { personCalled } from './plot/conditions.ts';
import { hasSentWord } from './plot/word.ts';
import type { Due, World } from './world.ts';

/** Scenes that they wait: who wants the player at once, and who can wait. */
const PATIENCE = { soon: 2, later: 5 } as const;
const COST = -6;

/** Those who wait for the player after a telling, and what they do if nobody comes. */
export function waitsIn(
  { waits }: Pick<FactsAnswer, 'waits'>,
  { scene, prose }: { scene: number; prose: readonly string[] },
  campaign: Campaign,
  world: Pick<World, 'plot'>,
): Due[] {
  const text = lettersOf(prose.join(' '));
  return waits.flatMap(({ name, about, quote, within }) => {
    const person = personCalled(name, campaign);
    if (person === null || about === '' || !text.includes(lettersOf(quote))) return [];
    if (hasSentWord(person.id, world, campaign)) return [];
    const clause = about.replace(/[.!]+$/u, '');
    return [
      {
        ...{ kind: 'wait', person: person.id, about: `wait:${fingerprint(clause)}`, text: clause },
        from: scene + PATIENCE[within],
      },
    ];
  });
}

interface Lapsed {
  world: World;
  effects: Effect[];
  /** What has to be told. */
  must: string[];
}

/** The world after a deed: whoever was gone to waits no longer, and whoever has waited too long acts. */
export function withLapsed(
  world: World,
  deed: Pick<Deed, 'target'>,
  { before, scene, people }: { before: World; scene: number; people: Campaign['people'] },
): Lapsed {
  const isMet = ({ person }: Due) =>
    deed.target?.id === person || (world.place !== before.place && world.here.includes(person));
  const over = world.due.filter((due) => due.kind === 'wait' && (isMet(due) || scene >= due.from));
  const lapsed = over.filter((due) => !isMet(due) && world.plot.dead[due.person] === undefined);
  return lapsed.reduce<Lapsed>(
    (next, { person: id, text }) => {
      const name = people.find((person) => person.id === id)?.shortName ?? '';
      const from = next.world.opinions[id] ?? 0;
      const to = clampScore(from + COST);
      const reason = `You let ${name} wait.`;
      return {
        world: { ...next.world, opinions: { ...next.world.opinions, [id]: to } },
        effects: [...next.effects, { kind: 'opinion', person: id, name, from, to, reason }],
        must: [...next.must, `${name} has waited in vain: ${text}.`],
      };
    },
    { world: { ...world, due: world.due.filter((due) => !over.includes(due)) }, effects: [], must: [] },
  );
}
