import type { JsonObject } from '../../../base/json.ts';
import type { LanguageModel } from '../../../models/language/language-model.ts';
import { question } from '../../../models/language/messages.ts';
import type { WriteWithModel } from './writer.ts';

/** The language model of this home as a writer; null when there is none. */
export async function localWriter(model: LanguageModel): Promise<WriteWithModel | null> {
  const choice = await model.choice('enrich');
  if (choice.kind === 'none') return null;
  return {
    modelId: choice.id,
    contextTokens: choice.contextTokens,
    isElsewhere: choice.kind === 'server',
    isByHand: choice.kind === 'server' && choice.provider === 'bridge',
    async write({ prefix, prompt, schema, signal }) {
      // The round trip through JSON leaves typebox's hidden markers behind.
      const plain = JSON.parse(JSON.stringify(schema)) as JsonObject;
      const { json } = await model.generate({
        task: 'enrich',
        messages: question(prefix, prompt),
        schema: plain,
        signal,
      });
      return json;
    },
  };
}
