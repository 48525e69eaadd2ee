import type { Campaign } from '../../campaign/campaign.ts';
import { anyPersona } from '../persona.ts';
import type { PlotInput } from '../plot/conditions.ts';
import { lastScores, personaIn, skillStateIn, worldIn } from '../saved-state.ts';
import type { StorySession } from '../session.ts';
import { createTextMatch } from '../text-match/text-match.ts';
import { type Goal, goalsOf } from './goals.ts';

/** What is known of the conditions of something that no play has come to. */
export interface Sighting {
  /** Conditions that held at least once. */
  held: string[];
  /** What was missing in the last of the scenes in which the least was missing. */
  missing: string[];
}

export function goalKey({ kind, id }: Pick<Goal, 'kind' | 'id'>): string {
  return `${kind}|${id}`;
}

/** Sees in every scene which conditions hold of what no play has come to yet. */
export class ConditionWatch {
  readonly #campaign: Campaign;
  readonly #textMatch = createTextMatch(null);
  readonly #sightings = new Map<string, Sighting>();
  #open: readonly Goal[];

  constructor(campaign: Campaign) {
    this.#campaign = campaign;
    this.#open = goalsOf(campaign);
  }

  /** By the keys of goals. */
  get sightings(): Record<string, Sighting> {
    return Object.fromEntries(this.#sightings);
  }

  async look(session: StorySession, scene: number): Promise<void> {
    const input = this.#storyPromptOf(session, scene);
    for (const goal of this.#open) {
      const [held, missing]: [string[], string[]] = [[], []];
      for (const { label, holds } of goal.parts) ((await holds(input)) ? held : missing).push(label);
      const key = goalKey(goal);
      this.#sightings.set(key, together(this.#sightings.get(key), { held, missing }));
    }
  }

  /** Says what a play has come to. */
  cameTo(keys: readonly string[]): void {
    this.#open = this.#open.filter((goal) => !keys.includes(goalKey(goal)));
    for (const key of keys) this.#sightings.delete(key);
  }

  #storyPromptOf({ state }: StorySession, scene: number): PlotInput {
    const persona = personaIn(state);
    return {
      campaign: this.#campaign,
      persona: persona ?? anyPersona(this.#campaign.template),
      world: { ...worldIn(state), ...lastScores(state) },
      scene,
      textMatch: this.#textMatch,
      skillState: skillStateIn(state),
    };
  }
}

/** What two looks at the same goal say together; of two that miss as little the later counts. */
export function together(one: Sighting | undefined, other: Sighting): Sighting {
  if (one === undefined) return other;
  return {
    held: [...new Set([...one.held, ...other.held])],
    missing: other.missing.length <= one.missing.length ? other.missing : one.missing,
  };
}
