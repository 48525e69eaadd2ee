import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first: one that starts last would keep all but one core waiting. */
const LONG = [
  'page/trouble',
  'page/token',
  'server/campaign-identity',
  'engine/play/in-process',
  'page/play',
  'play/command',
  'page/looks',
  'play/beside-server',
  'server/hostile-imports',
  'campaign/ingest/play',
  'play/saved-story',
  'skills/hostile/hostile',
  'planner/play-faults',
  'engine/coherence',
  'campaign/enrich/play',
  'server/broken-home',
  'cli/commands',
  'cli/consent',
  'server/slow-campaign',
  'server/session',
  'server/restore-races',
  'page/settings',
  'skills/shipped/conformance',
  'cli/story',
  'models/llm/faults',
  'server/broken-campaigns',
  'play/skill-output',
  'server/mid-scene',
  'planner/plan-make',
  'campaign/commands',
  'play/failure',
  'server/serve',
  'page/library',
  'play/kill',
  'page/consent',
  'server/settings',
  'setup/ordinary',
  'cli/control-characters',
  'page/sound',
  'page/ending',
  'campaign/import-card',
].map((name) => `/test/${name}.test.ts`);

/** The order of the test files: the long ones first, then what Vitest would take first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONG.findIndex((ending) => moduleId.endsWith(ending));
  return rank === -1 ? LONG.length : rank;
}
