import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import type { Random } from '../base/random.ts';
import type { Plan } from '../contracts/plan.ts';
import type { Intent, PlanGenerator, PlanRequest } from '../plan/generator.ts';
import { composeScene } from './compose.ts';
import type { Deed, Named } from './context.ts';
import { sceneTypeOf, verbIn } from './verbs.ts';

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
    const tools = composeScene({ context, skills, base, query: queryFor(deed, context) });
    const { seed } = base;
    const again = typeof context['telling'] === 'number' ? `/again/${context['telling']}` : '';
    return {
      requestId: this.#random
        .fork(`plan/${seed}/${scene}/${generationAttempt}/${request.playerInput}${again}`)
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

/** What earlier days may bear on this: whom and what it is about, and where. */
function queryFor(deed: Deed | null, { place }: JsonObject): string {
  if (deed === null) return '';
  const about = [deed.target?.name, deed.topic?.name, deed.item?.name, deed.want].filter((name) => name);
  const where = isJsonObject(place) && typeof place['name'] === 'string' ? place['name'] : '';
  return [deed.text, ...about, where].filter((part) => part !== '').join('; ');
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
