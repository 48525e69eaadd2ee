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
  ownAgainPrompt,
  ownSchema,
  readChoices,
  ScriptError,
  type ToolInput,
} from '../../../../src/sdk/index.ts';
import { asWay, whyNotOwn } from './own.ts';

type Own = ChoicesAnswer['own'];

/** The model's own choices that the rules can take; for the others it is told once why not, and may give others. */
async function ownThatCanBe(
  given: Own,
  brief: ChoicesInput['brief'],
  { host, earlier }: Pick<ToolInput, 'host'> & { earlier: { prompt: string; answer: string }[] },
): Promise<Own> {
  const own = given.map((one) => asWay(one, brief));
  const refused = own.flatMap((one) => {
    const reason = whyNotOwn(one, brief);
    return reason === null ? [] : [{ text: one.text, reason }];
  });
  const good = own.filter((one) => whyNotOwn(one, brief) === null);
  if (refused.length === 0) return good;
  for (const { text, reason } of refused)
    emit.log('info', `A choice of the model’s cannot be offered: ${reason}`, { text });
  const asked = { task: 'choices', prompt: ownAgainPrompt(refused), schema: ownSchema(brief), earlier };
  const json = await askInStory(host, asked).catch((error: unknown) => {
    if (error instanceof ScriptError) return null;
    throw error;
  });
  const again = readChoices(json, brief)
    .own.map((one) => asWay(one, brief))
    .filter((one) => whyNotOwn(one, brief) === null);
  return [...good, ...again].slice(0, own.length);
}

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
    const json = await askInStory(host, asked);
    const answer = readChoices(json, brief);
    const earlier = [{ prompt: asked.prompt, answer: JSON.stringify(json) }];
    return { ...answer, own: await ownThatCanBe(answer.own, brief, { host, earlier }) };
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    emit.log('warn', `The model offers no choices: ${error.message}`, { code: error.code });
    return null;
  }
}
