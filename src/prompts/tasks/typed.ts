import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { Brief, Named } from '../../contracts/brief.ts';
import type { Intent } from '../../contracts/intent.ts';
import { oneLine } from '../material.ts';

/** What a typed action can mean, and what it has to name: the rules can resolve nothing else. */
const TYPED_ACTS = {
  talk: 'person',
  ask: 'person',
  tell: 'person',
  persuade: 'person',
  threaten: 'person',
  help: 'person',
  fight: 'person',
  give: 'item',
  go: 'place',
  take: 'thing',
  look: null,
  search: null,
  sneak: null,
  try: null,
  remember: null,
  rest: null,
  wait: null,
} as const satisfies Partial<Record<Intent['act'], string | null>>;
type TypedAct = keyof typeof TYPED_ACTS;

type TypedBrief = Pick<Brief, 'people' | 'place' | 'topics' | 'you'>;

const MOST = 30;

/** Asks what a typed action means here. Whom and what it can be about has numbers, so that nothing is made up. */
export function typedPrompt(text: string, brief: TypedBrief): string {
  const list = nameableIn(brief).map(({ name }, index) => `${index + 1} ${oneLine(name, 60)}`);
  return [
    `The reader types what they do: "${oneLine(text, 400)}"`,
    'Say what it means. Answer with JSON only:',
    `act: ${Object.keys(TYPED_ACTS).join(', ')}; unclear if it is none of them. try is anything that may go wrong.`,
    'target: the number of whom or what it is done to, or of where one goes. 0 for nothing.',
    'about: the number of what is asked or told about, or of what is given. 0 for nothing.',
    `Numbers: ${list.join(', ')}.`,
    'Shape: {"act":"look","target":0,"about":0}',
  ].join('\n');
}

export function typedSchema(brief: TypedBrief): JsonObject {
  const number = { enum: [0, ...nameableIn(brief).map((_, index) => index + 1)] };
  const properties = {
    act: { enum: [...Object.keys(TYPED_ACTS), 'unclear'] },
    target: number,
    about: number,
  };
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** What the answer means; null when it is unclear or names nothing that the act could be done to. */
export function typedIntent(text: string, json: Json, brief: TypedBrief): Intent | null {
  const { act, target: to, about } = isJsonObject(json) ? json : {};
  const list = nameableIn(brief);
  const known = (Object.keys(TYPED_ACTS) as TypedAct[]).find((one) => one === act);
  if (known === undefined) return null;
  const [target, other] = [list[Number(to) - 1]?.id, list[Number(about) - 1]?.id];
  const isA = (kind: string, id: string | undefined) => id?.startsWith(`${kind}:`) === true;
  const needed = TYPED_ACTS[known];
  if (
    known === 'give' ? !isA('person', target) || !isA('item', other) : needed !== null && !isA(needed, target)
  )
    return null;
  return {
    ...{ act: known, text },
    ...(known === 'ask' && { asked: text }),
    ...(target !== undefined && { target }),
    ...(other !== undefined && (isA('item', other) ? { item: other } : { topic: other })),
  };
}

function nameableIn({ people, place, topics, you }: TypedBrief): Named[] {
  const { things = [], exits = [] } = place ?? {};
  return [...people, ...exits, ...things, ...you.items, ...topics]
    .slice(0, MOST)
    .map(({ id, name }) => ({ id, name }));
}
