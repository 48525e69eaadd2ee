import { emit, isJsonObject, type Json, type JsonObject, runScript } from '../../../src/sdk/index.ts';
import { type Candidate, idOf } from './choosing/candidate.ts';
import { choose } from './choosing/choose.ts';
import { choicesInput } from './choosing/input.ts';

runScript((call) => {
  const input = choicesInput(call.input);
  const { choices, memory } = choose(input, proseFrom(call.dependencies), offersIn(call.session.state), {
    min: wholeNumber(call.config['minOptions'], 3),
    max: wholeNumber(call.config['maxOptions'], 4),
    hints: call.config['consequenceHintVerbosity'] !== 'none',
  });
  emit.patch({ playerChoices: { offered: memory } });
  emit.ui('narrative_choice', { choices: choices.map(({ text }) => text), details: choices.map(detail) });
  return `${choices.length} choices`;
});

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

function wholeNumber(setting: unknown, fallback: number): number {
  return typeof setting === 'number' && Number.isInteger(setting) && setting >= 1 && setting <= 6
    ? setting
    : fallback;
}
