import { NarratoriaError } from '../base/errors.ts';
import { isJsonObject } from '../base/json.ts';
import type { Log } from '../base/log.ts';
import type { Brief } from '../contracts/brief.ts';
import type { Plan } from '../contracts/plan.ts';
import { type PlanGenerator, stamped } from '../plan/generator.ts';
import {
  isOver,
  type ReplanOptions,
  type ReplanOutcome,
  replanLoop,
  type Situation,
} from '../plan/replan.ts';
import type { StateShares } from '../plan/state-budget.ts';
import { TOOL_IDS } from '../planner/tool-ids.ts';
import type { SkillLibrary } from '../skills/library.ts';
import { type Answers, answersIn } from './answers.ts';
import { bindingFor } from './bind.ts';
import { timeInWords } from './clock.ts';
import type { StoryConversation } from './conversation/story.ts';
import { muteNarratorIn } from './mute-narrator.ts';
import type { DeclaredEffects } from './proposals.ts';
import type { SceneRoll } from './roll.ts';
import type { OfferedChoice } from './scene.ts';
import type { Execution, TellOptions } from './session-options.ts';
import { locationIn } from './told-scene.ts';
import type { Turn } from './turn.ts';
import { diceShownIn } from './ui-events.ts';

/** What a scene is planned and executed with. */
interface PlanTurn {
  choice: OfferedChoice | null;
  turn: Turn;
  options: TellOptions;
  execution: Execution;
  generator: PlanGenerator;
  /** What language models are asked for the story. */
  conversation: StoryConversation | null;
  stateShares: StateShares;
  /** Takes back what a failed attempt wrote. */
  rewind: () => Promise<void>;
  session: ReplanOptions['session'];
  log: Log;
}

/** Plans a turn and executes the plan, again and again if it must be; the turn is settled on the way. */
export async function planTurn(work: PlanTurn): Promise<ReplanOutcome> {
  const { choice, turn, execution, stateShares, session, log, rewind } = work;
  const { signal, watch, orNothing = false } = work.options;
  const stop = AbortSignal.any([execution.signal, signal].filter((one) => one !== undefined));
  let dice: SceneRoll['dice'] | null = null;
  const outcome = await replanLoop({
    ...execution,
    ...{ signal: stop, prewarmNext: true, stateShares, session, log },
    playerInput: choice?.text ?? '',
    intent: choice?.intent ?? null,
    situation: () => situationOf(turn),
    bindInput: bindingFor(turn, execution.skills, conversationIn(work), ({ brief, world, roll }) =>
      watch?.onTelling?.({
        location: locationIn(brief),
        time: timeInWords(world),
        roll: roll === null ? null : { ...roll, dice: dice ?? roll.dice },
      }),
    ),
    generator: afresh(work, (plan) => {
      turn.direct(directionIn(plan));
      turn.declaredBy = effectsDeclared(plan, execution.skills);
      watch?.onPlan?.(plan);
    }),
    shortfall: (plan, result) => muteNarratorIn(plan, result, execution.skills),
    ...(watch?.onState && { onState: watch.onState }),
    ...(watch?.onProgress && {
      onProgress: (progress) => {
        dice = diceShownIn(progress) ?? dice;
        watch.onProgress?.(progress);
      },
    }),
  });
  if (outcome.state === 'FALLBACK') await rewind();
  if (outcome.state === 'FALLBACK' && isOver({ signal: stop, runner: execution.runner }))
    throw new NarratoriaError('plan_cancelled', 'The scene was left before it was told.');
  if (outcome.error !== null && orNothing) throw staysAsItWas(outcome.error);
  return outcome;
}

/** Every attempt begins with the records as the last scene left them, whatever the one before it wrote. */
function afresh(
  { generator, rewind, conversation, session }: PlanTurn,
  onPlan: (plan: Plan) => void,
): PlanGenerator {
  return {
    name: generator.name,
    generatePlan: async (request) => {
      if (request.generationAttempt > 1) await rewind();
      conversation?.begin(session.scene);
      const plan = stamped(await generator.generatePlan(request), generator.name);
      onPlan(plan);
      return plan;
    },
  };
}

/** The conversation of the scene that is made. */
function conversationIn({ conversation, session: { scene } }: PlanTurn): Parameters<typeof bindingFor>[2] {
  if (conversation === null) return null;
  return {
    settled: (brief) => conversation.at(scene)?.settled(brief),
    told: (paragraphs) => conversation.at(scene)?.told(paragraphs),
  };
}

function staysAsItWas(cause: NarratoriaError): NarratoriaError {
  const sentence = 'It could not be told in other words this time, so it stays as it was.';
  return new NarratoriaError(cause.code, sentence, { details: cause.details, cause });
}

/** What a plan says of how the scene should be told. */
function directionIn({ tools }: Plan): Brief['direction'] {
  const brief = tools.find(({ toolId }) => toolId === TOOL_IDS.narrate)?.input?.['brief'];
  const direction = isJsonObject(brief) && isJsonObject(brief['direction']) ? brief['direction'] : {};
  const { mood, focus } = direction;
  return { mood: typeof mood === 'string' ? mood : '', focus: typeof focus === 'string' ? focus : null };
}

/** Which effects the manifests of a plan's skills declare; null where one does not say. */
function effectsDeclared({ tools }: Plan, skills: SkillLibrary): DeclaredEffects {
  return (toolId) => {
    const tool = tools.find((one) => one.toolId === toolId);
    return tool === undefined ? null : (skills.resolve(tool.toolPath).permissions.effects ?? null);
  };
}

/** Whether a tool of the plan has done its work. */
export function hasRun(result: ReplanOutcome['result'], toolId: string): boolean {
  return result?.toolResults.some((tool) => tool.toolId === toolId && tool.state === 'success') === true;
}

const NO_ANSWERS: Answers = answersIn({});

/** Where the story stands for a planner: before the dice have fallen, or, after a plan that failed late, when all is settled. */
async function situationOf(turn: Turn): Promise<Situation> {
  const settled = await turn.settlement;
  if (settled !== null) return { brief: settled.brief, isRisky: false };
  return { brief: turn.prospect(), isRisky: turn.checkWith(NO_ANSWERS) !== null };
}

/** What the tools of a plan that worked have answered, for a turn that no tool has asked to be settled. */
export function answersOf(result: ReplanOutcome['result']): Answers {
  const outputs = (result?.toolResults ?? [])
    .filter(({ state }) => state === 'success')
    .map(({ toolId, output }) => [toolId, output] as const);
  return answersIn(Object.fromEntries(outputs));
}
