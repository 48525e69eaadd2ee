/** What a consequence of a beat sets for later conditions, when it is written in a form the engine reads. */
export type Consequence = { kind: 'player'; state: string } | { kind: 'world'; key: string; value: string };

const QUOTED = `['‘"“](.+)['’"”]`;

/** The forms that change something, each with what it is about; the engine carries out what the validator checks. */
export const GAINS = new RegExp(
  `^(?:the )?player (?:gains|receives|gets|learns|acquires) ${QUOTED}\\.?$`,
  'i',
);
export const LOSES = new RegExp(`^(?:the )?player (?:loses|gives up|no longer has) ${QUOTED}\\.?$`, 'i');
export const RELATION = /^relationship with (.+?): (.+?)\.?$/is;
export const BECOMES = /^(.+?) (?:becomes|is now|turns) (.+?)\.?$/is;
export const DIES =
  /^(.+?) (?:dies|died|is dead|is killed|is murdered|has died|drowns|is now dead|becomes dead)\b/i;
export const FLAG = /^([\p{L}_][\p{L}\p{N}_ .-]*?): (.+?)\.?$/su;

/** Reads `Player gains '…'` and `<key>: <value>`. Whatever else it says is remembered, and no condition names it. */
export function readConsequence(sentence: string): Consequence | null {
  const text = sentence.trim();
  const state = GAINS.exec(text)?.[1];
  if (state !== undefined) return { kind: 'player', state };
  if (LOSES.test(text) || RELATION.test(text)) return null;
  const [, key, value = ''] = FLAG.exec(text) ?? [];
  return key === undefined ? null : { kind: 'world', key: key.trim(), value };
}

/** Of whom a consequence speaks, when it has a form that changes somebody; undefined for all others. */
export function subjectOf(sentence: string): { name: string; isRelation: boolean } | undefined {
  const text = sentence.trim();
  if (GAINS.test(text) || LOSES.test(text)) return undefined;
  const related = RELATION.exec(text)?.[1];
  if (related !== undefined) return { name: related, isRelation: true };
  const name = (DIES.exec(text) ?? BECOMES.exec(text))?.[1];
  return name === undefined ? undefined : { name, isRelation: false };
}
