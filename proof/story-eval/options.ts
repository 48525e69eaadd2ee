import { isJsonObject, type Json, type JsonObject } from '../../src/base/json.ts';

/**
 * The answer with options by what they do instead of by number, or the other way round. Numbers change with every change
 * of the program; what an option does changes seldom. What the prompt does not offer is left out.
 */
export function byName(answer: JsonObject, prompt: string): JsonObject {
  const offered = optionsIn(prompt);
  return withOptions(answer, (option) => (typeof option === 'number' ? offered[option - 1] : undefined));
}

export function byNumber(answer: JsonObject, prompt: string): JsonObject {
  const offered = optionsIn(prompt);
  return withOptions(answer, (option) => {
    const at = typeof option === 'string' ? offered.indexOf(option) : -1;
    return at === -1 ? undefined : at + 1;
  });
}

function withOptions(
  answer: JsonObject,
  renamed: (option: Json | undefined) => Json | undefined,
): JsonObject {
  const { choices } = answer;
  if (!Array.isArray(choices)) return answer;
  const kept = choices.filter(isJsonObject).flatMap((choice) => {
    const option = renamed(choice['option']);
    return option === undefined ? [] : [{ ...choice, option }];
  });
  return { ...answer, choices: kept };
}

/** What each numbered line of a prompt for choices does, without odds and costs. */
function optionsIn(prompt: string): string[] {
  return prompt
    .split('\n')
    .flatMap((line) => /^\d+\. (?<deed>[^|]+)/u.exec(line)?.groups?.['deed']?.trim() ?? []);
}

/** The text that has the most words in common with what is wanted. */
export function nearest<Entry extends { text: string }>(
  wanted: string,
  entries: readonly Entry[],
): Entry | undefined {
  const words = new Set(wordsIn(wanted));
  const common = ({ text }: Entry) => wordsIn(text).filter((word) => words.has(word)).length;
  return entries.toSorted((one, other) => common(other) - common(one))[0];
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
