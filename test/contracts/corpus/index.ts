import { assetMetadataCorpus } from './asset-metadata.ts';
import { campaignManifestCorpus } from './campaign-manifest.ts';
import { configSchemaCorpus } from './config-schema.ts';
import { endingCorpus } from './ending.ts';
import { eventCorpus } from './event.ts';
import { executionResultCorpus } from './execution-result.ts';
import { factionCorpus } from './faction.ts';
import type { Corpus } from './mutate.ts';
import { npcProfileCorpus } from './npc-profile.ts';
import { planCorpus } from './plan.ts';
import { playerTemplateCorpus } from './player-template.ts';
import { plotBeatsCorpus } from './plot-beats.ts';
import { rulesCorpus } from './rules.ts';
import { skillManifestCorpus } from './skill-manifest.ts';
import { toolInputCorpus } from './tool-input.ts';

export const CORPORA: readonly Corpus[] = [
  eventCorpus,
  toolInputCorpus,
  planCorpus,
  executionResultCorpus,
  skillManifestCorpus,
  configSchemaCorpus,
  campaignManifestCorpus,
  assetMetadataCorpus,
  npcProfileCorpus,
  plotBeatsCorpus,
  playerTemplateCorpus,
  rulesCorpus,
  endingCorpus,
  factionCorpus,
];
