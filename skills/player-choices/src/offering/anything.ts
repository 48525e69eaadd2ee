import type { Option } from '../../../../src/sdk/index.ts';

/** For a caller who gives no options: what one can always do. */
export const ANYTHING: readonly Option[] = [
  anything('look', 'Look around with care', 'discovery', 4),
  anything('go', 'Walk on and see what comes', 'leaving', 3),
  anything('wait', 'Wait and listen', 'time', 2),
  anything('search', 'Search for what others have missed', 'discovery', 1),
];

function anything(act: Option['intent']['act'], text: string, stakes: string, weight: number): Option {
  const because = [{ kind: 'place', ref: 'anywhere', text: 'One can always do that' }];
  return { id: act, intent: { act }, text, because, stakes, weight };
}
