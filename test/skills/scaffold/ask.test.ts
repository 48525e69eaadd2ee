import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { HostServer } from '../../../src/host/server.ts';
import { findProgram } from '../../../src/skills/process/interpreters.ts';
import { createSkill } from '../../../src/skills/scaffold/create.ts';
import { makeTempFolder, openWorkshop, planOf, step } from '../../support/skills.ts';

const SCRIPTS = {
  ts: `import { ask, emit, runScript } from '../lib/narratoria.mts';
runScript(async ({ host }) => { emit.patch({ answer: JSON.stringify(await ask(host, 'describe')) }); return undefined; });
`,
  python: `import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "lib"))
import json, narratoria
narratoria.run(lambda call: narratoria.patch({"answer": json.dumps(narratoria.ask(call["host"], "describe"))}))
`,
  sh: `. "$(dirname "$0")/../lib/narratoria.sh"
read_call
answer=$(ask describe '{}')
emit_patch "{\\"answer\\":\\"$(escape "$answer")\\"}"
succeed ''
`,
};
const NEEDS = { ts: 'node', python: 'python3', sh: 'curl' };

const root = makeTempFolder();
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe.each(['ts', 'python', 'sh'] as const)('a new skill in %s', (language) => {
  it.skipIf(findProgram(NEEDS[language]) === null)(
    'calls the host services, confined as in play',
    async () => {
      const folder = createSkill({ name: `asks-${language}`, language, parent: root, isInstalled: false });
      const [script = ''] = readdirSync(path.join(folder, 'scripts'));
      writeFileSync(path.join(folder, 'scripts', script), SCRIPTS[language]);
      const workshop = await openWorkshop([root]);
      const host = new HostServer({ socketFolder: () => workshop.runner.hostFolder });
      const plan = planOf([step('a', `skills/asks-${language}/moon`)]);
      const result = await workshop.execute(plan, { grantHost: (scope) => host.grant(scope) });
      expect(result.toolResults[0]?.error).toBeUndefined();
      expect(result.aggregatedState['answer']).toContain(`asks-${language}`);
      await workshop.close();
      await host.close();
    },
  );
});
