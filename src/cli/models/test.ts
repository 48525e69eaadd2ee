import { homeFolder } from '../../base/home.ts';
import { openLog } from '../../base/log.ts';
import { type ModelTest, testChosen } from '../../models/language/discover/test-model.ts';
import type { ModelsOptions } from './options.ts';

/** Asks the chosen model two short questions. */
export async function testChosenModel({ json }: ModelsOptions): Promise<void> {
  const home = homeFolder();
  const { model, test } = await testChosen(home, openLog(home));
  process.stdout.write(json === true ? `${JSON.stringify({ model, ...test })}\n` : format(model, test));
}

function format(model: string, test: ModelTest): string {
  const { firstWordMs, tokensPerSecond, json, contextTokens, cost, text } = test;
  const seconds = firstWordMs === null ? 'unknown' : `${(firstWordMs / 1000).toFixed(1)} s`;
  return [
    `${model} answers.`,
    `  first word       ${seconds}`,
    `  speed            ${tokensPerSecond === null ? 'unknown' : `${tokensPerSecond} tokens a second`}`,
    `  answers in JSON  ${json.holds ? 'yes' : `no: ${json.why}`}`,
    `  context          ${contextTokens} tokens`,
    `  cost of the test ${cost === null ? 'unknown' : `$${cost.toFixed(4)}`}`,
    '',
    text,
    '',
  ].join('\n');
}
