import { emit, isJsonObject, runScript, type ToolInput } from '../../../src/sdk/index.ts';
import { retell } from './retelling/retell.ts';
import { settingsFrom } from './retelling/settings.ts';
import { type Memory, memories, narrateInput } from './telling/input.ts';
import { Ledger } from './telling/ledger.ts';
import { tellScene } from './telling/tell.ts';

runScript(async (call) => {
  const startedAt = Date.now();
  const input = narrateInput(call.input);
  const settings = settingsFrom(call.config);
  const saved = call.session.state['storyteller'];
  const ledger = new Ledger(isJsonObject(saved) ? saved : {}, input.scene);
  const telling = tellScene(input, ledger, settings.style, recalled(call));
  const { told, narrator } = await retell({ input, telling, ledger, settings, call, startedAt });
  const paragraphs = [...telling.before, ...told, ...telling.after];
  emit.patch({ storyteller: ledger.patch(), narration: { paragraphs, narrator } });
  return `${paragraphs.length} paragraphs by ${narrator}`;
});

/** What a tool before this one has recalled, whatever it is called. */
function recalled({ dependencies }: ToolInput): Memory[] {
  return Object.values(dependencies).flatMap((output) => {
    const found = output?.['memories'];
    return Array.isArray(found) ? memories(found, 'memories') : [];
  });
}
