import { describe, expect, it } from 'vitest';
import type { ToolError } from '../../src/contracts/execution-result.ts';
import { SkillHealth } from '../../src/skills/health.ts';
import type { HealthState } from '../../src/skills/skill.ts';

const SKILL = 'oracle';

/** What can happen to a skill in one word. */
const EVENTS = {
  success: (health: SkillHealth) => health.succeeded(SKILL),
  failure: (health: SkillHealth) => health.failed(SKILL, error('tool_failed')),
  crash: (health: SkillHealth) => health.failed(SKILL, error('process_failed', 'process_error')),
  timeout: (health: SkillHealth) => health.failed(SKILL, error('tool_timeout', 'timeout')),
  offline: (health: SkillHealth) => health.failed(SKILL, error('network_error')),
  refused: (health: SkillHealth) => health.failed(SKILL, error('ECONNREFUSED')),
  exhausted: (health: SkillHealth) => health.exhausted(SKILL),
};
type Event = keyof typeof EVENTS;

const TRANSITIONS: [from: string, story: Event[], to: HealthState][] = [
  ['at first', [], 'healthy'],
  ['healthy, success', ['success'], 'healthy'],
  ['healthy, one failure', ['failure'], 'healthy'],
  ['healthy, two failures', ['failure', 'crash'], 'healthy'],
  ['healthy, three failures in a row', ['failure', 'crash', 'failure'], 'degraded'],
  ['healthy, three failures with a success between', ['failure', 'failure', 'success', 'failure'], 'healthy'],
  ['healthy, retries exhausted before three failures', ['failure', 'exhausted'], 'healthy'],
  ['healthy, timeout', ['timeout'], 'temporaryFailure'],
  ['healthy, network error', ['offline'], 'temporaryFailure'],
  ['healthy, refused connection', ['refused'], 'temporaryFailure'],
  ['healthy, timeout after a failure', ['failure', 'timeout'], 'temporaryFailure'],
  ['degraded, success', ['failure', 'failure', 'failure', 'success'], 'healthy'],
  ['degraded, two more failures', [...times(5, 'failure')], 'degraded'],
  ['degraded, three more failures', [...times(6, 'failure')], 'permanentFailure'],
  ['degraded, three more timeouts', [...times(3, 'failure'), ...times(3, 'timeout')], 'permanentFailure'],
  ['degraded, retries exhausted', [...times(3, 'failure'), 'exhausted'], 'degraded'],
  [
    'degraded, two failures and a success, then two failures',
    [...times(5, 'failure'), 'success', 'failure', 'failure'],
    'healthy',
  ],
  ['temporary failure, success', ['timeout', 'success'], 'healthy'],
  [
    'temporary failure, further failures while retries last',
    ['timeout', ...times(4, 'failure')],
    'temporaryFailure',
  ],
  ['temporary failure, retries exhausted', ['timeout', 'timeout', 'exhausted'], 'permanentFailure'],
  [
    'temporary failure, recovered, then three failures',
    ['timeout', 'success', ...times(3, 'failure')],
    'degraded',
  ],
  ['permanent failure, success', ['timeout', 'exhausted', 'success'], 'permanentFailure'],
  ['permanent failure, timeout', ['timeout', 'exhausted', 'timeout'], 'permanentFailure'],
  ['permanent failure from degraded, success', [...times(6, 'failure'), 'success'], 'permanentFailure'],
];

describe('the health of a skill', () => {
  it.for(TRANSITIONS)('%s: %s → %s', ([, story, state]) => {
    const health = new SkillHealth();
    for (const event of story) EVENTS[event](health);
    expect(health.stateOf(SKILL)).toBe(state);
  });

  it('is its own', () => {
    const health = new SkillHealth();
    EVENTS.timeout(health);
    expect(health.stateOf('another')).toBe('healthy');
    expect([...health.all()]).toEqual([[SKILL, 'temporaryFailure']]);
  });

  it('is new with each session', () => {
    const before = new SkillHealth();
    EVENTS.timeout(before);
    EVENTS.exhausted(before);
    expect(before.stateOf(SKILL)).toBe('permanentFailure');
    expect(new SkillHealth().stateOf(SKILL)).toBe('healthy');
  });
});

function error(code: string, category: ToolError['category'] = 'tool_failure'): ToolError {
  return { code, category, message: 'It did not work.' };
}

function times(count: number, event: Event): Event[] {
  return Array<Event>(count).fill(event);
}
