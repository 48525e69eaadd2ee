import type { Campaign } from '../campaign/campaign.ts';
import type { Brief } from '../contracts/brief.ts';
import { ruleOf, verbOf } from '../rules/acts.ts';
import type { World } from './world.ts';

/** Dangers in a row after which there must be none for a scene. */
const MOST_DANGERS = 3;

/** How much danger the story bears next: none after a climax or three dangers in a row, less after two. */
export function paceOf(
  { recent, plot }: World,
  { beats }: Campaign,
  scene: number,
): Brief['threads']['pace'] {
  const calm = recent.findIndex(({ act }) => ruleOf(act).scene !== 'danger');
  const dangers = calm === -1 ? recent.length : calm;
  const isClimax = beats.some(
    ({ id, priority }) => priority === 'critical' && plot.happened[id]?.scene === scene,
  );
  if (isClimax || dangers >= MOST_DANGERS || verbOf(recent[0]?.act ?? '') === 'fight') return 'breather';
  return dangers === MOST_DANGERS - 1 ? 'easing' : 'open';
}
