import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import { ACTS } from '../rules/acts.ts';

/** Stories of earlier versions kept a promise as a sentence: `you will bring the lamp`. Only here is such a sentence read. */
const WILL = /^(?<broke>you broke your word: )?(?:you|.{1,60}?) will (?<deed>.+)$/su;
const ASKED_FOR_TIME = 'you asked for time';
/** What was to be told to nobody: the words of a fact, or a few that say what it is. */
const SILENCE =
  /^(?:tell nobody: |(?:say|tell) nothing (?:to .+? )?(?:of|about) |not (?:tell|speak of) )(?<what>.+)$/su;

/** What is open in a saved story, with what was promised as a bare clause and, as far as the words say it, as a deed. */
export function dueOf(saved: Json | undefined): JsonObject[] {
  return (Array.isArray(saved) ? saved : []).filter(isJsonObject).map(upgraded);
}

function upgraded(due: JsonObject): JsonObject {
  const { kind, text } = due;
  if (typeof text !== 'string') return due;
  if (kind === 'promise' && text === ASKED_FOR_TIME) return { ...due, text: 'give an answer' };
  const { broke, deed } = WILL.exec(text)?.groups ?? {};
  if (deed === undefined) return due;
  if (kind === 'grievance')
    return broke === undefined ? due : { ...due, text: `you broke your word: ${deed}` };
  if (kind !== 'promise' && kind !== 'word') return due;
  const isTyped = kind === 'word' || due['deed'] !== undefined;
  return { ...due, text: deed, ...(!isTyped && deedIn(deed)) };
}

/** The deed of a promise: what is not to be told, or an act of one word, which is for whom it was promised to. */
function deedIn(words: string): { deed?: JsonObject } {
  const what = SILENCE.exec(words)?.groups?.['what'];
  if (what !== undefined) return { deed: { act: 'tell', what, not: true } };
  const act = ACTS.find((one) => one === words);
  return act === undefined ? {} : { deed: { act } };
}
