import { compare, type Difference } from './compare.ts';
import type { Control } from './control.ts';
import { type PlayOptions, playSide } from './play.ts';

export interface ControlResult {
  control: Control;
  difference: Difference;
  verdict: 'differs' | 'no difference';
  /** Whether that is as it should be. */
  isRight: boolean;
}

export async function runControl(control: Control, options: PlayOptions): Promise<ControlResult> {
  const length = { ...options, scenes: control.scenes ?? options.scenes };
  const one = await playSide(control.one, length);
  const difference = compare(one, await playSide(control.other, length));
  const verdict = difference.first === null ? 'no difference' : 'differs';
  const wanted = control.expectedSame === undefined ? 'differs' : 'no difference';
  return { control, difference, verdict, isRight: verdict === wanted };
}
