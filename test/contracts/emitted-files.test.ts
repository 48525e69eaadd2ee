import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { driftedFiles, renderContracts } from '../../scripts/emit-contracts.ts';
import { EVENT_TYPES } from '../../src/contracts/event.ts';
import { PlanSchema } from '../../src/contracts/plan.ts';
import { validator } from '../../src/contracts/validate.ts';
import { places } from './corpus/pointers.ts';

const files = renderContracts();
const schemas = [...files].filter(([file]) => file.endsWith('.schema.json'));

it('keeps contracts, schemas, columns and pages up to date', async () => {
  expect(await driftedFiles()).toEqual([]);
});

it('is checked by the script, as it is called', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const { stdout } = spawnSync(process.execPath, ['bin/dev', 'scripts/emit-contracts.ts', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toBe('Everything that is generated is up to date.\n');
});

it('names files that were changed, removed or added by hand', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'contracts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(new URL('../../contracts/', import.meta.url), folder, { recursive: true });
  await writeFile(join(folder, 'event.schema.json'), '{}\n');
  await rm(join(folder, 'plan-json.schema.json'));
  await writeFile(join(folder, 'notes.txt'), 'mine');
  expect(await driftedFiles(folder)).toEqual(['event.schema.json', 'plan-json.schema.json', 'notes.txt']);
});

it.each(schemas)('%s is a JSON Schema that the strictest reader takes', (file, text) => {
  const schema = JSON.parse(text);
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
  addFormats.default(ajv);
  expect(() => ajv.compile(schema)).not.toThrow();
  expect(schema.$id).toBe(`urn:narratoria:contract:${file.replace('.schema.json', '')}:1`);
  expect(schema.title).toMatch(/^[A-Z]/);
  expect(schema.description).toMatch(/\.$/);
});

it.each(schemas)('%s describes each of its fields', (_file, text) => {
  const { $defs = {}, ...root } = JSON.parse(text);
  const fields = [root, ...Object.values($defs)].flatMap(fieldsOf);
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter((field) => !('description' in field || '$ref' in field))).toEqual([]);
});

/** The fields of a schema and of the objects in it. */
function fieldsOf(schema: { properties?: object; oneOf?: object[] }): object[] {
  const own = Object.values(schema.properties ?? {});
  return [...own, ...(schema.oneOf ?? []), ...own.flatMap(fieldsOf)];
}

it('describes the protocol in OpenAPI, every reference leading somewhere', () => {
  const document = parse(files.get('tool-protocol.openapi.yaml') ?? '');
  const defined = Object.keys(document.components.schemas);
  const referenced = places(document)
    .filter(({ pointer }) => pointer.endsWith('/$ref'))
    .map(({ value }) => String(value).replace('#/components/schemas/', ''));
  expect(document.openapi).toBe('3.1.0');
  expect(defined).toEqual(expect.arrayContaining([...new Set(referenced)]));
  expect(defined).toContain('ToolInput');
  expect(Object.keys(document.components.schemas.ProtocolEvent.discriminator.mapping)).toEqual([
    ...EVENT_TYPES,
  ]);
});

it('has example plans that are plans', () => {
  const examples = [...files].filter(([file]) => file.endsWith('.example.json'));
  expect(examples.map(([file]) => file)).toEqual([
    'plan-json.example.json',
    'plan-json.parallel.example.json',
    'plan-json.replan.example.json',
  ]);
  for (const [, text] of examples) expect(validator(PlanSchema)(JSON.parse(text))).toEqual([]);
});
