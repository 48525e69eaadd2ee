import { fingerprint } from '../../base/random.ts';
import type { Brief, PersonBrief } from '../../contracts/brief.ts';
import type { AuthoredMark, PlotMark } from '../../contracts/intent.ts';
import type { Option, Reason } from '../../contracts/question.ts';
import type { Act } from '../../rules/acts.ts';
import { sumOf } from '../../rules/roll.ts';
import { attempt, type Circumstances } from '../resolve.ts';
import type { World } from '../world.ts';
import { untoldIn } from './untold.ts';

/** What options are made from: the settled moment, as it is told. */
export interface OptionInput {
  brief: Brief;
  /** As after the scene: those who are here are those the brief names. */
  world: World;
  circumstances: Circumstances;
  /** A number from 0 to 1 for a name, always the same in the same scene. */
  chance: (name: string) => number;
}

/** Something that could be done, before it is known what the rules make of it. */
export interface Draft {
  act: Act;
  target?: string;
  topic?: string;
  item?: string;
  fact?: string;
  want?: string;
  stat?: string;
  along?: string[];
  wanted?: PlotMark;
  decides?: PlotMark;
  authored?: AuthoredMark;
  text?: string;
  /** Whether no author wrote the text. */
  open?: boolean;
  answers?: NonNullable<Option['answers']>;
  because: Reason[];
  cost?: NonNullable<Option['cost']>;
  needs?: string;
  stakes: Stakes;
  weight: number;
}

/** What an option puts at stake; choices of one scene should differ in it. */
export type Stakes =
  | 'truth'
  | 'trust'
  | 'kindness'
  | 'force'
  | 'discovery'
  | 'gain'
  | 'leaving'
  | 'time'
  | 'stealth'
  | 'turning point';

const MOST_REASONS = 3;

/** The same deed has the same id in every scene, so that offers can be rotated. */
export function idOf({ act, target, topic, item, fact, want, wanted, decides }: Draft): string {
  const mark = (kind: string, of: PlotMark | undefined) => of && `${kind}:${of.owner}/${of.index}`;
  return [act, target, topic, item, fact, want, mark('wanted', wanted), mark('decides', decides)]
    .filter((part) => part !== undefined)
    .join('|');
}

/** The scene in which something was last put before the player; 0 when it never was. */
export function lastOffered(id: string, { offered }: World): number {
  return offered[fingerprint(id)] ?? 0;
}

/** An option with what the dice would say, by the rules of the real roll. */
export function optionFrom(draft: Draft, input: OptionInput): Option {
  const { world, circumstances } = input;
  const { because, cost, stakes, weight, text, open, answers, needs, ...intent } = draft;
  // What the author offers, the author's own text has brought up.
  const ifTold = draft.authored === undefined ? untoldIn(draft, input) : undefined;
  const { check } = attempt(world, { ...intent, text: '' }, circumstances);
  const { persona, rules } = circumstances;
  const names = new Set([
    ...rules.stats.map(({ name }) => name),
    ...Object.keys(persona.stats),
    ...persona.traits,
    ...[persona.calling, persona.background].filter((name) => name !== null),
  ]);
  const counted = check?.modifiers.find(({ reason }) => names.has(reason));
  return {
    id: idOf(draft),
    intent: { ...intent, stakes },
    text: text ?? null,
    ...(open === true && { open }),
    ...(answers !== undefined && { answers }),
    because: because.slice(0, MOST_REASONS),
    // Nothing takes time where the author keeps the clock.
    ...(cost !== undefined && !(cost === 'time' && input.brief.time.held) && { cost }),
    ...(check !== null && {
      roll: {
        formula: check.formula,
        stat: counted?.reason ?? null,
        bonus: sumOf(check.modifiers),
        modifiers: check.modifiers,
        odds: check.odds,
      },
    }),
    ...(ifTold !== undefined && { ifTold }),
    ...(needs !== undefined && { needs }),
    stakes,
    weight: Math.round(weight * 100) / 100,
  };
}

export function callName({ name, shortName }: Pick<PersonBrief, 'name' | 'shortName'>): string {
  return shortName || name;
}
