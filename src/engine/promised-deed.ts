import type { Campaign } from '../campaign/campaign.ts';
import { placeNamed } from '../campaign/ink/names.ts';
import { ACTS } from '../rules/acts.ts';
import { personCalled } from './plot/conditions.ts';
import type { PromisedDeed, World } from './world.ts';

/** The deed that keeps a promise, as an author, a skill or a model names it. */
export interface NamedDeed {
  act: string;
  target?: string;
  what?: string;
  not?: boolean;
  /** In how many days it is to be done. */
  days?: number;
}

/** What keeps a promise, with an id for whom or where; null where there is no such act. */
export function promisedDeed(
  { act: named, target = '', what = '', not, days }: NamedDeed,
  campaign: Campaign,
  { day }: Pick<World, 'day'>,
): PromisedDeed | null {
  const act = ACTS.find((one) => one === named);
  if (act === undefined) return null;
  const whom = target === '' ? undefined : targetCalled(target, campaign);
  return {
    act,
    ...(whom !== undefined && { target: whom }),
    ...(what !== '' && { what }),
    ...(not === true && { not }),
    ...(days !== undefined && { until: day + days }),
  };
}

function targetCalled(name: string, campaign: Campaign): string | undefined {
  const person = personCalled(name.replace(/^person:/, ''), campaign);
  return person?.id ?? placeNamed(name, campaign.places)?.id;
}

/** Whether two promises are for the same deed. */
export function isSameDeed(one: PromisedDeed | undefined, other: PromisedDeed | null): boolean {
  return (
    one !== undefined &&
    other !== null &&
    one.act === other.act &&
    one.target === other.target &&
    one.what === other.what &&
    (one.not === true) === (other.not === true)
  );
}
