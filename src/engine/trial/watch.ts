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
  /** Ids of what came instead in a scene in which nothing was missing. */
  instead: string[];
}

/** Of what came instead, this many are named. */
const MOST_INSTEAD = 3;

export function goalKey({ kind, id }: Pick<Goal, 'kind' | 'id'>): string {
  return `${kind}|${id}`;
}

/** Sees in every scene which conditions hold of what no play has come to yet. */
export class ConditionWatch {
  readonly #campaign: Campaign;
  readonly #textMatch = createTextMatch(null);
  readonly #sightings = new Map<string, Sighting>();
  #open: readonly Goal[];
  /** Of the play that is looked at: what could have come next, and what has come. */
  #ready = new Set<string>();
  #came: Readonly<Record<string, number>> = {};

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
    const { plot, ink } = input.world;
    const before = scene === 1 ? {} : this.#came;
    const ready = scene === 1 ? new Set<string>() : this.#ready;
    const beats = Object.entries(plot.happened).map(([id, beat]) => [id, beat.scene] as const);
    this.#came = { ...Object.fromEntries(beats), ...ink.came };
    this.#ready = new Set();
    const news = Object.keys(this.#came).filter((id) => this.#came[id] !== before[id]);
    for (const goal of this.#open) {
      const key = goalKey(goal);
      const [held, missing]: [string[], string[]] = [[], []];
      const seen = this.#sightings.get(key);
      for (const { label, holds } of goal.parts) {
        // Where more is missing than before, only what never held is of interest.
        if (seen !== undefined && missing.length > seen.missing.length && seen.held.includes(label)) continue;
        const isSo = holds(input);
        ((typeof isSo === 'boolean' ? isSo : await isSo) ? held : missing).push(label);
      }
      if (missing.length === 0) this.#ready.add(key);
      const instead = ready.has(key) && !news.includes(goal.id) ? news : [];
      this.#sightings.set(key, together(seen, { held, missing, instead }));
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
    instead: [...new Set([...one.instead, ...other.instead])].slice(0, MOST_INSTEAD),
  };
}
