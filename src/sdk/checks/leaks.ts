import type { Check } from './check-input.ts';

const ABOUT_THE_TASK =
  /\b(?:as an ai|language model|(?:the|these|your|my) (?:system )?(?:prompt|instructions)|the notes say|your last version|second person|present tense|word count|the user\b|npcs?\b|must tell|mustnot|json|here(?: is|[’']s) (?:the|your|my) (?:scene|continuation|telling|story|next|rewritten)|(?:scene|chapter) \d+\s*[:.]|paragraph \d|let me (?:write|continue|rewrite)|i(?:[’']ll| will) (?:write|continue|rewrite|now)|end of scene|what do you do\?$|choose (?:one|an option)|option [a-d1-4]\b)/iu;
const REFUSAL =
  /\b(?:i(?:[’']m| am) (?:sorry|unable|not able|afraid i can)|i (?:cannot|can[’']t|won[’']t) (?:help|write|continue|assist|create|provide|fulfil|fulfill|comply)|(?:against|violates?) (?:my|our|the) (?:guidelines|policy|policies)|content policy|i must decline|can[’']t assist)\b/iu;
const CHATTER = /^(?:sure|certainly|of course|absolutely|okay|great)[,!.]\s+(?:here|i|let|below)/iu;
const REMAINS =
  /<\/?(?:think|thinking|reasoning|analysis|scratchpad|output|answer|response|final|assistant|system|user)\b[^>]*>|<\|[^|]*\|>|\[\/?INST\]|```/iu;
const ORDERS =
  /\b(?:ignore|disregard|forget) (?:all |any )?(?:previous|prior|earlier|above|your) (?:instructions|rules|prompts?)\b/iu;

/** It speaks about the task, refuses it, or shows what was only thought. */
export const leaks: Check = ({ sentence, narration }) => {
  if (REMAINS.test(sentence)) return 'it holds remains of reasoning or of a template';
  if (
    REFUSAL.test(narration) ||
    (REFUSAL.test(sentence) && /\b(?:guidelines|policy|assist)\b/iu.test(sentence))
  )
    return 'it refuses to tell the story';
  if (ABOUT_THE_TASK.test(narration) || CHATTER.test(sentence))
    return 'it speaks about the task instead of telling the story';
  return ORDERS.test(sentence) ? 'it repeats an order to the writer' : null;
};
