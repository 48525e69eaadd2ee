import { emit, isJsonObject, runScript } from '../../../src/sdk/index.ts';
import { narrateInput } from './telling/input.ts';
import { Ledger } from './telling/ledger.ts';
import { type Style, tellScene } from './telling/tell.ts';

runScript((call) => {
  const input = narrateInput(call.input);
  const saved = call.session.state['storyteller'];
  const ledger = new Ledger(isJsonObject(saved) ? saved : {}, input.scene);
  const paragraphs = tellScene(input, ledger, styleFrom(call.config['style']));
  emit.patch({ storyteller: ledger.patch(), narration: { paragraphs } });
  return `${paragraphs.length} paragraphs`;
});

function styleFrom(setting: unknown): Style {
  return setting === 'terse' || setting === 'poetic' ? setting : 'vivid';
}
