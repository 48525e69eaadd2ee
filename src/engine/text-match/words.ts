import { remembering } from '../../base/remembering.ts';
import { stem } from '../../base/words.ts';

const COMMON =
  /^(?:the|an?|and|or|of|to|in|on|at|is|are|was|be|been|has|have|had|with|for|by|from|that|this|it|its|you|your|player|he|she|they|his|her|their|into|as|about|over|out|up|down|off|back)$/;

/** Words that mean the same in what authors say of people; the first stands for all. */
const SAME: readonly string[] = [
  'angry furious enraged irate incensed livid',
  'afraid frightened scared terrified fearful',
  'friendly warm cordial amiable kindly',
  'hostile unfriendly antagonistic',
  'hurt injured wounded harmed',
  'dead deceased slain killed',
  'alive living',
  'ally allied companion',
  'enemy foe adversary',
  'happy glad delighted joyful',
  'sad unhappy sorrowful grieving',
  'wary suspicious mistrustful cautious',
  'loyal devoted faithful',
  'missing vanished disappeared',
  'present here',
  'absent away gone',
  'known met',
];

/** What cannot be so at the same time, however near the model finds the two. */
const OPPOSITES: readonly string[] = [
  'friendly hostile',
  'friendly angry',
  'dead alive',
  'trust distrust',
  'ally enemy',
  'happy sad',
  'loyal disloyal',
  'present absent',
  'known unknown',
  'open close',
  'guilty innocent',
  'honest dishonest',
  'kept broken',
  'won lost',
  'rich poor',
  'awake asleep',
];

const STANDS_FOR = new Map(
  SAME.flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return [first, ...others].map((word): [string, string] => [bare(word), bare(first)]);
  }),
);
const OPPOSITE_OF = new Map(
  OPPOSITES.flatMap((line) => {
    const [one = '', other = ''] = line.split(' ').map(bare);
    return [
      [one, other],
      [other, one],
    ] as [string, string][];
  }).reduce(
    (all, [one, other]) => all.set(one, [...(all.get(one) ?? []), other]),
    new Map<string, string[]>(),
  ),
);

/** Words that mean something, without their endings, those of one meaning alike. */
export const stems = remembering((text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !COMMON.test(word))
    .map((word) => STANDS_FOR.get(bare(word)) ?? bare(word)),
);

function bare(word: string): string {
  return stem(word.replace(/(?<=.{4})ly$/, ''));
}

/** What share of the wanted words is said. */
export function shareOf(wanted: readonly string[], said: readonly string[]): number {
  const needed = new Set(wanted);
  const there = new Set(said);
  return needed.size === 0 ? 0 : [...needed].filter((stem) => there.has(stem)).length / needed.size;
}

/** Whether something is wanted of which the opposite is said. */
export function contradicts(wanted: readonly string[], said: readonly string[]): boolean {
  return wanted.some((stem) => OPPOSITE_OF.get(stem)?.some((opposite) => said.includes(opposite)));
}

/** Names in a text: words with a capital that do not begin a sentence. */
export function namesIn(text: string): string[] {
  const names = [...text.matchAll(/(?<=[\p{L},;] )\p{Lu}[\p{L}’']+/gu)].map(([name]) => name);
  return names.map((name) => name.toLowerCase().replace(/[’']s$/, ''));
}
