import { emit, isJsonObject, type JsonObject, runScript } from '../../../src/sdk/index.ts';
import { type NarrateInput, narrateInput } from './telling/input.ts';
import { Ledger } from './telling/ledger.ts';
import { type Style, tellScene } from './telling/tell.ts';

runScript((call) => {
  const input = withRoll(narrateInput(call.input), call.dependencies);
  const saved = call.session.state['storyteller'];
  const ledger = new Ledger(isJsonObject(saved) ? saved : {}, input.scene);
  const paragraphs = tellScene(input, ledger, styleFrom(call.config['style']));
  emit.patch({ storyteller: ledger.patch(), narration: { paragraphs } });
  return `${paragraphs.length} paragraphs`;
});

/** The deed as the dice have decided it. */
function withRoll(input: NarrateInput, dependencies: Record<string, JsonObject | null>): NarrateInput {
  if (input.roll === null) return input;
  const rolled = Object.values(dependencies)
    .map((output) => (isJsonObject(output?.['roll']) ? output['roll']['outcome'] : undefined))
    .find((outcome) => outcome === 'failure' || outcome === 'partial' || outcome === 'success');
  return { ...input, deed: input.roll.deeds[rolled ?? input.roll.otherwise] };
}

function styleFrom(setting: unknown): Style {
  return setting === 'terse' || setting === 'poetic' ? setting : 'vivid';
}
