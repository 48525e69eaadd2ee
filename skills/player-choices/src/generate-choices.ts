import {
  type ChoicesInput as ChoicesCall,
  defineScript,
  emit,
  type Intent,
  isAct,
  isJsonObject,
  type Json,
  type JsonObject,
  openRecords,
  readInput,
  type ToolInput,
} from '../../../src/sdk/index.ts';
import schema from '../schemas/generate-choices.input.schema.json' with { type: 'json' };
import { type Candidate, idOf } from './choosing/candidate.ts';
import { choose, type Offer } from './choosing/choose.ts';
import { genericChoices } from './choosing/generic.ts';
import { type ChoicesInput, choicesInput, type Memory } from './choosing/input.ts';
import { justDone, memoryFrom } from './choosing/past.ts';
import { type Choice, offerFrom } from './offering/offer.ts';
import { settingsFrom } from './offering/settings.ts';

/** How much of the past is looked at, and how long to wait for it. */
const MOST_RECENT = 40;
const MOST_WEIGHTY = 24;
const PATIENCE_MS = 1000;

export const script = defineScript(async (call) => {
  const given = readInput<ChoicesCall>(schema, call.input);
  if (given.brief.options.length > 0) {
    const { choices, worded } = offerFrom(
      given,
      numbersIn(call.session.state, 'worded'),
      settingsFrom(call.config),
    );
    emit.patch({ playerChoices: { worded } });
    emit.ui('narrative_choice', { choices: choices.map(({ text }) => text), details: choices.map(detailOf) });
    return `${choices.length} choices`;
  }
  const input = choicesInput(call.input);
  const { choices, memory } = await offer(input, call);
  emit.patch({ playerChoices: { offered: memory } });
  emit.ui('narrative_choice', { choices: choices.map(({ text }) => text), details: choices.map(detail) });
  return `${choices.length} choices`;
});

if (import.meta.main !== false) script.run();

/** The player is never left without a way to go on, whatever goes wrong in here. */
async function offer(input: ChoicesInput, call: ToolInput): Promise<Offer> {
  const options = settingsFrom(call.config);
  try {
    const memories = await remembered(input, call);
    const known = {
      prose: input.prose,
      past: { memories: [...justDone(input), ...memories], deed: input.deed?.text ?? '' },
      offered: numbersIn(call.session.state, 'offered'),
    };
    return choose(input, known, options);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    emit.log('error', 'Choices could not be found; the plainest are offered.');
    return { choices: genericChoices().slice(0, options.min), memory: {} };
  }
}

/**
 * The last that happened, then whatever weighed between the player and those who are here, however long ago, then what
 * the plan has recalled; newest first.
 */
async function remembered({ people, memories: found }: ChoicesInput, call: ToolInput): Promise<Memory[]> {
  if (call.host === null) return found;
  const book = openRecords(call);
  const look = (filters: JsonObject, most: number) =>
    book.match('memory', filters, { limit: most + 1, order: 'newest first' });
  const here = { npcId: people.map(({ id }) => id), significance: ['medium', 'high'] };
  const asked = Promise.all([
    look({}, MOST_RECENT),
    people.length === 0 ? [] : look(here, MOST_WEIGHTY),
  ]).catch((error: Error) => {
    emit.log('warn', `What happened before could not be looked up: ${error.message}`);
    return [[], []];
  });
  const [recent, weighty] = await Promise.race([asked, waited()]);
  // What this plan itself is writing down may or may not be there yet; a story must not depend on that.
  const isOwn = ({ id }: Memory) => call.requestId !== '' && id.startsWith(`${call.requestId}/`);
  const read = (records: readonly JsonObject[] = [], most: number) =>
    records
      .flatMap((record) => memoryFrom(record) ?? [])
      .filter((memory) => !isOwn(memory))
      .slice(0, most);
  const all = [...read(recent, MOST_RECENT), ...read(weighty, MOST_WEIGHTY), ...found];
  return [...new Map(all.map((memory) => [memory.id, memory])).values()];
}

function waited(): Promise<JsonObject[][]> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, []).unref());
}

function detail(choice: Candidate): JsonObject {
  const { text, hint, difficulty, because } = choice;
  return {
    id: idOf(choice),
    text,
    intent: { ...intentOf(choice) },
    ...(hint !== undefined && { hint }),
    ...(difficulty !== undefined && { difficulty }),
    because: because as unknown as Json,
  };
}

/** Tags that say more of what is done than the verb. */
const ACTS: Readonly<Record<string, Intent['act']>> = {
  amends: 'make_amends',
  favour: 'ask_favour',
  together: 'plan',
  force: 'force',
  climb: 'climb',
};

/** A candidate as the engine can resolve it. */
function intentOf({ verb: way, target, tags, text, stakes }: Candidate): Intent {
  const verb = way.replace(/:.*/, '');
  const tagged = (prefix: string) => tags.find((tag) => tag.startsWith(prefix));
  const topic = tagged('topic:') ?? tagged('person:');
  const [item, want] = [tagged('item:'), tagged('want:')];
  const [wanted, decides] = [markIn(tags, 'wanted'), markIn(tags, 'outcome')];
  const special = tags.flatMap((tag) => (Object.hasOwn(ACTS, tag) ? [ACTS[tag]] : []))[0];
  const plain = verb === 'talk' && topic !== undefined ? 'ask' : verb;
  return {
    act: special ?? (isAct(plain) ? plain : 'look'),
    text,
    stakes,
    ...(target !== undefined && { target }),
    ...(topic !== undefined && { topic }),
    ...(item !== undefined && { item }),
    ...(want !== undefined && { want }),
    ...(wanted !== null && { wanted }),
    ...(decides !== null && { decides }),
  };
}

/** `wanted:beat_002/0` as the moment of the plot it means. */
function markIn(tags: readonly string[], kind: string): { owner: string; index: number } | null {
  const mark = tags.find((tag) => tag.startsWith(`${kind}:`))?.slice(kind.length + 1);
  const at = mark?.lastIndexOf('/') ?? -1;
  return mark === undefined || at < 0
    ? null
    : { owner: mark.slice(0, at), index: Number(mark.slice(at + 1)) };
}

/** What the session keeps by fingerprint: when something was offered, and in which words. */
function numbersIn(state: JsonObject, key: 'offered' | 'worded'): Record<string, number> {
  const saved = state['playerChoices'];
  const kept = isJsonObject(saved) && isJsonObject(saved[key]) ? saved[key] : {};
  return Object.fromEntries(Object.entries(kept).filter(([, scene]) => typeof scene === 'number')) as Record<
    string,
    number
  >;
}

/** An option of the engine's, with the words that were found for it. */
function detailOf({ option, text, hint, difficulty }: Choice): JsonObject {
  const { id, intent, because, answers, roll, needs } = option;
  return {
    id,
    text,
    intent: { ...intent, text },
    ...(hint !== undefined && { hint }),
    ...(difficulty !== undefined && { difficulty }),
    ...(answers !== undefined && { answers }),
    ...(roll !== undefined && { odds: roll.odds as JsonObject }),
    ...(needs !== undefined && { needs }),
    because: because as unknown as Json,
  };
}
