import type { Brief, Deed } from '../contracts/brief.ts';
import type { Effect } from '../contracts/effect.ts';
import { opinionName } from '../rules/opinion.ts';
import { clause, oneLine } from './material.ts';

const RESULTS = {
  success: 'It succeeds.',
  partial: 'It succeeds only in part, and at a price.',
  failure: 'It fails, and that costs something.',
} as const;

const OUTCOMES = { done: '', refused: 'It is refused.', nothing: 'Nothing comes of it.' } as const;

const BEARING = {
  theirs: 'What was told is their own secret.',
  helps: 'What was told serves them.',
  hurts: 'They would rather nobody knew what was told.',
  news: 'What was told is news to them.',
} as const;

/** What was done and what came of it, in words. */
export function deedLines({ deed, facts }: Pick<Brief, 'deed' | 'facts'>): string[] {
  if (deed === null) return ['Nothing has been done yet: this is the opening.'];
  const secret = facts.find(({ id }) => id === deed.reveals);
  return [
    `The reader chose: "${oneLine(deed.text, 300)}" (${aboutDeed(deed)}).`,
    [resultLine(deed), rollReasons(deed)].filter((part) => part !== '').join(' '),
    deed.decision === null ? '' : `Decided: ${oneLine(deed.decision)}`,
    deed.fact === null ? '' : `${useOf(deed)}: ${oneLine(deed.fact.text)}`,
    deed.bearing === null ? '' : BEARING[deed.bearing],
    deed.want === null ? '' : `It helps with: ${oneLine(deed.want, 200)}`,
    secret === undefined ? '' : secretLine(deed, secret.text),
    deed.opinion === null || deed.target === null
      ? ''
      : `${oneLine(deed.target.name, 80)} is ${opinionName(deed.opinion)} towards the reader afterwards.`,
  ].filter((line) => line !== '');
}

/** Who wins somebody over and hears no secret has not been refused what they asked for. */
function resultLine({ result, outcome }: Deed): string {
  if (result === null) return OUTCOMES[outcome];
  return outcome === 'nothing' ? `${RESULTS[result]} ${OUTCOMES.nothing}` : RESULTS[result];
}

/** What the reader does with what they know. */
function useOf({ act }: Deed): string {
  if (act === 'keep') return 'The reader says nothing of what they know';
  if (act === 'promise') return 'The reader promises to tell nobody';
  if (act === 'threaten') return 'The reader lets it be seen that they know';
  return 'The reader tells them';
}

function aboutDeed({ act, target, topic, item }: Deed): string {
  const parts = [
    `act: ${act.replaceAll('_', ' ')}`,
    target === null ? '' : `target: ${oneLine(target.name, 80)}`,
    topic === null ? '' : `about: ${oneLine(topic.name, 80)}`,
    item === null ? '' : `with: ${oneLine(item.name, 80)}`,
  ];
  return parts.filter((part) => part !== '').join('; ');
}

/** Why the dice fell as they did: reasons to show in the prose, not numbers. */
function rollReasons({ roll }: Deed): string {
  const reasons = (roll?.modifiers ?? [])
    .filter(({ value }) => value !== 0)
    .map(({ value, reason }) => `${value > 0 ? 'For it' : 'Against it'}: ${clause(reason, 100)}.`);
  return reasons.slice(0, 3).join(' ');
}

const DEGREES = {
  hint: 'They let a secret slip, in passing, and say no more of it',
  half: 'Half of a secret comes out; they stop before the end',
  whole: 'A secret comes out',
} as const;

/** The reader knows it from now on, in whatever manner it came out. */
function secretLine({ degree }: Deed, text: string): string {
  return `${DEGREES[degree]}: ${oneLine(text)}`;
}

/** What has changed in the world, as sentences. Flags and the like are nobody's business but the program's. */
export function effectLines(effects: readonly Effect[]): string[] {
  const plain = effects.flatMap((effect): string[] => {
    switch (effect.kind) {
      case 'moved':
        return [`The reader has come to ${oneLine(effect.name, 80)}.`];
      case 'time':
        return [`It is now ${effect.part} of day ${effect.day}.`];
      case 'item':
        return [
          `The reader ${effect.change === 'gained' ? 'now has' : 'no longer has'} ${oneLine(effect.name, 80)}.`,
        ];
      case 'opinion':
        return [
          `${oneLine(effect.name, 80)} thinks ${effect.to > effect.from ? 'better' : 'worse'} of the reader (${clause(effect.reason, 160)}).`,
        ];
      case 'reputation': // in one line for all, below
        return [];
      case 'learned':
        return [`The reader learns: ${sentence(effect.text)}`];
      case 'promise':
        if (effect.broken === true)
          return [`The reader breaks a promise to ${oneLine(effect.name, 80)}: ${oneLine(effect.text, 200)}`];
        return [
          effect.kept
            ? `The reader has kept a promise to ${oneLine(effect.name, 80)}: ${oneLine(effect.text, 200)}`
            : `The reader has promised ${oneLine(effect.name, 80)}, and has yet to do it: ${oneLine(effect.text, 200)}`,
        ];
      case 'state':
        return [`${oneLine(effect.name, 80)}: ${oneLine(effect.words, 200)}`];
      case 'death':
        return [`${oneLine(effect.name, 80)} dies.`];
      case 'told':
        return [`${oneLine(effect.name, 80)} now knows: ${sentence(effect.text)}`];
      case 'hurt':
        return [effect.isHurt ? 'The reader is hurt.' : 'The reader is well again.'];
      case 'appeared':
        return [oneLine(effect.text, 300)];
      case 'ended':
        return ['The story ends here.'];
      case 'flag':
      case 'remembered':
        return [];
      default:
        return effect satisfies never;
    }
  });
  return [...plain, ...factionLines(effects)];
}

/** A clause of the author's as a sentence. */
function sentence(text: string): string {
  const plain = oneLine(text);
  return `${plain.slice(0, 1).toUpperCase()}${plain.slice(1)}${/[.!?…"”’]$/u.test(plain) ? '' : '.'}`;
}

/** Who has heard of it and thinks otherwise of the reader now. */
function factionLines(effects: readonly Effect[]): string[] {
  const moved = effects.filter((effect) => effect.kind === 'reputation');
  return (['better', 'worse'] as const).flatMap((how) => {
    const names = moved
      .filter(({ from, to }) => to > from === (how === 'better'))
      .map(({ name }) => oneLine(name, 60));
    return names.length === 0
      ? []
      : [`Word of it will get round: ${names.join(', ')} will think ${how} of the reader.`];
  });
}
