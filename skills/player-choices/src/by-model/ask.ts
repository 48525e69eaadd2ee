import {
  type ChoicesAnswer,
  type ChoicesInput,
  callHost,
  choicesPrompt,
  choicesSchema,
  emit,
  isJsonObject,
  readChoices,
  ScriptError,
  type ToolInput,
} from '../../../../src/sdk/index.ts';

/** Has the model that told the scene say what can be done next; null when it does not answer. */
export async function askForChoices(
  { brief }: ChoicesInput,
  { host }: Pick<ToolInput, 'host'>,
): Promise<ChoicesAnswer | null> {
  const params = { task: 'choices', story: true, prompt: choicesPrompt(brief), schema: choicesSchema(brief) };
  try {
    const result = await callHost(host, 'generate', params, {
      signal: new AbortController().signal,
      onProgress: () => {},
    });
    return readChoices(isJsonObject(result) ? (result['json'] ?? null) : null, brief);
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    emit.log('warn', `The model offers no choices: ${error.message}`, { code: error.code });
    return null;
  }
}
