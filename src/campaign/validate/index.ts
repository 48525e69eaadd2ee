import { stepsAllowed } from '../expression/cost.ts';
import { CampaignFolder } from '../folder.ts';
import { readScenes } from '../ink/read.ts';
import { conditionsIn } from '../ink/storylets.ts';
import { CampaignProblemError, type Problem } from '../problem.ts';
import { checkAssets } from './assets.ts';
import { checkPlot, expressionsIn } from './beats.ts';
import { type Brought, NOTHING_BROUGHT } from './brought.ts';
import { castOf } from './cast.ts';
import { checkConsequences } from './consequence-names.ts';
import { checkConstraints } from './constraints.ts';
import { readDraft } from './draft.ts';
import { checkEndings } from './endings.ts';
import { checkFields } from './fields.ts';
import { checkIds } from './ids.ts';
import { checkKeywords } from './keywords.ts';
import { checkLayout } from './layout.ts';
import { checkNames } from './names.ts';
import { checkPlayer } from './player.ts';
import { plotNames } from './plot-names.ts';
import { checkProvenance } from './provenance.ts';
import { Report } from './report.ts';
import { checkRules } from './rules.ts';
import { checkScenes } from './scenes.ts';
import { isManageable, isReadable } from './size.ts';
import { checkThings } from './things.ts';
import { checkWays } from './ways.ts';

/** Everything that is wrong with the campaign at a location, also when there is none. */
export function validateCampaign(location: string, brought?: Brought): Problem[] {
  try {
    return problemsOf(new CampaignFolder(location), brought);
  } catch (error) {
    if (error instanceof CampaignProblemError) return [error.problem];
    throw error;
  }
}

/** Everything that is wrong with a campaign, file by file. */
export function problemsOf(folder: CampaignFolder, brought: Brought = NOTHING_BROUGHT): Problem[] {
  const report = new Report();
  report.addAll(folder.problems);
  // Of a folder that was not walked to the end nothing else can be said.
  if (folder.problems.some(({ code }) => code === 'too_many_files')) return report.sorted();
  if (!isReadable(folder, report)) return report.sorted();
  checkLayout(folder, report);
  const draft = readDraft(folder, report);
  if (!isManageable(draft, report)) return report.sorted();
  const cast = castOf(draft, brought, report);
  checkIds(draft, report);
  const scenes = report.attempt(() => readScenes(folder));
  const expressions = expressionsIn(draft) + conditionsIn(scenes?.flows ?? []);
  const names = plotNames(draft, brought, stepsAllowed(expressions));
  checkPlot(draft, cast, names, report);
  if (scenes !== null) {
    checkScenes(scenes, draft, cast, names, report);
    checkEndings(draft, scenes, report);
  }
  checkNames(draft, cast, report);
  checkConsequences(draft, cast, report);
  checkWays(draft, cast, report);
  checkThings(draft, report);
  checkPlayer(draft, report);
  checkFields(draft, report);
  checkRules(draft, cast, report);
  checkConstraints(draft, report);
  checkKeywords(folder, report);
  checkAssets(draft, report);
  checkProvenance(folder, report);
  return report.sorted();
}
