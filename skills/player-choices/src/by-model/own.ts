import type { ChoicesAnswer, ChoicesInput, Option } from '../../../../src/sdk/index.ts';
import type { Choice } from '../offering/offer.ts';
import { wordingFrom } from './wording.ts';

/** The one choice that the model may make up. What it costs and how it may end, the engine decides by the rules. */
export function ownChoice(
  { act, target, topic, stat, text }: NonNullable<ChoicesAnswer['own']>,
  brief: ChoicesInput['brief'],
): Choice | null {
  const intent: Option['intent'] = {
    act,
    ...(target !== null && { target }),
    ...(topic !== null && { topic }),
    ...(stat !== null && { stat }),
  };
  const wording = wordingFrom(text, intent, brief);
  if (wording === null) return null;
  const isListed = brief.options.some(
    ({ intent: other }) =>
      other.act === act && other.target === intent.target && other.topic === intent.topic,
  );
  if (isListed) return null;
  const id = ['own', act, target, topic].filter((part) => part !== null).join('|');
  const because = [{ kind: 'prose', ref: target ?? act, text: 'The scene brings it up' }];
  return {
    option: { id, intent, text: wording, because, stakes: 'trust', weight: 0 },
    text: wording,
    isOwn: true,
  };
}
