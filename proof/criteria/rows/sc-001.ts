import { labelledTexts } from '../../../test/planner/support/texts.ts';
import { percent, spread } from '../../support/numbers.ts';
import { runProgram } from '../../support/program.ts';
import type { Criterion } from '../criterion.ts';
import { builtInPlanner, isExecutable, planTexts } from '../figures/support/plan-texts.ts';

const LIMIT_MS = 5000;
const SHARE = 0.95;
/** Inputs for which the whole program is started, as a user of the command line would. */
const BY_COMMAND = 5;

export const criterion: Criterion = {
  id: 'SC-001',
  what: 'Plan generation speed',
  target: 'a valid plan for 95 % of inputs within 5 s',
  method:
    'Every text of the test half of the labelled set (100 and more) becomes a plan by the planner that plays; a plan counts when the validator of plans accepts it with the skills that are installed. Some are made by `plan make`, with the start of the program in their time.',
  async measure(stage) {
    const texts = labelledTexts('test');
    const { planner, skills, close } = await builtInPlanner(stage);
    const made: { isValid: boolean; ms: number }[] = [];
    try {
      made.push(...(await planTexts(planner, skills, texts)));
    } finally {
      await close();
    }
    for (const { text } of texts.slice(0, stage.isQuick ? 1 : BY_COMMAND)) {
      const { code, stdout, ms } = await runProgram(['plan', 'make', text, '--json'], {
        home: stage.folder(),
      });
      made.push({ isValid: code === 0 && isExecutable(JSON.parse(stdout), skills), ms });
    }
    const inTime = made.filter(({ isValid, ms }) => isValid && ms <= LIMIT_MS).length;
    return {
      measured: `${percent(inTime, made.length)}; ${spread(made.map(({ ms }) => ms))}`,
      passed: inTime / made.length >= SHARE,
    };
  },
};
