import type { TSchema } from 'typebox';
import { AssetMetadataSchema } from './asset-metadata.ts';
import { CampaignManifestSchema } from './campaign-manifest.ts';
import { ConfigSchemaSchema } from './config-schema.ts';
import { EndingSchema } from './ending.ts';
import { ProtocolEventSchema } from './event.ts';
import { ExecutionResultSchema } from './execution-result.ts';
import { FactionSchema } from './faction.ts';
import { NpcProfileSchema } from './npc-profile.ts';
import { PlanSchema } from './plan.ts';
import { PlayerTemplateSchema } from './player-template.ts';
import { PlotBeatsSchema } from './plot-beats.ts';
import { RulesSchema } from './rules.ts';
import { SkillManifestSchema } from './skill-manifest.ts';
import { ToolInputSchema } from './tool-input.ts';

/** A document that crosses a boundary, and the file in `contracts/` that describes it. */
export interface Contract {
  file: string;
  title: string;
  schema: TSchema;
}

export const CONTRACTS: readonly Contract[] = [
  { file: 'event.schema.json', title: 'Protocol event', schema: ProtocolEventSchema },
  { file: 'tool-input.schema.json', title: 'Tool input', schema: ToolInputSchema },
  { file: 'plan-json.schema.json', title: 'Plan JSON', schema: PlanSchema },
  { file: 'execution-result.schema.json', title: 'Execution result', schema: ExecutionResultSchema },
  { file: 'skill-manifest.schema.json', title: 'Skill manifest', schema: SkillManifestSchema },
  { file: 'config-schema-meta.schema.json', title: 'Skill configuration schema', schema: ConfigSchemaSchema },
  { file: 'manifest.schema.json', title: 'Campaign manifest', schema: CampaignManifestSchema },
  { file: 'asset-metadata.schema.json', title: 'Asset metadata', schema: AssetMetadataSchema },
  { file: 'npc-profile.schema.json', title: 'NPC profile', schema: NpcProfileSchema },
  { file: 'plot-beats.schema.json', title: 'Plot beats', schema: PlotBeatsSchema },
  { file: 'player-template.schema.json', title: 'Player template', schema: PlayerTemplateSchema },
  { file: 'rules.schema.json', title: 'Rules', schema: RulesSchema },
  { file: 'ending.schema.json', title: 'Ending', schema: EndingSchema },
  { file: 'faction.schema.json', title: 'Faction', schema: FactionSchema },
];
