import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Progress } from '../../src/plan/progress.ts';
import { emit, planOf, shell, step, toolResult } from '../support/skills.ts';
import { DONE, SMITHY, workshopOf } from './fixtures/smithy.ts';

describe('progress', () => {
  it('is told in the order of events', async () => {
    const { execute } = await workshopOf(SMITHY);
    const seen: string[] = [];
    const plan = planOf([
      step('b', 'skills/smithy/scripts/ok.sh', { dependencies: ['a'] }),
      step('a', 'skills/smithy/scripts/flaky.sh', {
        input: { failures: 1 },
        retryPolicy: { maxRetries: 1, backoffMs: 5 },
      }),
      step('c', 'skills/smithy/scripts/fail.sh', { dependencies: ['b'] }),
      step('d', 'skills/smithy/scripts/ok.sh', { dependencies: ['c'] }),
    ]);
    await execute(plan, { onProgress: (progress) => seen.push(summaryOf(progress)) });
    expect(seen).toEqual([
      'plan_started b,a,c,d',
      'tool_started a 1',
      'event a 1 state_patch',
      'event a 1 done',
      'retry a 2 after 5',
      'tool_started a 2',
      'event a 2 state_patch',
      'event a 2 done',
      'tool_finished a success',
      'tool_started b 1',
      'event b 1 done',
      'tool_finished b success',
      'tool_started c 1',
      'event c 1 state_patch',
      'event c 1 done',
      'tool_finished c failed',
      'tool_finished d skipped',
      'plan_finished false',
    ]);
  });

  it('reaches the listener while the script still runs', async () => {
    const { execute, root } = await workshopOf({
      chatty: {
        scripts: {
          'wait.sh': shell(
            emit({ type: 'log', level: 'info', message: 'ready' }),
            'until [ -e go ]; do sleep 0.02; done',
            DONE,
          ),
        },
      },
    });
    const result = await execute(planOf([step('a', 'skills/chatty/scripts/wait.sh')]), {
      onProgress: (progress) => {
        if (progress.type === 'event' && progress.event.type === 'log') {
          writeFileSync(path.join(root, 'chatty/data/go'), '');
        }
      },
    });
    expect(result.success).toBe(true);
  });

  it('does not suffer from a listener that throws', async () => {
    const { execute } = await workshopOf(SMITHY);
    const result = await execute(planOf([step('a', 'skills/smithy/scripts/ok.sh')]), {
      onProgress: () => {
        throw new Error('the page is gone');
      },
    });
    expect(result.success).toBe(true);
  });

  it('loses nothing when the listener is slow', async () => {
    const { execute } = await workshopOf({
      chatty: {
        scripts: {
          'talk.sh': shell(
            ...Array(2000).fill(emit({ type: 'log', level: 'info', message: 'x'.repeat(200) })),
            DONE,
          ),
        },
      },
    });
    let isFirst = true;
    const result = await execute(planOf([step('a', 'skills/chatty/scripts/talk.sh')]), {
      onProgress: ({ type }) => {
        if (type !== 'event' || !isFirst) return;
        isFirst = false;
        const end = performance.now() + 1000;
        while (performance.now() < end); // keeps the event loop busy while the script ends
      },
    });
    expect(toolResult(result, 'a')).toMatchObject({ state: 'success' });
    expect(toolResult(result, 'a').events).toHaveLength(2001);
  });
});

function summaryOf(progress: Progress): string {
  switch (progress.type) {
    case 'plan_started':
      return `plan_started ${progress.tools.map(({ toolId }) => toolId)}`;
    case 'tool_started':
      return `tool_started ${progress.toolId} ${progress.attempt}`;
    case 'event':
      return `event ${progress.toolId} ${progress.attempt} ${progress.event.type}`;
    case 'retry':
      return `retry ${progress.toolId} ${progress.nextAttempt} after ${progress.delayMs}`;
    case 'tool_finished':
      return `tool_finished ${progress.toolId} ${progress.state}`;
    case 'plan_finished':
      return `plan_finished ${progress.success}`;
  }
}
