import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExecutionResult } from '../../../src/contracts/execution-result.ts';
import { emit, shell, writeSkills } from '../../../test/support/skills.ts';
import { percent } from '../../support/numbers.ts';
import { runProgram } from '../../support/program.ts';
import type { Criterion } from '../criterion.ts';
import { BAD_SCRIPTS } from '../stage/bad-skills.ts';

export const criterion: Criterion = {
  id: 'SC-012',
  what: 'Plan failure handling',
  target: 'the failed step is marked and logged, the others are carried out',
  method:
    '`plan run` with one step that goes wrong, in nine ways by turns, between two that work and one that waits for it. The step must be marked as failed with a cause, the two must succeed, the log must have it.',
  isQuick: true,
  async measure(stage) {
    const kinds = Object.entries(BAD_SCRIPTS).slice(0, stage.isQuick ? 2 : undefined);
    const bad: string[] = [];
    for (const [kind, script] of kinds) {
      const [home, root] = [stage.folder(), stage.folder()];
      const good = shell(
        emit({ type: 'state_patch', patch: { reached: true } }),
        emit({ type: 'done', ok: true }),
      );
      writeSkills(root, {
        faulty: { scripts: { 'go.sh': script }, timeouts: { 'go.sh': 1500 } },
        sound: { scripts: { 'go.sh': good } },
      });
      const step = (toolId: string, skill: string, dependencies: string[] = []) => ({
        toolId,
        toolPath: `skills/${skill}/scripts/go.sh`,
        dependencies,
        required: false,
        async: true,
        retryPolicy: { maxRetries: 0 },
      });
      const plan = {
        requestId: '550e8400-e29b-41d4-a716-446655440000',
        parallel: true,
        tools: [
          step('before', 'sound'),
          step('wrong', 'faulty'),
          step('beside', 'sound'),
          step('after', 'sound', ['wrong']),
        ],
      };
      const { stdout } = await runProgram(['plan', 'run', '-', '--skills', root, '--json'], {
        home,
        stdin: JSON.stringify(plan),
      });
      const { toolResults, failedTools } = JSON.parse(stdout) as ExecutionResult;
      const stateOf = (id: string) => toolResults.find(({ toolId }) => toolId === id);
      const areDone = ['before', 'beside', 'after'].every((id) => stateOf(id)?.state === 'success');
      const isMarked = failedTools.includes('wrong') && stateOf('wrong')?.error !== undefined;
      const log = readFileSync(path.join(home, 'logs/narratoria.log'), 'utf8');
      if (!areDone || !isMarked || !log.includes('"wrong"')) bad.push(kind);
    }
    return {
      measured: `${percent(kinds.length - bad.length, kinds.length)} of the faults handled${bad.length === 0 ? '' : ` (not: ${bad.join('; ')})`}`,
      passed: bad.length === 0,
    };
  },
};
