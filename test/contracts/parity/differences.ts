import { isJsonObject, type Json, type JsonObject } from '../../../src/base/json.ts';
import { pointerSegments } from '../../../src/contracts/pointer.ts';

/** A place where our contract departs from the specification's on purpose. */
export interface Difference {
  file: string;
  reason: string;
  /** Whether ours refuses more than theirs or accepts more. */
  ours: 'stricter' | 'wider';
  /** Changes a copy of their schema into what it would be with this difference. `ours` is our emitted schema. */
  apply(theirs: JsonObject, ours: JsonObject): void;
}

const CLOSED_FILES = [
  'manifest.schema.json',
  'npc-profile.schema.json',
  'plot-beats.schema.json',
  'player-template.schema.json',
];

const ALWAYS_IN_A_RESULT = [
  'canReplan',
  'failedTools',
  'disabledSkills',
  'aggregatedState',
  'aggregatedAssets',
  'aggregatedUiEvents',
  'narrative',
  'startedAt',
  'executionTimeMs',
  'attemptNumber',
];

const ALWAYS_IN_A_TOOL_RESULT = [
  'skill',
  'output',
  'events',
  'executionTimeMs',
  'retryCount',
  'attempts',
  'warnings',
];

export const DIFFERENCES: readonly Difference[] = [
  ...CLOSED_FILES.map((file) => ({
    file,
    reason: 'An author may name the contract in `$schema`.',
    ours: 'wider' as const,
    apply: (theirs: JsonObject) => {
      at(theirs, '/properties')['$schema'] = { type: 'string' };
    },
  })),
  {
    file: 'npc-profile.schema.json',
    reason: 'Their `secrets` refuses the path of a .md file: both branches of its oneOf match.',
    ours: 'wider',
    apply: (theirs) => {
      at(theirs, '/properties')['secrets'] = { type: 'string' };
    },
  },
  {
    file: 'plot-beats.schema.json',
    reason: 'A beat may say in `word` why the player is wanted where it waits.',
    ours: 'wider',
    apply: (theirs, ours) => {
      adopt(at(theirs, '/definitions/PlotBeat'), at(ours, '/$defs/PlotBeat'), ['word']);
    },
  },
  {
    file: 'plot-beats.schema.json',
    reason: 'Our fields of an outcome (`text`, `consequences`) have a type.',
    ours: 'stricter',
    apply: (theirs, ours) => {
      const outcome = at(theirs, '/definitions/PlotBeat/properties/outcomes/items');
      adopt(outcome, at(ours, '/$defs/BeatOutcome'), ['text', 'consequences']);
    },
  },
  {
    file: 'asset-metadata.schema.json',
    reason: 'Their `data` refuses every value: both branches of its oneOf match any string.',
    ours: 'wider',
    apply: (theirs) => {
      at(theirs, '/properties')['data'] = { type: 'string' };
    },
  },
  {
    file: 'skill-manifest.schema.json',
    reason: 'Our fields of a script (`prewarm`, `examples`, `runs`) have a type.',
    ours: 'stricter',
    apply: (theirs, ours) => {
      const script = at(theirs, '/$defs/SkillScript');
      adopt(script, at(ours, '/$defs/SkillScriptEntry'), ['prewarm', 'examples', 'runs']);
      adoptMissingDefinitions(theirs, ours);
    },
  },
  {
    file: 'skill-manifest.schema.json',
    reason: 'Our fields of a manifest (`runs`, `permissions`) have a type.',
    ours: 'stricter',
    apply: (theirs, ours) => {
      adopt(theirs, ours, ['runs', 'permissions']);
      adoptMissingDefinitions(theirs, ours);
    },
  },
  {
    file: 'skill-manifest.schema.json',
    reason: 'A version may have what semantic versions may have after the three numbers.',
    ours: 'wider',
    apply: (theirs, ours) => adopt(theirs, ours, ['version']),
  },
  {
    file: 'plan-json.schema.json',
    reason:
      'Our fields of a plan (`timeout`, `concurrency`, `generator`, `generatedAt`, `degradedSkills`) have a type.',
    ours: 'stricter',
    apply: (theirs, ours) => {
      adopt(at(theirs, '/$defs/ToolInvocation'), at(ours, '/$defs/ToolInvocation'), ['timeout']);
      adopt(at(theirs, '/$defs/PlanMetadata'), at(ours, '/$defs/PlanMetadata'), [
        ...['timeout', 'concurrency', 'generator', 'generatedAt', 'degradedSkills'],
      ]);
    },
  },
  {
    file: 'plan-json.schema.json',
    reason: 'A plan of a model may say `narrative: null`.',
    ours: 'wider',
    apply: (theirs, ours) => adopt(theirs, ours, ['narrative']),
  },
  {
    file: 'config-schema-meta.schema.json',
    reason: 'A config-schema.json may name an older dialect or none; what settings need is the same in all.',
    ours: 'wider',
    apply: (theirs, ours) => {
      adopt(theirs, ours, ['$schema']);
      theirs['required'] = ['type', 'properties'];
    },
  },
  {
    file: 'event.schema.json',
    reason: 'Theirs knows only the envelope; in ours each type of event has its fields.',
    ours: 'stricter',
    apply: (theirs, ours) => {
      const { $id: _, $defs, ...event } = ours;
      theirs['$defs'] = $defs ?? {};
      theirs['allOf'] = [event];
    },
  },
  {
    file: 'event.schema.json',
    reason: 'A timestamp that comes in may be written in any way; the decoder converts it.',
    ours: 'wider',
    apply: (theirs) => {
      at(theirs, '/properties')['timestamp'] = { type: 'string' };
    },
  },
  {
    file: 'execution-result.schema.json',
    reason: 'Our results always have every field, and the fields we add have a type.',
    ours: 'stricter',
    apply: (theirs, ours) => {
      require(theirs, ALWAYS_IN_A_RESULT);
      adopt(theirs, ours, ['aggregatedUiEvents', 'narrative', 'startedAt', 'failureReason']);
      const toolResult = at(theirs, '/$defs/ToolResult');
      require(toolResult, ALWAYS_IN_A_TOOL_RESULT);
      adopt(toolResult, at(ours, '/$defs/ToolResult'), [
        'skill',
        'startedAt',
        'attempts',
        'warnings',
        'summary',
      ]);
      require(at(theirs, '/$defs/ToolError'), ['code', 'message', 'category']);
      const asset = at(theirs, '/$defs/AssetReference');
      require(asset, ['toolId']);
      adopt(asset, at(ours, '/$defs/AssetReference'), ['metadata']);
      adoptDefinitions(theirs, ours, ['Attempt', 'AggregatedUiEvent', 'FailureReason']);
    },
  },
  {
    file: 'execution-result.schema.json',
    reason: 'The events in our results are whole events, not just envelopes.',
    ours: 'stricter',
    apply: (theirs, ours) => {
      at(theirs, '/$defs/ProtocolEvent')['allOf'] = [
        { oneOf: at(ours, '/$defs/ProtocolEvent')['oneOf'] ?? [] },
      ];
      adoptDefinitions(theirs, ours, [
        ...['LogEvent', 'StatePatchEvent', 'AssetEvent', 'UiEvent', 'ErrorEvent', 'DoneEvent'],
      ]);
    },
  },
];

/** Makes fields required. */
function require(schema: JsonObject, fields: readonly string[]): void {
  const required = (schema['required'] ?? []) as Json[];
  schema['required'] = [...new Set([...required, ...fields])];
}

/** Takes over the description of fields that they do not have. */
function adopt(theirs: JsonObject, ours: JsonObject, fields: readonly string[]): void {
  for (const field of fields) at(theirs, '/properties')[field] = at(ours, `/properties/${field}`);
}

function adoptDefinitions(theirs: JsonObject, ours: JsonObject, names: readonly string[]): void {
  for (const name of names) at(theirs, '/$defs')[name] = at(ours, `/$defs/${name}`);
}

/** Takes over every definition that they do not have. */
function adoptMissingDefinitions(theirs: JsonObject, ours: JsonObject): void {
  theirs['$defs'] = { ...at(ours, '/$defs'), ...at(theirs, '/$defs') };
}

function at(schema: JsonObject, pointer: string): JsonObject {
  let value: Json | undefined = schema;
  for (const segment of pointerSegments(pointer)) value = isJsonObject(value) ? value[segment] : undefined;
  if (!isJsonObject(value)) throw new Error(`There is no object at ${pointer}.`);
  return value;
}
