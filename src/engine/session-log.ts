import type { Log } from '../base/log.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { Refusal } from './proposals.ts';

/** What a skill wanted and did not get, for whoever writes it. */
export function logRefused(log: Log, refused: readonly Refusal[], scene: number): void {
  for (const { toolId, effect, reason } of refused)
    log.warn({ toolId, effect, reason, scene }, 'what a skill proposes is refused');
}

/** What the author would miss is a warning. */
export function logSkipped(log: Log, skipped: readonly string[], scene: number, { beats }: Campaign): void {
  for (const beat of skipped) {
    const isMissed = beats.find(({ id }) => id === beat)?.skippable !== true;
    log[isMissed ? 'warn' : 'info']({ beat, scene }, 'a beat can happen no more and is skipped');
  }
}
