import type { Kind } from './lexicon.ts';

const OPENS =
  /^(?:what|who|whom|whose|where|when|why|how|did|do|does|is|are|was|were|have|has|had|am|whether|if|would|will|could|might|has|can i trust|can we trust|can i count|can we count|can i rely|can we rely|can i see|can we see|could i see)\b/;
/** “I wonder whether she trusts me” is a question as well. */
const TO_ONESELF =
  /^(?:(?:i'd|we'd) like to know|(?:i|we) (?:wonder|ask (?:myself|ourselves)|(?:want|need|would like) to (?:know|see)|consider|think about|work out|judge|gauge)|(?:wonder|find out|work out|judge|gauge|consider|check|see|tell me|remind me|let me know)) (?:about )?(?=(?:whether|if|how|what|where|who|why)\b)/;

/** A question to nobody in the story is one to oneself: what is known, what people think, what can be seen. */
export function kindOfQuestion(text: string): Kind | null {
  if (/\b(?:i|we) (?:ask (?!myself|ourselves)|say|tell|call|shout|whisper)\b/.test(text)) return null;
  const question = text
    .split(/(?<=[.!?;])/)
    .map((sentence) =>
      sentence
        .trim()
        .replace(TO_ONESELF, '')
        .replace(/^do you (?:think|suppose|reckon|believe) (?:that )?/, 'whether '),
    )
    .find((sentence) => OPENS.test(sentence));
  if (question === undefined) return null;
  if (
    /\b(?:looks? like|how [\w' ]{2,40} look(?:s|ed)|picture|portrait|photo|face|wear|wears|wearing|dressed|tall|hair|eyes)\b/.test(
      question,
    )
  )
    return 'looks';
  if (isAboutOpinion(question)) return 'standing';
  if (/^(?:whether|if|would|will|could|might)\b/.test(question)) return null;
  return /^(?:where am i|where are we|what (?:is|can|do i see)|is there|are there)\b/.test(question)
    ? 'look'
    : 'remember';
}

/** What others have for the player, and what the player is to them. */
const REGARD =
  /\b(?:friends?|friendly|enem(?:y|ies)|all(?:y|ies)|standing|stand|terms|favou?r|grudge|credit|trust(?:ed)?|respect(?:ed)?|reputation|welcome|price on|good books|bad books|graces|rank|count|known|wanted|liked|loved|hated|feared|owed?|forgiven|suspect(?:ed)?|suspicion|rate|seen|viewed|outcast|popular|disgrace|good name|good word|thought of|looked on|seen as|regarded|quits|(?:sort|kind) of name)\b/;
/** Somebody else does it, now or perhaps: not what they once did, which is remembered. */
const OTHERS_DO =
  /\b(?:do|does|is|are|would|will|has|have)(?:n't)? (?!(?:i|we|you|it|there|this|that)\b)(?:[\w'-]+ ){1,8}?/
    .source;
const OTHERS_SAY = /^(?:whether|if|how|what|why|who|where) (?!(?:i|we|you|it)\b)(?:[\w'-]+ ){1,8}?/.source;
/** What is done to the player by way of an opinion, and not by way of a word, a gift or a chase. */
const TO_THE_PLAYER =
  /(?:(?<!\b(?:(?:happens?|comes?|coming|goes?|belongs?|next|close|says?|said|sends?|brings?|brought|given?) (?:to|with)|tells?|told|shows?|gives?|sends?|brings?|follow\w*|chasing|after|costs?|takes?|behind|around|near|above|below|beside|past|from|in|(?<!\b(?:care|cares|feel|feels|vouch|lie|stand|up|fight|speak|much) )for) )(?:me|us)\b|(?:my|our) (?:head|side|name|word|kind|company|presence|friends?|all(?:y|ies)|enem(?:y|ies)|cause|blood|guts|loyalty|credit|honesty)\b|(?:remember|remembers|forgotten|forgiven|mind|minds|know|knows|say|says) (?:what|how|that) (?:i|we)\b|\b(?:if|when) (?:he|she|they) (?:saw|knew|heard)\b)/
    .source;
const OPINIONS: readonly RegExp[] = [
  new RegExp(OTHERS_DO + TO_THE_PLAYER),
  new RegExp(OTHERS_SAY + TO_THE_PLAYER),
  /\b(?:could|might|may) (?!i\b|we\b|you\b|it\b)[\w' ]{2,30} be\b[\w' ]{2,30}\b(?:me|us)\b/,
  /\bbetween (?:me|us) and\b|\bbetween [\w' ]{2,30} and (?:me|us)\b|\btakes? (?:me|us) (?:for|in)\b|\b(?:word|talk|mood|opinion|verdict) (?:on|about|of) (?:me|us)\b/,
  /^(?:has|have)\b[\w' ]{2,40}\b(?:heard|learnt|learned|forgotten|forgiven|got over)\b[\w' ]{0,12}\b(?:i|we|me|us)\b/,
  /\bwhat (?:am i|are we) to (?!do\b)|\bmean (?:anything|something|much|nothing) to\b/,
  /^would (?!i\b|we\b|you\b|it\b)[\w' ]{2,40}\bif (?:i|we)\b/,
  /^who\b[\w' ]{0,20}\b(?:trusts?|likes?|hates?|blames?|wants?|believes?|fears?|respects?|suspects?) (?:me|us)\b/,
  /\b(?:can|could) (?:i|we) (?:still )?(?:trust|count on|rely on|depend on)\b/,
];

/** Whether a question is about how somebody sees the player. */
function isAboutOpinion(question: string): boolean {
  const isOwn =
    /\b(?:am|are|do|have|did|would|could) (?:i|we)\b|\b(?:me|us|my|our)\b|\b(?:i|we) (?:am|are|stand)\b/.test(
      question,
    );
  return (
    OPINIONS.some((pattern) => pattern.test(question)) ||
    (isOwn &&
      REGARD.test(question) &&
      /\b(?:with|among|amongst|to|by|of|in|at|from|the eyes)\b|'s\b/.test(question))
  );
}
