import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { type Plan, PlanSchema } from '../../src/contracts/plan.ts';
import { PlotBeatsSchema } from '../../src/contracts/plot-beats.ts';
import { validator } from '../../src/contracts/validate.ts';

it('gives the same check for the same schema', () => {
  expect(validator(PlanSchema)).toBe(validator(PlanSchema));
});

it('narrows what it accepts', () => {
  const value: unknown = { requestId: '2f0f7a52-6f3c-4a4d-9a43-0d9f6a8c1e55', tools: [] };
  const { accepts } = validator(PlanSchema);
  if (!accepts(value)) throw new Error('The plan should be valid.');
  const plan: Plan = value;
  expect(plan.tools).toEqual([]);
});

it('looks at a schema only when something is checked with it', () => {
  const check = validator({ type: 'nonsense' });
  expect(() => check.accepts('x')).toThrow();
});

it('tells two schemas with the same $id apart', () => {
  const text = { $id: 'urn:example:input', type: 'string' };
  const number = { $id: 'urn:example:input', type: 'number' };
  expect(validator(text).accepts('x')).toBe(true);
  expect(validator(number).accepts('x')).toBe(false);
});

it('takes the schemas of skills, with keywords of their own and references', () => {
  const schema = {
    type: 'object',
    'x-order': 3,
    $defs: { die: { type: 'integer', exclusiveMinimum: 1 } },
    properties: { sides: { $ref: '#/$defs/die' }, names: { type: 'array', uniqueItems: true } },
  };
  expect(validator(schema)({ sides: 1, names: ['a', 'b', 'a'] }).map(({ message }) => message)).toEqual([
    '"sides" must be more than 1, but is 1.',
    '"names" must not contain the same item twice, but items 0 and 2 are equal.',
  ]);
});

it.each([{ 'x-sensitive': true }, { format: 'password' }, { writeOnly: true }])(
  'does not repeat a value that its schema calls secret: %o',
  (mark) => {
    const schema = Type.Object({ key: Type.String({ pattern: '^sk-', ...mark }) });
    const [finding] = validator(schema)({ key: 'hunter2' });
    expect(finding?.message).toBe('"key" must match the pattern ^sk-.');
  },
);

it('cuts long values and long lists of mistakes short', () => {
  const schema = Type.Array(Type.Literal('x'));
  const findings = validator(schema)(Array(5000).fill('y'.repeat(5000)));
  expect(findings).toHaveLength(100);
  expect(findings[0]?.message.length).toBeLessThan(150);
});

it('is quick to explain a document that is wrong in very many places', () => {
  const beats = Array(20_000).fill({ conditions: { requires_beat: ['x', 'y'] } });
  const start = performance.now();
  expect(validator(PlotBeatsSchema)({ beats })).toHaveLength(100);
  expect(performance.now() - start).toBeLessThan(30_000);
});

it('sees a key called __proto__ as the stranger it is', () => {
  const schema = Type.Object({ name: Type.String() }, { additionalProperties: false });
  const [finding] = validator(schema)(JSON.parse('{"name": "x", "__proto__": {"admin": true}}'));
  expect(finding).toMatchObject({ pointer: '/__proto__', keyword: 'additionalProperties' });
});
