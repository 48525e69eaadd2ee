/** What somebody is after, and what they hold to be so, in the author's words. */
export interface Stance {
  /** As it reads after “wants to”: `light the lamp again`. */
  want: string | null;
  /** As it reads after “thinks that”: `it is a prank`. */
  claim: string | null;
}

const STOP = '(?=,? (?:before|by|until|but|because|unless|when|while|for a price)\\b|[,.;:!?”"]|$)';
const WANTS = '(?:wants|would like|intends|means|hopes|plans|has decided|has sworn|is determined)';
const THINKS = '(?:thinks|believes|swears|claims|insists|says|is sure|is certain)';
/** What can be wanted done to something: “wants it broken up”, “wants the parrot back”. */
const DONE =
  '(?:\\p{Ll}+(?:ed|en)|gone|shut|sold|left|dead|back|kept|cut|found|burnt|built|hung|caught|put [\\p{Ll} ]+)(?: (?:up|down|off|away|out|back|alone|open))?';

/** What one can be told to do: “Carys says burn them”. */
const TOLD_TO =
  '(?:burn|bury|sell|keep|leave|let|throw|destroy|hide|give|forget|open|close|shut|call|ring|tell|stop|break|cut|run|wait|put|take|drop|send)';

/** What the author says of somebody who is called by one of these names. */
export function stanceOf(names: readonly string[], sentences: readonly string[]): Stance {
  const called = names.filter((name) => name.length > 1).map((name) => RegExp.escape(name));
  if (called.length === 0) return { want: null, claim: null };
  const who = `(?:^|[\\s;“])(?:${called.join('|')})(?:, [^,;:.]{2,60},| the \\p{Ll}+)? (?:still |now |only |just )?`;
  const find = (rest: string) =>
    sentences
      .map((sentence) => new RegExp(`${who}${rest}`, 'iu').exec(sentence)?.slice(1))
      .find((said) => said !== undefined);
  const plain = find(`${WANTS} to ([^,.;:!?]{4,70}?)${STOP}`)?.[0];
  const [what, done] =
    find(`wants ((?:the |an? |your |his |her )?[\\p{Ll} ]{2,30}?) (${DONE})(?=,? and\\b|${STOP.slice(3)}`) ??
    [];
  const told = find(
    `(?:says|said|told (?:you|me)|tells you) (?:to |that you should |that we should )?(${TOLD_TO}\\b[^.;:!?”"]{2,50}?)${STOP}`,
  )?.[0];
  const claim = find(
    `${THINKS}(?: that)? ((?:it|the|an?|there|your|nobody|somebody|this|they|all)\\b[^,.;:!?]{4,70}?)${STOP}`,
  )?.[0];
  const blamed = find(`blames ((?:the|an?|your|his|her) [^,.;:!?]{3,40}?)${STOP}`)?.[0];
  return {
    want: plain ?? (what === undefined ? (told ?? null) : `have ${what} ${done}`),
    claim:
      claim ?? (blamed === undefined ? null : `${blamed} ${/[^s]s$/.test(blamed) ? 'are' : 'is'} to blame`),
  };
}

/** The same said by whoever wants it: “sell my house”. */
export function inFirstPerson(want: string): string {
  return want
    .replace(/\b(?:herself|himself|themsel(?:f|ves))\b/gu, 'myself')
    .replace(/\b(?:her|his|their) (?=\p{L})/gu, 'my ')
    .replace(/\b(?:her|him)\b/gu, 'me');
}
