import { expect, expectTypeOf, it } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import { type AssetMetadata, AssetMetadataSchema } from '../../src/contracts/asset-metadata.ts';
import { DoneEventSchema, type EventType, type ProtocolEvent } from '../../src/contracts/event.ts';
import type { ErrorCategory, ToolResult } from '../../src/contracts/execution-result.ts';
import { type Plan, PlanSchema, type ToolInvocation } from '../../src/contracts/plan.ts';
import { type PlotBeat, PlotBeatSchema } from '../../src/contracts/plot-beats.ts';
import type { ToolInput } from '../../src/contracts/tool-input.ts';
import { validator } from '../../src/contracts/validate.ts';

it('takes a value typed as a plan for a plan', () => {
  const plan: Plan = {
    requestId: '2f0f7a52-6f3c-4a4d-9a43-0d9f6a8c1e55',
    tools: [{ toolId: 'climb', toolPath: 'skills/dice-roller/scripts/roll.mjs', dependencies: [] }],
    metadata: { generationAttempt: 1, parentPlanId: null },
  };
  expect(validator(PlanSchema)(plan)).toEqual([]);
});

it('has the types that the schemas promise', () => {
  expectTypeOf<ProtocolEvent['type']>().toEqualTypeOf<EventType>();
  expectTypeOf<ToolInvocation['input']>().toEqualTypeOf<JsonObject | undefined>();
  expectTypeOf<ToolResult['events']>().toEqualTypeOf<ProtocolEvent[]>();
  expectTypeOf<ToolInput['dependencies']>().toEqualTypeOf<Record<string, JsonObject | null>>();
  expectTypeOf<ToolInput['host']>().toEqualTypeOf<{
    url: string;
    token: string;
    socketPath?: string;
  } | null>();
  expectTypeOf<AssetMetadata['data']>().toEqualTypeOf<string>();
  expectTypeOf<NonNullable<PlotBeat['conditions']>['requires_beat']>().toEqualTypeOf<
    string | string[] | undefined
  >();
  expectTypeOf<ErrorCategory>().toEqualTypeOf<
    'tool_failure' | 'circular_dependency' | 'timeout' | 'invalid_json' | 'process_error'
  >();
});

it('tells events apart by their type', () => {
  const summary = (event: ProtocolEvent) => (event.type === 'done' ? event.summary : undefined);
  expect(summary({ version: '0', type: 'done', ok: true, summary: 'The lamp burns.' })).toBe(
    'The lamp burns.',
  );
});

it('refuses at compile time what it refuses at run time', () => {
  // @ts-expect-error a tool without a path
  const tool: ToolInvocation = { toolId: 'climb' };
  // @ts-expect-error a version that does not exist
  const event: ProtocolEvent = { version: '1', type: 'done', ok: true };
  // @ts-expect-error a priority that does not exist
  const beat: PlotBeat = { id: 'beat_001', title: 'Fog', description: 'Fog comes in.', priority: 'urgent' };
  // @ts-expect-error most fields missing
  const asset: AssetMetadata = { path: 'lore/fog.md' };

  expect(
    validator(PlanSchema).accepts({ requestId: '2f0f7a52-6f3c-4a4d-9a43-0d9f6a8c1e55', tools: [tool] }),
  ).toBe(false);
  expect(validator(DoneEventSchema).accepts(event)).toBe(false);
  expect(validator(PlotBeatSchema).accepts(beat)).toBe(false);
  expect(validator(AssetMetadataSchema).accepts(asset)).toBe(false);
});
