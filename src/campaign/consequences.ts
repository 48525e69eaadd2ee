/** What a consequence of a beat sets for later conditions, when it is written in a form the engine reads. */
export type Consequence = { kind: 'player'; state: string } | { kind: 'world'; key: string; value: string };

const GAINS = /^(?:the )?player (?:gains|receives|gets|learns|acquires) ['‘"“](.+)['’"”]\.?$/i;
const LOSES = /^(?:the )?player loses ['‘"“](.+)['’"”]\.?$/i;
const RELATION = /^relationship with (.+?): (.+?)\.?$/i;
const FLAG = /^([\p{L}_][\p{L}\p{N}_ .-]*?): (.+?)\.?$/u;

/** Reads `Player gains '…'` and `<key>: <value>`. Whatever else it says is remembered, and no condition names it. */
export function readConsequence(sentence: string): Consequence | null {
  const text = sentence.trim();
  const state = GAINS.exec(text)?.[1];
  if (state !== undefined) return { kind: 'player', state };
  if (LOSES.test(text) || RELATION.test(text)) return null;
  const [, key, value = ''] = FLAG.exec(text) ?? [];
  return key === undefined ? null : { kind: 'world', key: key.trim(), value };
}
