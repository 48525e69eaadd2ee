import { clausesOf } from './clauses.ts';

/** “You have until Friday to decide what to write”, “they must go through the wreck”. */
const HAS_TO =
  /\b(?:must|need(?:s|ed)? to|ha(?:s|ve) to|ha(?:s|ve) (?:until|till|only|but)\b[^.;:]{0,60}? to) (?!be\b|have\b)(\p{Ll}+ [^.;:!?—–]{3,80}?)(?=,? (?:because|since|so that|before|by)\b|[.,;:!?—–]|$)/u;
/** “The lock was changed yesterday, from the inside”: nobody says who did it. */
const WAS_DONE =
  /(?:^|\b(?:finds?|found|discovers?|learns?|sees?|notices?) that )((?:the|an?|her|his|your|their) (?:[\p{Ll}-]+ ){0,3}?[\p{Ll}-]+) ((?:was|were|has been|have been|has|have) (?:not )?(?:\p{Ll}+ed|\p{Ll}+en|gone|lost|cut|shut|left|torn|sold|broken|begun)\b.*)$/iu;
const LONGEST = 90;

/** What the author says has to be done, or what has happened about which something has to be done; null where nothing has. */
export function taskIn(sentences: readonly string[]): string | null {
  const plain = sentences.filter((text) => !/["“”]/.test(text));
  for (const text of plain) {
    const [, task] = HAS_TO.exec(text) ?? [];
    if (task !== undefined) return task;
  }
  for (const clause of plain.flatMap((text) => [text.replace(/[.]$/, ''), ...clausesOf(text)])) {
    const [, what = '', done = ''] = WAS_DONE.exec(clause) ?? [];
    const said = `${what} that ${done.replace(/, (?=from|by|in|on|at|with|without)/gu, ' ')}`;
    if (what !== '' && said.length <= LONGEST) return `decide what is to be done about ${said}`;
  }
  return null;
}
