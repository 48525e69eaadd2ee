import {
  type ChoicesInput,
  defineScript,
  emit,
  isJsonObject,
  type Json,
  type JsonObject,
  readInput,
} from '../../../src/sdk/index.ts';
import schema from '../schemas/generate-choices.input.schema.json' with { type: 'json' };
import { askForChoices } from './by-model/ask.ts';
import { offerByModel } from './by-model/offer.ts';
import { ANYTHING } from './offering/anything.ts';
import { type Choice, offerFrom } from './offering/offer.ts';
import { settingsFrom } from './offering/settings.ts';

export const script = defineScript(async (call) => {
  const input = readInput<ChoicesInput>(schema, call.input);
  const { brief, telling } = input;
  const settings = settingsFrom(call.config);
  // Nobody is left without a way to go on.
  const options = brief.options.length > 0 ? brief.options : ANYTHING.slice(0, settings.max);
  const offer = offerFrom({ ...input, brief: { ...brief, options } }, wordedIn(call.session.state), settings);
  // Whoever told the scene says what can be done about it; the author's own choices stay as they are.
  const isAuthors = brief.authored?.hasChoices === true && !brief.authored.generated;
  const isModels = telling.writer === 'model' && brief.options.length > 0 && !isAuthors;
  const answer = isModels ? await askForChoices(input, call) : null;
  const { choices, question } =
    answer === null
      ? { choices: offer.choices, question: null }
      : offerByModel(answer, input, offer.choices, offer.wordedFor, settings);
  emit.patch({ playerChoices: { worded: offer.worded } });
  emit.ui('narrative_choice', {
    choices: choices.map(({ text }) => text),
    details: choices.map(detailOf),
    ...(question !== null && { question: { ...question } }),
  });
  return `${choices.length} choices${answer === null ? '' : ' by the model'}`;
});

if (import.meta.main !== false) script.run();

/** An option of the engine's, with the words that were found for it. */
function detailOf({ option, text, hint, difficulty, isOwn }: Choice): JsonObject {
  const { id, intent, because, answers, roll, needs } = option;
  return {
    id,
    text,
    intent: { ...intent, text },
    ...(isOwn === true && { own: true }),
    ...(hint !== undefined && { hint }),
    ...(difficulty !== undefined && { difficulty }),
    ...(answers !== undefined && { answers }),
    ...(roll !== undefined && { odds: roll.odds as JsonObject }),
    ...(needs !== undefined && { needs }),
    because: because as Json,
  };
}

/** In which scene each wording was last used. */
function wordedIn(state: JsonObject): Record<string, number> {
  const saved = state['playerChoices'];
  const worded = isJsonObject(saved) && isJsonObject(saved['worded']) ? saved['worded'] : {};
  return Object.fromEntries(
    Object.entries(worded).filter(([, scene]) => typeof scene === 'number'),
  ) as Record<string, number>;
}
