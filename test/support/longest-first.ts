import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first: one that starts last would keep all but one core waiting. */
const LONG = [
  'page/looks',
  'page/play',
  'page/trouble',
  'page/storyteller',
  'play/beside-server',
  'engine/play/in-process',
  'page/settings',
  'server/slow-campaign',
  'page/token',
  'campaign/enrich/play',
  'play/command',
  'play/saved-story',
  'plan/gallery',
  'skills/conformance/bad',
  'skills/hostile/hostile',
  'engine/coherence',
  'campaign/cards/cards',
  'play/skill-output',
  'page/library',
  'cli/consent',
  'campaign/ingest/play',
  'skills/shipped/conformance',
  'campaign/reader',
  'models/llm/faults',
  'server/mid-scene',
  'cli/commands',
  'engine/conversation/conversation',
  'plan/executor',
  'cli/skill-install',
  'models/inference-host',
  'server/serve',
  'skills/scaffold/new',
  'setup/ordinary',
  'plan/orphans',
  'planner/play-faults',
  'campaign/enrich/interrupted',
  'setup/interrupted',
  'proof/lore/lore',
  'models/llm/language-model',
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
