export {
  type AssetMetadata,
  AssetMetadataSchema,
  type Provenance,
  ProvenanceSchema,
} from './asset-metadata.ts';
export { type CampaignManifest, CampaignManifestSchema } from './campaign-manifest.ts';
export { CONTRACTS, type Contract } from './catalogue.ts';
export {
  type ConfigField,
  ConfigFieldSchema,
  type ConfigSchema,
  ConfigSchemaSchema,
} from './config-schema.ts';
export {
  type AssetEvent,
  AssetEventSchema,
  type DoneEvent,
  DoneEventSchema,
  type ErrorEvent,
  ErrorEventSchema,
  EVENT_TYPES,
  type EventType,
  type LogEvent,
  LogEventSchema,
  PROTOCOL_VERSION,
  type ProtocolEvent,
  ProtocolEventSchema,
  type StatePatchEvent,
  StatePatchEventSchema,
  type UiEvent,
  UiEventSchema,
} from './event.ts';
export {
  type AggregatedUiEvent,
  AggregatedUiEventSchema,
  type AssetReference,
  AssetReferenceSchema,
  type Attempt,
  AttemptSchema,
  type ErrorCategory,
  ErrorCategorySchema,
  type ExecutionResult,
  ExecutionResultSchema,
  type FailureReason,
  FailureReasonSchema,
  type ToolError,
  ToolErrorSchema,
  type ToolResult,
  ToolResultSchema,
} from './execution-result.ts';
export { nearest } from './nearest.ts';
export { type NpcProfile, NpcProfileSchema } from './npc-profile.ts';
export {
  type Plan,
  type PlanMetadata,
  PlanMetadataSchema,
  PlanSchema,
  type RetryPolicy,
  RetryPolicySchema,
  type ToolInvocation,
  ToolInvocationSchema,
} from './plan.ts';
export { type PlayerTemplate, PlayerTemplateSchema } from './player-template.ts';
export {
  type BeatConditions,
  BeatConditionsSchema,
  type PlotBeat,
  PlotBeatSchema,
  type PlotBeats,
  PlotBeatsSchema,
} from './plot-beats.ts';
export {
  type SkillManifest,
  SkillManifestSchema,
  type SkillScriptEntry,
  SkillScriptEntrySchema,
} from './skill-manifest.ts';
export {
  type ToolHost,
  ToolHostSchema,
  type ToolInput,
  ToolInputSchema,
  type ToolSession,
  ToolSessionSchema,
} from './tool-input.ts';
export { type Finding, type Validator, validator } from './validate.ts';
