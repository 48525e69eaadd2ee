import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first: one that starts last would keep all but one core waiting. */
const LONG = [
  'page/looks',
  'page/play',
  'page/trouble',
  'play/command',
  'play/beside-server',
  'planner/play-faults',
  'engine/play/in-process',
  'cli/commands',
  'cli/consent',
  'campaign/enrich/play',
  'play/saved-story',
  'skills/hostile/hostile',
  'engine/coherence',
  'plan/gallery',
  'skills/shipped/conformance',
  'models/llm/faults',
  'play/kill',
  'play/story',
  'play/failure',
  'server/campaign-identity',
  'server/mid-scene',
  'plan/properties',
  'planner/plan-make',
  'campaign/commands',
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
