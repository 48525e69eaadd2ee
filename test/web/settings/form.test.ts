import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { categoriesOf, isSecret } from '../../../web/panels/settings/categories.ts';
import { isChanged, toSave } from '../../../web/panels/settings/changes.ts';
import { checkConfig } from '../../../web/panels/settings/check-config.ts';
import { uiSchemaOf } from '../../../web/panels/settings/ui-schema.ts';

const SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, 'x-category': 'Who' },
    age: { type: 'integer', minimum: 0, maximum: 150, 'x-category': 'Who' },
    key: { type: 'string', 'x-sensitive': true, 'x-category': 'Server' },
    address: { type: 'string', format: 'uri', pattern: '^https?://', 'x-category': 'Server' },
    style: { type: 'string', enum: ['terse', 'vivid'] },
    scale: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
    notes: { type: 'string', format: 'textarea' },
    isOn: { type: 'boolean' },
    inner: { type: 'object', properties: { secret: { type: 'string', format: 'password' } } },
  },
};

describe('the headings of a form', () => {
  it('hold fields in the order of the schema; those without a heading come first', () => {
    expect(categoriesOf(SCHEMA.properties, Object.keys(SCHEMA.properties))).toEqual([
      { title: '', fields: ['style', 'scale', 'notes', 'isOn', 'inner'] },
      { title: 'Who', fields: ['name', 'age'] },
      { title: 'Server', fields: ['key', 'address'] },
    ]);
  });
});

describe('the inputs of a form', () => {
  it('hide secrets, however deep, and give room to long text', () => {
    expect(uiSchemaOf(SCHEMA)).toMatchObject({
      key: { 'ui:widget': 'password' },
      notes: { 'ui:widget': 'textarea' },
      inner: { secret: { 'ui:widget': 'password' } },
      scale: { items: {} },
    });
    expect(isSecret({ type: 'string' })).toBe(false);
  });
});

describe('the check of settings', () => {
  it('has nothing to say of what is right', () => {
    expect(checkConfig(SCHEMA, { name: 'Mara', age: 30, scale: [1, 2], style: 'terse', isOn: true })).toEqual(
      [],
    );
  });

  it('says of each field what is wrong with it', () => {
    const wrong = { age: 200, address: 'nowhere', style: 'loud', scale: [1.5], isOn: 'yes' };
    const problems = Object.fromEntries(
      checkConfig(SCHEMA, wrong).map(({ path, message }) => [path, message]),
    );
    expect(problems).toMatchObject({
      '/name': 'Required.',
      '/age': 'Must be 150 or less.',
      '/style': 'Must be one of: terse, vivid.',
      '/scale/0': 'Must be a whole number.',
      '/scale': 'Add at least 2.',
      '/isOn': 'Must be on or off.',
    });
    expect(problems['/address']).toBeDefined();
  });

  it('says one thing of one field', () => {
    const paths = checkConfig(SCHEMA, { name: 5, address: 'x' }).map((problem) => problem.path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it('leaves alone what stands for a value that only the server knows', () => {
    const schema = {
      type: 'object',
      properties: { key: { type: 'string', minLength: 20 }, port: { type: 'integer' } },
    };
    // biome-ignore lint/suspicious/noTemplateCurlyInString: that is how settings name a variable
    expect(checkConfig(schema, { key: '••••••••', port: '${PORT}' })).toEqual([]);
    expect(checkConfig(schema, { key: '••••••••x', port: 'PORT' })).toHaveLength(2);
  });

  const root = path.resolve(import.meta.dirname, '../../..');
  it.each(globSync('skills/*/config-schema.json', { cwd: root }))('can read %s', (file) => {
    const schema = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    const defaults = Object.fromEntries(
      Object.entries<{ default?: unknown }>(schema.properties).flatMap(([name, field]) =>
        field.default === undefined ? [] : [[name, field.default]],
      ),
    );
    expect(checkConfig(schema, defaults)).toEqual([]);
    const mistaken = Object.fromEntries(Object.keys(schema.properties).map((name) => [name, { no: 1 }]));
    expect(checkConfig(schema, mistaken)).toHaveLength(Object.keys(schema.properties).length);
  });
});

describe('what is sent to be saved', () => {
  it('is every setting, with null for one that was emptied', () => {
    expect(toSave({ a: 1, b: 'x', key: '••••••••' }, { a: 2, key: '••••••••' })).toEqual({
      a: 2,
      b: null,
      key: '••••••••',
    });
  });

  it('is needed only when something differs, in whatever order it comes', () => {
    expect(isChanged({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1, c: undefined })).toBe(false);
    expect(isChanged({ a: 1 }, { a: 2 })).toBe(true);
    expect(isChanged({ a: 1 }, {})).toBe(true);
  });
});
