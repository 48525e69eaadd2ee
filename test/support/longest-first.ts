import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first: one that starts last would keep all but one core waiting. */
const LONG = [
  'page/trouble',
  'engine/play/in-process',
  'page/play',
  'page/storyteller',
  'skills/shipped/conformance',
  'play/beside-server',
  'page/looks',
  'server/hostile-imports',
  'server/slow-campaign',
  'page/token',
  'skills/hostile/hostile',
  'play/command',
  'campaign/reader',
  'models/llm/faults',
  'page/settings',
  'campaign/ingest/play',
  'engine/coherence',
  'play/skill-output',
  'play/saved-story',
  'cli/commands',
  'cli/consent',
  'planner/play-faults',
  'server/mid-scene',
  'server/serve',
  'play/authored-scene',
  'page/library',
  'page/consent',
  'campaign/enrich/play',
  'cli/home-folders',
  'cli/story',
  'play/failure',
  'server/campaign-identity',
  'cli/campaign/test',
  'engine/conversation/conversation',
  'planner/plan-make',
  'setup/ordinary',
  'setup/node',
  'campaign/enrich/interrupted',
  'page/ending',
  'page/sound',
  'server/broken-home',
].map((name) => `/test/${name}.test.ts`);

/**
 * The order of the test files: project by project, because a worker serves one project and takes seconds to start; in
 * each the long ones first, then what Vitest would take first.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => projectOf(a) - projectOf(b) || rankOf(a) - rankOf(b));
  }
}

/** Those with the longest files first. */
const PROJECTS = ['process', 'alone', 'unit'];

function projectOf({ project }: TestSpecification): number {
  return PROJECTS.indexOf(project.name);
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONG.findIndex((ending) => moduleId.endsWith(ending));
  return rank === -1 ? LONG.length : rank;
}
