import type { Campaign } from '../../campaign/campaign.ts';
import { createLikeness } from '../likeness/likeness.ts';
import { anyPersona, type Persona } from '../persona.ts';
import type { PlotInput } from '../plot/conditions.ts';
import { lastScores, skillStateIn, worldIn } from '../saved-state.ts';
import type { StorySession } from '../session.ts';
import { type Goal, goalsOf } from './goals.ts';

/** A part of a goal, as a key: `beat|beat_003|world_state: rain: true`. */
export function partKey({ kind, id }: Pick<Goal, 'kind' | 'id'>, label: string): string {
  return `${kind}|${id}|${label}`;
}

/** Sees in every scene which conditions hold. What has held once, in any play, is not looked at again until the end of a play. */
export class ConditionWatch {
  readonly #campaign: Campaign;
  readonly #goals: readonly Goal[];
  readonly #likeness = createLikeness(null);
  readonly #held = new Set<string>();

  constructor(campaign: Campaign) {
    this.#campaign = campaign;
    this.#goals = goalsOf(campaign);
  }

  /** The keys that held so far. */
  get held(): string[] {
    return [...this.#held];
  }

  async look(session: StorySession, scene: number): Promise<void> {
    const matter = this.#matterOf(session, scene);
    for (const goal of this.#goals) {
      for (const part of goal.parts) {
        const key = partKey(goal, part.label);
        if (!this.#held.has(key) && (await part.holds(matter))) this.#held.add(key);
      }
    }
  }

  /** Which parts of what was not reached are false now. */
  async missing(session: StorySession, scene: number, reached: ReadonlySet<string>): Promise<string[]> {
    const matter = this.#matterOf(session, scene);
    const missing: string[] = [];
    for (const goal of this.#goals.filter(({ kind, id }) => !reached.has(`${kind}|${id}`)))
      for (const { label, holds } of goal.parts)
        if (!(await holds(matter))) missing.push(partKey(goal, label));
    return missing;
  }

  #matterOf({ state }: StorySession, scene: number): PlotInput {
    const persona = state['persona'] as unknown as Persona | undefined;
    return {
      campaign: this.#campaign,
      persona: persona ?? anyPersona(this.#campaign.template),
      world: { ...worldIn(state), ...lastScores(state) },
      scene,
      likeness: this.#likeness,
      skillState: skillStateIn(state),
    };
  }
}
