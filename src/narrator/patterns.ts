import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import type { Random } from '../base/random.ts';
import type { Plan, ToolInvocation } from '../contracts/plan.ts';
import type { Intent, PlanGenerator, PlanRequest } from '../plan/generator.ts';
import type { Skill } from '../skills/skill.ts';
import type { Deed, Named } from './context.ts';
import { sceneTypeOf, verbIn } from './verbs.ts';

/** Parts of the context that each script is given. Facts are for telling only; the rest both need. */
const FOR_NARRATION = [
  'title',
  'roll',
  'beat',
  'ending',
  'isHurt',
  'persona',
  'opening',
  'place',
  'from',
  'time',
  'people',
  'left',
  'things',
  'exits',
  'topics',
  'facts',
];
const FOR_CHOICES = [
  'place',
  'time',
  'people',
  'things',
  'exits',
  'topics',
  'absent',
  'items',
  'recent',
  'persona',
  'decisions',
  'wanted',
  'calling',
  'factions',
];

/** Plans without a language model: patterns find what is meant, capabilities find who can do it. */
export class PatternPlanner implements PlanGenerator {
  readonly name = 'built-in';
  readonly #random: Random;

  constructor({ random }: { random: Random }) {
    this.#random = random;
  }

  async generatePlan(request: PlanRequest): Promise<Plan> {
    const { context, disabledSkills, generationAttempt, parentPlanId } = request;
    const scene = typeof context['scene'] === 'number' ? context['scene'] : 1;
    const deed = deedFor(request);
    const base: JsonObject = {
      seed: typeof context['seed'] === 'string' ? context['seed'] : '',
      scene,
      sceneType: deed === null ? 'travel' : sceneTypeOf(deed.verb, deed.reveals !== null),
      deed: deed as unknown as Json,
    };
    const skills = request.availableSkills.filter(({ name }) => !disabledSkills.includes(name));
    const roll = rollInvocation(context, skills, `${base['seed']}/roll/${scene}`);
    const narrate = invocation('narrate', skills, 'narration', 'narrate', {
      ...base,
      ...parts(context, FOR_NARRATION),
    });
    const choices = invocation('choices', skills, 'choices', 'generate-choices', {
      ...base,
      ...parts(context, FOR_CHOICES),
    });

    const tools: ToolInvocation[] = [];
    if (roll !== null) tools.push({ ...roll, required: false });
    // The dice decide what there is to tell.
    const after = roll === null ? [] : [roll.toolId];
    if (narrate !== null) tools.push({ ...narrate, dependencies: after, required: true });
    // Choices take up what was just told, so they wait for it; if they fail the scene still stands.
    if (choices !== null)
      tools.push({ ...choices, dependencies: narrate === null ? [] : ['narrate'], required: false });
    const { seed } = base;
    return {
      requestId: this.#random
        .fork(`plan/${seed}/${scene}/${generationAttempt}/${request.playerInput}`)
        .uuid(),
      narrative: plainNarrative(request, deed),
      tools,
      parallel: true,
      disabledSkills: [...disabledSkills],
      metadata: { generationAttempt: Math.max(1, generationAttempt), parentPlanId },
    };
  }
}

/** The deed as the engine resolved it, or as the text reads. */
function deedFor({ context, intent, playerInput }: PlanRequest): Deed | null {
  if (isJsonObject(context['deed'])) return context['deed'] as unknown as Deed;
  if (intent !== null) return deedOf(intent.verb, intent, context, playerInput);
  if (playerInput.trim() === '') return null;
  return deedOf(verbIn(playerInput) ?? 'look', null, context, playerInput);
}

function deedOf(verb: string, intent: Intent | null, context: JsonObject, text: string): Deed {
  const named = namesIn(context);
  const wanted = intent?.target;
  const mentioned = mentionedIn(text, named);
  const target =
    wanted === undefined ? pickTarget(verb, mentioned) : (named.find(({ id }) => id === wanted) ?? null);
  const topic =
    mentioned.find(({ id }) => id !== target?.id && /^(?:topic|person|thing|place):/.test(id)) ?? null;
  const item = mentioned.find(({ id }) => id.startsWith('item:')) ?? null;
  return {
    verb,
    text: intent?.text ?? text,
    target,
    topic,
    item,
    want: null,
    outcome: 'done',
    reveals: null,
    degree: 'hint',
    result: null,
  };
}

/** Who or what a verb most likely means, out of what the text names. */
function pickTarget(verb: string, mentioned: readonly Named[]): Named | null {
  const kinds: Record<string, string> = {
    go: 'place',
    sneak: 'place',
    look: 'thing',
    search: 'thing',
    take: 'thing',
    try: 'thing',
  };
  const kind = kinds[verb] ?? (verb === 'remember' ? 'topic' : 'person');
  return mentioned.find(({ id }) => id.startsWith(`${kind}:`)) ?? mentioned[0] ?? null;
}

function namesIn(context: JsonObject): Named[] {
  const lists = ['people', 'exits', 'things', 'topics', 'items', 'absent'].map((key) => context[key]);
  return lists
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .flatMap((entry) => {
      if (!isJsonObject(entry) || typeof entry['id'] !== 'string' || typeof entry['name'] !== 'string')
        return [];
      const { id, name, shortName } = entry;
      return [{ id, name: typeof shortName === 'string' && shortName !== '' ? shortName : name }];
    });
}

/** What a text names, longest names first: “the second light” is not a visit to the Light. */
function mentionedIn(text: string, named: readonly Named[]): Named[] {
  let words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}'’]+/gu, ' ')} `.replaceAll(/['’]s /g, ' ');
  const bare = (name: string) => name.toLowerCase().replace(/^(?:the|an?)\s+/, '');
  return [...named]
    .sort((a, b) => b.name.length - a.name.length)
    .filter(({ name }) => {
      const phrase = ` ${bare(name)} `;
      if (phrase.trim() === '' || !words.includes(phrase)) return false;
      words = words.replaceAll(phrase, ' , ');
      return true;
    });
}

/** The roll that decides the deed, if one does. */
function rollInvocation(context: JsonObject, skills: readonly Skill[], seed: string): ToolInvocation | null {
  const roll = context['roll'];
  if (!isJsonObject(roll)) return null;
  return invocation('roll', skills, 'dice', 'roll-dice', {
    ...parts(roll, ['formula', 'modifiers', 'bands', 'purpose']),
    seed,
  });
}

/** A tool of the best skill that offers a capability; null when none does. */
function invocation(
  toolId: string,
  skills: readonly Skill[],
  capability: string,
  script: string,
  input: JsonObject,
): ToolInvocation | null {
  const able = skills
    .filter(({ capabilities, scripts }) => capabilities.includes(capability) && scripts.length > 0)
    .sort((a, b) => b.priority - a.priority || a.name.localeCompare(b.name, 'en'));
  const skill = able[0];
  const entry = skill?.scripts.find(({ name }) => name === script) ?? skill?.scripts[0];
  if (skill === undefined || entry === undefined) return null;
  return { toolId, toolPath: `skills/${skill.name}/${entry.path}`, input, dependencies: [], async: true };
}

function parts(context: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(
    keys.filter((key) => context[key] !== undefined).map((key) => [key, context[key] as Json]),
  );
}

/** Something to read should no narrator be there: a sentence of the author's about the place, or the deed itself. */
function plainNarrative({ context, playerInput }: PlanRequest, deed: Deed | null): string {
  const opening = Array.isArray(context['opening'])
    ? context['opening'].filter((text) => typeof text === 'string')
    : [];
  if (opening.length > 0) return opening.join('\n\n');
  const facts = Array.isArray(context['facts']) ? context['facts'].filter(isJsonObject) : [];
  const seen = facts.find(
    ({ text, spoken, kind }) => typeof text === 'string' && spoken !== true && kind === 'description',
  );
  const done = secondPerson(deed?.text ?? playerInput);
  return (
    [done, seen?.['text']].filter((text) => typeof text === 'string' && text !== '').join(' ') ||
    'Time passes.'
  );
}

function secondPerson(text: string): string {
  const words = text
    .trim()
    .replace(/[.!?\s]+$/, '')
    .replace(/^i\s+/i, '')
    .replace(/\bmy\b/gi, 'your')
    .slice(0, 200);
  return words === '' ? '' : `You ${words.charAt(0).toLowerCase()}${words.slice(1)}.`;
}
