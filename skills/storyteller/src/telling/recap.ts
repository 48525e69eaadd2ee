import type { Deed } from './input.ts';

/** What one may be remembered for, as it was done. A deed whose names are not all known is left out. */
const DONE: Readonly<Record<string, string>> = {
  give: 'gave {who} {item}',
  show: 'showed {who} {item}',
  help: 'helped {who}',
  comfort: 'comforted {who}',
  make_amends: 'made amends to {who}',
  promise: 'gave {who} your word',
  accept: 'said yes to {who}',
  refuse: 'refused {who}',
  confess: 'told {who} the truth',
  warn: 'warned {who}',
  accuse: 'accused {who}',
  threaten: 'threatened {who}',
  fight: 'fought {who}',
  deceive: 'lied to {who}',
  bargain: 'struck a bargain with {who}',
  persuade: 'won {who} over',
  trade: 'traded secrets with {who}',
  keep: 'kept what you knew of {who} to yourself',
  take: 'took {item}',
  steal: 'stole {item}',
};
const TOLD = 'told {who} what you knew';

/** A deed in the past, without its subject: “gave Iz the lamp”. Null for what nobody is remembered for. */
export function donePast({
  act,
  target,
  item,
  fact,
  decision,
  result,
}: Pick<Deed, 'act' | 'target' | 'item' | 'fact' | 'decision' | 'result'>): string | null {
  // The ending itself is about what was decided.
  if (decision !== null || result === 'failure') return null;
  const line = act === 'tell' && fact !== null ? TOLD : DONE[act];
  if (line === undefined) return null;
  const who = target?.id.startsWith('person:') ? target.name : '';
  const done = line.replace('{who}', who).replace('{item}', item?.name ?? '');
  const isWhole = (!line.includes('{who}') || who !== '') && (!line.includes('{item}') || item !== null);
  return isWhole ? done : null;
}
