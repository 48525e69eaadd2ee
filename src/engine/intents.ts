import { isJsonObject, type Json } from '../base/json.ts';
import type { AuthoredMark, Intent, PlotMark } from '../contracts/intent.ts';
import { actIn } from '../planner/verbs.ts';
import { isAct } from '../rules/acts.ts';

const IDS = ['target', 'topic', 'item', 'want', 'fact', 'stat', 'stakes', 'asked'] as const;
/** What a choice was about in stories saved before intents had fields for it. */
const TAGS: readonly (readonly [tag: string, field: 'topic' | 'item' | 'want'])[] = [
  ['topic', 'topic'],
  ['person', 'topic'],
  ['item', 'item'],
  ['want', 'want'],
];

/** An intent as a skill offers it or a story has kept it; words alone are read for what they mean. */
export function intentFrom(value: Json | undefined, text: string): Intent {
  if (!isJsonObject(value)) return { act: actIn(text) ?? 'look', text };
  const ids = Object.fromEntries(
    IDS.flatMap((key) => (typeof value[key] === 'string' ? [[key, value[key]] as const] : [])),
  );
  const tags = Array.isArray(value['tags']) ? value['tags'].filter((tag) => typeof tag === 'string') : [];
  const marks = { wanted: markFrom(value['wanted']), decides: markFrom(value['decides']) };
  const authored = authoredFrom(value['authored']);
  return {
    act: actFrom(value['act'] ?? value['verb'], tags, text),
    text,
    ...fromTags(tags),
    ...ids,
    ...alongIn(value),
    ...(marks.wanted && { wanted: marks.wanted }),
    ...(marks.decides && { decides: marks.decides }),
    ...(authored && { authored }),
  };
}

/** Who goes along, by their ids. */
export function alongIn(value: Json | undefined): Pick<Intent, 'along'> {
  const listed = isJsonObject(value) && Array.isArray(value['along']) ? value['along'] : [];
  const along = listed.filter((id) => typeof id === 'string').slice(0, MOST_ALONG);
  return along.length === 0 ? {} : { along };
}

const MOST_ALONG = 8;

function actFrom(word: Json | undefined, tags: readonly string[], text: string): Intent['act'] {
  if (tags.includes('amends')) return 'make_amends';
  if (tags.includes('favour')) return 'ask_favour';
  return typeof word === 'string' && isAct(word) ? word : (actIn(text) ?? 'look');
}

function fromTags(tags: readonly string[]): Partial<Intent> {
  const found = TAGS.flatMap(([tag, field]) =>
    tags.filter((entry) => entry.startsWith(`${tag}:`)).map((entry) => [field, entry] as const),
  ).reverse();
  const wanted = tags.map((tag) => markIn(tag, 'wanted')).find((mark) => mark !== null);
  const decides = tags.map((tag) => markIn(tag, 'outcome')).find((mark) => mark !== null);
  return { ...Object.fromEntries(found), ...(wanted && { wanted }), ...(decides && { decides }) };
}

function markIn(tag: string, kind: string): PlotMark | null {
  const [, owner, index] = new RegExp(`^${kind}:(.+)/(\\d+)$`).exec(tag) ?? [];
  return owner === undefined ? null : { owner, index: Number(index) };
}

function markFrom(value: Json | undefined): PlotMark | null {
  if (!isJsonObject(value)) return null;
  const { owner, index } = value;
  return typeof owner === 'string' && Number.isInteger(index) ? { owner, index: Number(index) } : null;
}

function authoredFrom(value: Json | undefined): AuthoredMark | null {
  if (!isJsonObject(value)) return null;
  const { index, stat, modifier } = value;
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0) return null;
  return {
    index,
    ...(typeof stat === 'string' && { stat }),
    ...(typeof modifier === 'number' && { modifier: Math.max(-3, Math.min(3, Math.round(modifier))) }),
  };
}
