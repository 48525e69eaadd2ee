import type { CompiledInk, InkFault, InkFlow } from '../ink/story.ts';
import { isStorylet, reachedFrom } from '../ink/storylets.ts';
import { tagValue } from '../ink/tags.ts';
import type { ProblemCode } from '../problem-codes.ts';
import { asText, type Cast } from './cast.ts';
import type { Draft } from './draft.ts';
import { type PlotNames, textOf } from './plot-names.ts';
import type { Report } from './report.ts';
import { checkCall } from './scene-calls.ts';
import { checkMentions } from './scene-mentions.ts';
import { boldIn, sceneNames } from './scene-names.ts';
import { checkTags } from './scene-tags.ts';

const CODES: Record<InkFault['kind'], ProblemCode> = {
  error: 'invalid_ink',
  duplicate: 'duplicate_knot',
  'unknown function': 'unknown_function',
  'loose end': 'loose_end',
  warning: 'ink_warning',
  'stray text': 'stray_ink',
};

/** Checks the scenes in ink: that they compile, that what they name is there, and that each can come and be answered. */
export function checkScenes(
  scenes: CompiledInk,
  draft: Draft,
  cast: Cast,
  plot: PlotNames,
  report: Report,
): void {
  for (const { kind, file, line, column, message } of scenes.faults)
    report.add(CODES[kind], file, { line, column }, message);
  const names = sceneNames(scenes, draft, cast, plot);
  for (const flow of scenes.flows) {
    for (const call of flow.calls) checkCall(call, names, report);
    checkTags(flow, names, report);
    checkQuestion(flow, scenes.flows, report);
    checkAgain(flow, scenes.flows, report);
  }
  checkReached(scenes, report);
  const things = [...new Set(boldIn(draft))].map((name) => [name]);
  checkMentions(scenes.flows, [...cast.nouns, ...things], premiseOf(draft), report);
}

/** What the player knows from the beginning: the premise, and where the story begins. */
function premiseOf({ folder, template }: Draft): string {
  return [...textOf(folder, 'plot/premise.md'), asText(template?.sound('/starting_location')) ?? ''].join(
    '\n',
  );
}

/** A knot that nothing leads to and that no tags bring. */
function checkReached({ flows }: CompiledInk, report: Report): void {
  const reached = new Set(
    flows.flatMap(({ leadsTo }) => leadsTo.flatMap((name) => [name, name.split('.')[0]])),
  );
  for (const flow of flows) {
    if (flow.kind !== 'knot' || isStorylet(flow) || reached.has(flow.name)) continue;
    report.add(
      'unreached_knot',
      flow.file,
      flow,
      `Nothing leads to "${flow.name}", and no tags say when it comes.`,
    );
  }
}

const FEWEST_ANSWERS = 2;

/** A scene that comes again needs choices that are still there then. */
function checkAgain(flow: InkFlow, flows: readonly InkFlow[], report: Report): void {
  if (!isStorylet(flow) || !flow.tags.some(({ name }) => name === 'again')) return;
  const own = [flow, ...flows.filter(({ name }) => name.startsWith(`${flow.name}.`))].flatMap(
    ({ choices }) => choices,
  );
  const once = own.filter(({ isOnce }) => isOnce);
  const [first] = once;
  if (first === undefined || own.length - once.length >= FEWEST_ANSWERS) return;
  const message = `"${flow.name}" comes again, and this choice${once.length === 1 ? '' : ` and ${once.length - 1} more`} can be made only once.`;
  report.add('used_up_choices', first.file, first, message);
}

function checkQuestion(flow: InkFlow, flows: readonly InkFlow[], report: Report): void {
  const all = [...flow.tags, ...flow.textTags];
  const asked = all.findLast(({ name }) => name === 'question');
  if (asked === undefined || tagValue(all, 'question') === undefined) return;
  const own = flow.choices.length;
  const answers = own > 0 ? own : reachedFrom(flow, flows).flatMap(({ choices }) => choices).length;
  if (answers >= FEWEST_ANSWERS) return;
  const message =
    answers === 0 ? 'No choice answers this question.' : 'Only one choice answers this question.';
  report.add('unanswered_question', asked.file, asked, message);
}
