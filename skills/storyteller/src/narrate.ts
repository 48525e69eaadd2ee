import { defineScript, emit, isJsonObject, type Telling, type ToolInput } from '../../../src/sdk/index.ts';
import { retell } from './retelling/retell.ts';
import { settingsFrom } from './retelling/settings.ts';
import { narrateInput } from './telling/input.ts';
import { rehearse } from './telling/rehearsal.ts';
import { tellScene } from './telling/tell.ts';
import { ToldHistory } from './telling/told-history.ts';

/** Scenes after which a machine that had no model is asked for one again. */
const ASK_AGAIN = 10;

export const script = defineScript(narrate, { rehearse });

if (import.meta.main !== false) script.run();

async function narrate(call: ToolInput): Promise<string> {
  const startedAt = Date.now();
  const input = narrateInput(call.input);
  const saved = call.session.state['storyteller'];
  const kept = isJsonObject(saved) ? saved : {};
  const history = new ToldHistory(kept, input.scene);
  const settings = settingsFrom(call.config, {
    isModelMissing: wasMissing(kept['modelMissing'], input.scene),
  });
  const telling = tellScene(input, history, settings.style);
  const { told, narrator, isModelMissing } = await retell({
    input,
    telling,
    history,
    settings,
    call,
    startedAt,
  });
  const paragraphs = [...telling.before, ...told, ...telling.after];
  const missing = isModelMissing ? { modelMissing: input.scene } : {};
  const isAuthored = input.authored !== null && telling.told.length === 0;
  const narration: Telling = {
    paragraphs,
    speakers: paragraphs.map((paragraph) => telling.speakers.get(paragraph) ?? null),
    writer: narrator !== 'built-in' ? 'model' : isAuthored ? 'authored' : 'built-in',
    ...(narrator !== 'built-in' && { model: narrator }),
    told: history.told,
    recalled: telling.recalls,
    ...(telling.question !== null && { question: telling.question }),
  };
  emit.patch({ storyteller: { ...history.patch(), ...missing }, narration: { ...narration } });
  return `${paragraphs.length} paragraphs by ${narrator}`;
}

/** A machine without a model is asked again now and then: one may have come. */
function wasMissing(scene: unknown, now: number): boolean {
  return typeof scene === 'number' && now >= scene && now - scene < ASK_AGAIN;
}
