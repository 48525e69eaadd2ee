import {
  mdiAlertCircle,
  mdiCheckCircle,
  mdiCircleOutline,
  mdiDebugStepOver,
  mdiProgressClock,
  mdiTimerAlert,
} from '@mdi/js';
import type { InvocationView, PlanView } from '../../../src/contracts/api/events.ts';
import { md } from '../../theme/roles.ts';
import { toolWords } from '../../words/tools.ts';

interface Mark {
  icon: string;
  /** Of the icon and of a bar. */
  colour: string;
  /** Of a box and what is written in it. */
  ground: string;
  ink: string;
  isDashed?: boolean;
}

const failed: Mark = {
  icon: mdiAlertCircle,
  colour: md('error'),
  ground: md('errorContainer'),
  ink: md('onErrorContainer'),
};
const idle: Mark = {
  icon: mdiCircleOutline,
  colour: md('outline'),
  ground: md('surface'),
  ink: md('onSurfaceVariant'),
  isDashed: true,
};

/** How each state looks; each has a shape of its own, because colours alone say nothing to many. */
export const TOOL_MARKS: Readonly<Record<InvocationView['state'], Mark>> = {
  waiting: idle,
  running: {
    icon: mdiProgressClock,
    colour: md('primary'),
    ground: md('primaryContainer'),
    ink: md('onPrimaryContainer'),
  },
  success: {
    icon: mdiCheckCircle,
    colour: md('secondary'),
    ground: md('surfaceContainerHigh'),
    ink: md('onSurface'),
  },
  failed,
  timeout: { ...failed, icon: mdiTimerAlert },
  skipped: { ...idle, icon: mdiDebugStepOver },
};

export const PLAN_MARKS: Readonly<Record<PlanView['state'], Mark & { words: string }>> = {
  running: { ...TOOL_MARKS.running, words: toolWords.planStates.running },
  success: { ...TOOL_MARKS.success, words: toolWords.planStates.success },
  failed: { ...TOOL_MARKS.failed, words: toolWords.planStates.failed },
};
