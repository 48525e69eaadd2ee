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
import { ANYTHING } from './offering/anything.ts';
import { type Choice, offerFrom } from './offering/offer.ts';
import { settingsFrom } from './offering/settings.ts';

export const script = defineScript(async (call) => {
  const input = readInput<ChoicesInput>(schema, call.input);
  const { brief } = input;
  const settings = settingsFrom(call.config);
  // Nobody is left without a way to go on.
  const options = brief.options.length > 0 ? brief.options : ANYTHING.slice(0, settings.max);
  const offer = offerFrom({ ...input, brief: { ...brief, options } }, wordedIn(call.session.state), settings);
  emit.patch({ playerChoices: { worded: offer.worded } });
  emit.ui('narrative_choice', {
    choices: offer.choices.map(({ text }) => text),
    details: offer.choices.map(detailOf),
  });
  return `${offer.choices.length} choices`;
});

if (import.meta.main !== false) script.run();

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

/** In which scene each wording was last used. */
function wordedIn(state: JsonObject): Record<string, number> {
  const saved = state['playerChoices'];
  const worded = isJsonObject(saved) && isJsonObject(saved['worded']) ? saved['worded'] : {};
  return Object.fromEntries(
    Object.entries(worded).filter(([, scene]) => typeof scene === 'number'),
  ) as Record<string, number>;
}
