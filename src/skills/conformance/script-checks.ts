import { NarratoriaError } from '../../base/errors.ts';
import type { JsonObject } from '../../base/json.ts';
import type { ProtocolEvent } from '../../contracts/event.ts';
import type { Skill, SkillScript } from '../skill.ts';
import type { TestBench } from './bench.ts';
import type { CheckSheet } from './checks.ts';
import { type Example, loadExamples } from './examples.ts';
import { compareFootprints, takeFootprint } from './footprint.ts';
import { generateInput } from './generate-input.ts';
import { type InputSchema, loadInputSchema } from './input-schema.ts';
import { toLine } from './practice-call.ts';
import type { PracticeHost } from './practice-host.ts';
import { ScriptUnderTest } from './subject.ts';
import { tryInvalidInput, tryUnknownFields, tryUnreadableInput } from './try-bad-input.ts';
import { tryExamples } from './try-examples.ts';
import { tryPrewarm } from './try-prewarm.ts';

interface ScriptCheckOptions {
  skill: Skill;
  script: SkillScript;
  config: JsonObject;
  bench: TestBench;
  sheet: CheckSheet;
  host: PracticeHost | null;
}

/** All checks of one script: its papers first, then how it behaves. */
export async function checkScript({
  skill,
  script,
  config,
  bench,
  sheet,
  host,
}: ScriptCheckOptions): Promise<void> {
  const look = () => Promise.all([skill.folder, bench.standIn].map(takeFootprint));
  const before = await look();
  const subject = new ScriptUnderTest({ script, skill, config, bench, sheet, host });
  try {
    const { schema, examples } = await papersOf(subject);
    await behave(subject, examples, schema, host);
  } catch (error) {
    if (!(error instanceof NarratoriaError)) throw error;
    sheet.fail('starts', [error.message, error.hint].filter((part) => part !== undefined).join(' '));
    return;
  } finally {
    subject.release();
  }
  const after = await look();
  const changes = before.flatMap((footprint, index) =>
    compareFootprints(footprint, after[index] ?? footprint),
  );
  sheet.settle(
    'own-folder',
    [...new Set(changes)].map((change) => `It ${change} in the skill folder. ${KEEP_TO_DATA}`),
  );
}

/** What a script writes with its examples; nothing when it cannot be started. */
export async function exampleEvents(options: ScriptCheckOptions): Promise<ProtocolEvent[]> {
  const subject = new ScriptUnderTest(options);
  const events: ProtocolEvent[] = [];
  try {
    for (const example of (await papersOf(subject)).examples) {
      const { transcript } = await subject.attempt({ text: toLine(await subject.callFor(example)) });
      events.push(...transcript.events);
    }
  } catch (error) {
    if (!(error instanceof NarratoriaError)) throw error;
  }
  return events;
}

async function papersOf({ skill, script, sheet }: ScriptUnderTest) {
  const entry = skill.manifest.scripts?.find(({ name }) => name === script.name);
  const schema = await checkInputSchema(skill, entry?.inputSchema, sheet);
  return { schema, examples: await checkExamples(skill, entry?.examples, schema, sheet) };
}

const KEEP_TO_DATA = 'Write to the working folder, which is the data folder of the skill, and nowhere else.';

async function behave(
  subject: ScriptUnderTest,
  examples: readonly Example[],
  schema: InputSchema | null,
  host: PracticeHost | null,
): Promise<void> {
  host?.takeFailures();
  const good = await tryExamples(subject, examples);
  if (host !== null)
    subject.sheet.settle(
      'host-calls',
      host.takeFailures().map((failure) => `With its examples, it ${failure}`),
    );
  if (good !== null) {
    await tryUnknownFields(subject, good, schema);
    await tryUnreadableInput(subject, schema);
    if (schema !== null) await tryInvalidInput(subject, schema, good);
    if (subject.script.prewarm) await tryPrewarm(subject, good);
  }
  const { leftovers } = subject;
  const processes = leftovers === 1 ? 'a process' : `${leftovers} processes`;
  subject.sheet.settle(
    'no-leftovers',
    leftovers === 0
      ? []
      : [
          `It ended and left ${processes} running. Wait for what you start, or stop it, before you exit; the runtime kills the rest.`,
        ],
  );
}

async function checkInputSchema(
  skill: Skill,
  name: string | undefined,
  sheet: CheckSheet,
): Promise<InputSchema | null> {
  if (name === undefined) return null;
  const schema = await loadInputSchema(skill.folder, name);
  if (typeof schema === 'string') {
    sheet.fail('input-schema', schema);
    return null;
  }
  sheet.settle('input-schema', schema.remarks);
  return schema;
}

/** The examples of the manifest; without any, an input made from the schema, or an empty one. */
async function checkExamples(
  skill: Skill,
  name: string | undefined,
  schema: InputSchema | null,
  sheet: CheckSheet,
): Promise<Example[]> {
  if (name !== undefined) {
    const { examples, problems } = await loadExamples(skill.folder, name, schema);
    sheet.settle(
      'examples',
      problems,
      `${examples.length} ${examples.length === 1 ? 'example' : 'examples'}`,
    );
    if (examples.some(({ expect }) => expect !== 'failure')) return examples;
    return [...examples, madeUp(schema === null ? {} : (generateInput(schema) ?? {}))];
  }
  if (schema === null) {
    sheet.pass('examples', 'no examples, so it was tried with {}');
    return [madeUp({})];
  }
  const input = generateInput(schema);
  if (input === null) {
    const advice = 'Give the script "examples" in skill.json, a file with a list of inputs.';
    sheet.fail('examples', `No input that fits the inputSchema could be made up. ${advice}`);
    return [madeUp({})];
  }
  sheet.pass(
    'examples',
    `no examples, so it was tried with an input made up from its schema: ${JSON.stringify(input)}`,
  );
  return [madeUp(input)];
}

function madeUp(input: JsonObject): Example {
  return { label: `the input ${JSON.stringify(input)}`, input, expect: null };
}
