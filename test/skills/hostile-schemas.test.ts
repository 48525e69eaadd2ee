import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeTempFolder, shell, writeSkills } from '../support/skills.ts';
import { narratoria } from './scaffold/support/narratoria.ts';

const home = makeTempFolder();
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('a skill whose schemas would take for ever to check does not keep the program waiting', async () => {
  const skills = path.join(home, 'elsewhere');
  const scripts = [{ name: 'light', path: 'scripts/light.sh', inputSchema: 'schemas/light.json' }];
  writeSkills(skills, { lantern: { scripts: { 'light.sh': shell() }, manifest: { scripts } } });
  const evil = { type: 'string', pattern: '^(a+)+$', default: `${'a'.repeat(100)}!` };
  const folder = path.join(skills, 'lantern');
  mkdirSync(path.join(folder, 'schemas'));
  const dialect = 'https://json-schema.org/draft/2020-12/schema';
  const config = { $schema: dialect, type: 'object', properties: { code: evil } };
  const input = { type: 'object', properties: { a: { ...evil, pattern: '^(?=a)(a+)+$' } } };
  writeFileSync(path.join(folder, 'config-schema.json'), JSON.stringify(config));
  writeFileSync(path.join(folder, 'schemas/light.json'), JSON.stringify(input));

  const list = await narratoria(['skill', 'list', '--skills', skills], { home });
  expect(list.code).toBe(0);
  expect(list.stdout + list.stderr).toContain('The pattern "^(?=a)(a+)+$" is not checked');
  const settings = await narratoria(['skill', 'config', 'lantern', '--skills', skills], { home });
  expect(settings).toMatchObject({ code: 0, stdout: expect.stringContaining('code = not set') });
});
