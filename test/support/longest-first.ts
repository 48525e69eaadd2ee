import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first: one that starts last would keep all but one core waiting. */
const LONG = [
  'page/looks',
  'page/play',
  'engine/coherence',
  'play/saved-story',
  'narrator/play-faults',
  'play/command',
  'page/trouble',
  'campaign/enrich/play',
  'skills/storyteller/figures',
  'cli/commands',
  'plan/gallery',
  'play/kill',
  'play/story',
  'plan/properties',
  'skills/shipped/conformance',
  'cli/story',
  'models/llm/faults',
  'store/killed',
  'docs/commands',
  'campaign/authors-doc',
  'engine/without-skills',
  'page/firefox',
  'campaign/new',
  'campaign/lore-retrieval',
  'plan/orphans',
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
