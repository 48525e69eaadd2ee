import {
  emit,
  isJsonObject,
  type Json,
  type JsonObject,
  openRecords,
  runScript,
  type ToolInput,
} from '../../../src/sdk/index.ts';
import { type Candidate, idOf } from './choosing/candidate.ts';
import { choose, type Offer } from './choosing/choose.ts';
import { genericChoices } from './choosing/generic.ts';
import { type ChoicesInput, choicesInput } from './choosing/input.ts';
import { withKeptScores } from './choosing/kept.ts';
import { justDone, type Memory, memoryFrom, recalled } from './choosing/past.ts';
import { optionsFrom } from './choosing/settings.ts';

/** How much of the past is looked at, and how long to wait for it. */
const MOST_RECENT = 40;
const MOST_WEIGHTY = 24;
const PATIENCE_MS = 1000;

runScript(async (call) => {
  const input = withKeptScores(choicesInput(call.input), call.dependencies);
  const { choices, memory } = await offer(input, call);
  emit.patch({ playerChoices: { offered: memory } });
  emit.ui('narrative_choice', { choices: choices.map(({ text }) => text), details: choices.map(detail) });
  return `${choices.length} choices`;
});

/** The player is never left without a way to go on, whatever goes wrong in here. */
async function offer(input: ChoicesInput, call: ToolInput): Promise<Offer> {
  const options = optionsFrom(call.config);
  try {
    const memories = await remembered(input, call);
    const known = {
      prose: proseFrom(call.dependencies),
      past: { memories: [...justDone(input), ...memories], deed: input.deed?.text ?? '' },
      offered: offersIn(call.session.state),
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
async function remembered({ people }: ChoicesInput, call: ToolInput): Promise<Memory[]> {
  const found = recalled(call.dependencies);
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
  const { verb: way, target, tags, text, stakes, hint, difficulty, because } = choice;
  const verb = way.replace(/:.*/, '');
  return {
    id: idOf(choice),
    text,
    intent: { verb, ...(target !== undefined && { target }), text, stakes, tags },
    ...(hint !== undefined && { hint }),
    ...(difficulty !== undefined && { difficulty }),
    because: because as unknown as Json,
  };
}

/** What was just told, if a narrator ran before: choices take up what it mentioned. */
function proseFrom(dependencies: Record<string, JsonObject | null>): string {
  return Object.values(dependencies)
    .map((output) => output?.['narration'])
    .flatMap((narration) =>
      isJsonObject(narration) && Array.isArray(narration['paragraphs']) ? narration['paragraphs'] : [],
    )
    .filter((paragraph) => typeof paragraph === 'string')
    .join('\n');
}

function offersIn(state: JsonObject): Record<string, number> {
  const saved = state['playerChoices'];
  const offered = isJsonObject(saved) && isJsonObject(saved['offered']) ? saved['offered'] : {};
  return Object.fromEntries(
    Object.entries(offered).filter(([, scene]) => typeof scene === 'number'),
  ) as Record<string, number>;
}
