import { emit, isJsonObject, runScript, type ToolInput } from '../../../src/sdk/index.ts';
import { type Memory, memories, narrateInput } from './telling/input.ts';
import { Ledger } from './telling/ledger.ts';
import { type Style, tellScene } from './telling/tell.ts';

runScript((call) => {
  const input = narrateInput(call.input);
  const saved = call.session.state['storyteller'];
  const ledger = new Ledger(isJsonObject(saved) ? saved : {}, input.scene);
  const paragraphs = tellScene(input, ledger, styleFrom(call.config['style']), recalled(call));
  emit.patch({ storyteller: ledger.patch(), narration: { paragraphs } });
  return `${paragraphs.length} paragraphs`;
});

function styleFrom(setting: unknown): Style {
  return setting === 'terse' || setting === 'poetic' ? setting : 'vivid';
}

/** What a tool before this one has recalled, whatever it is called. */
function recalled({ dependencies }: ToolInput): Memory[] {
  return Object.values(dependencies).flatMap((output) => {
    const found =
      output?.['memories'] ?? (isJsonObject(output?.['recall']) ? output['recall']['memories'] : undefined);
    return Array.isArray(found) ? memories(found, 'memories') : [];
  });
}
