import type { Brief, Deed } from '../contracts/brief.ts';
import type { Effect } from '../contracts/effect.ts';
import type { Question } from '../contracts/question.ts';
import { ruleOf, type SceneType, sceneTypeOf } from '../rules/acts.ts';

interface Happening {
  deed: Deed | null;
  effects: readonly Effect[];
  hasBeat: boolean;
  isOver: boolean;
}

/** The type of a scene, by what happens in it and not only by what was done. */
export function sceneTypeFor({ deed, effects, hasBeat, isOver }: Happening): SceneType {
  if (isOver || (deed !== null && deed.decision !== null)) return 'resolution';
  if (effects.some((effect) => effect.kind === 'death' || (effect.kind === 'hurt' && effect.isHurt)))
    return 'danger';
  if (hasBeat) return 'resolution';
  if (deed === null) return 'travel';
  const type = sceneTypeOf(deed.act, deed.reveals !== null);
  // Where nothing could go wrong there was no danger.
  if (type !== 'danger' || deed.result !== null) return type;
  return deed.target?.id.startsWith('person:') === true ? 'dialogue' : 'travel';
}

/** The same when it is known what the scene ends on: who comes upon somebody who speaks to them is no longer only on the way. */
export function withQuestionAsked(
  { sceneType, people, deed }: Pick<Brief, 'sceneType' | 'people' | 'deed'>,
  question: Question | null,
): SceneType {
  if (sceneType !== 'travel' || question === null) return sceneType;
  if (question.kind === 'threat') return 'danger';
  const isMoving = deed !== null && ruleOf(deed.act).moves === true;
  return isMoving && people.some(({ id }) => id === question.from) ? 'dialogue' : sceneType;
}
