import { afterEach, describe, expect, it } from 'vitest';
import { works } from '../../../src/skills/process/confine/probe.ts';
import type { Mechanism } from '../../../src/skills/process/confinement.ts';
import { findProgram } from '../../../src/skills/process/interpreters.ts';
import { rounds } from '../../support/length.ts';
import {
  emit,
  makeTempFolder,
  openWorkshop,
  planOf,
  shell,
  step,
  toolResult,
  waitUntilNone,
  writeSkills,
} from '../../support/skills.ts';

const MEGABYTES = 600;
const DONE = emit({ type: 'done', ok: true });

/** One process that takes more and more, in every language. */
const ALONE = {
  'greedy.mjs': `const kept = []; for (;;) kept.push(new Array(100_000).fill(kept.length));`,
  'greedy.py': `kept = []\nwhile True:\n    kept.append(bytearray(10_000_000))`,
  'greedy.sh': shell('x=aaaaaaaaaaaaaaaa; while :; do x=$x$x; done'),
};
/** Many that take a little each, so that none of them reaches the kernel's limit. */
const TOGETHER = {
  'together.py': [
    'import os, time',
    'for _ in range(12):',
    '    if os.fork() == 0:',
    '        kept = bytearray(100_000_000)',
    '        time.sleep(100)',
    'time.sleep(100)',
  ].join('\n'),
};

const CASES: [Mechanism, string][] = [
  ...(['bubblewrap', 'namespaces'] as const)
    .filter(works)
    .flatMap((mechanism) =>
      Object.keys({ ...ALONE, ...TOGETHER }).map((file): [Mechanism, string] => [mechanism, file]),
    ),
  ['node-permission', 'greedy.mjs'],
];

afterEach(() => {
  delete process.env['NARRATORIA_SKILL_MEGABYTES'];
});

describe.skipIf(process.platform !== 'linux' || findProgram('python3') === null)(
  'a confined skill that takes all the memory it can get',
  () => {
    it.each(rounds(CASES.slice(-3), CASES))(
      'is ended, and the program goes on: %s, %s',
      async (mechanism, file) => {
        process.env['NARRATORIA_SKILL_MEGABYTES'] = String(MEGABYTES);
        const folder = makeTempFolder();
        writeSkills(folder, {
          greedy: { scripts: { ...ALONE, ...TOGETHER } },
          modest: { scripts: { 'a.sh': shell(DONE) } },
        });
        const workshop = await openWorkshop([folder], folder, [mechanism]);
        try {
          const plan = planOf([
            step('greedy', `skills/greedy/scripts/${file}`, { required: false }),
            step('modest', 'skills/modest/scripts/a.sh', { required: false }),
          ]);
          const result = await workshop.execute(plan);
          const { state, error } = toolResult(result, 'greedy');
          expect(state).toBe('failed');
          // By the kernel or Node where one process took it all, by us where many did.
          const codes = file in TOGETHER ? ['box_limit'] : ['box_limit', 'process_failed'];
          expect(codes, JSON.stringify(error)).toContain(error?.code);
          expect(await waitUntilNone(() => workshop.processes())).toEqual([]);
          expect(toolResult(result, 'modest').state).toBe('success');
        } finally {
          await workshop.close();
        }
      },
    );
  },
);
