import {
  askInStory,
  type ChoicesAnswer,
  type ChoicesInput,
  choicesPrompt,
  choicesSchema,
  emit,
  isNamedIn,
  namesIn,
  type Option,
  readChoices,
  ScriptError,
  type ToolInput,
} from '../../../../src/sdk/index.ts';

/** Has the model that told the scene say what can be done next; null when it does not answer. */
export async function askForChoices(
  { brief: whole, telling }: ChoicesInput,
  { host }: Pick<ToolInput, 'host'>,
): Promise<ChoicesAnswer | null> {
  // What the prose has not named after all cannot be picked.
  const names = namesIn(whole);
  const prose = telling.paragraphs.join('\n');
  const isNamed = ({ ifTold }: Option) =>
    ifTold === undefined || isNamedIn(prose, names.get(ifTold) ?? ifTold);
  const brief = { ...whole, options: whole.options.filter(isNamed) };
  try {
    const asked = { task: 'choices', prompt: choicesPrompt(brief), schema: choicesSchema(brief) };
    return readChoices(await askInStory(host, asked), brief);
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    emit.log('warn', `The model offers no choices: ${error.message}`, { code: error.code });
    return null;
  }
}
