/** What a text asks for: the verb it means, and what kind of moment that makes. */

export type SceneType = 'travel' | 'dialogue' | 'danger' | 'resolution';

/** In order: the first that matches is meant. Words that could mean two things stand further down. */
const PATTERNS: readonly [verb: string, pattern: RegExp][] = [
  [
    'fight',
    /\b(?:fight|attack|hit|strike|punch|stab|shoot|kill|wrestle|kick|slap|draw (?:my|your|the) (?:sword|knife|blade|gun))\b/,
  ],
  ['threaten', /\b(?:threaten|intimidate|menace|blackmail|scare|frighten|bully|lean on)\b/],
  [
    'remember',
    /\b(?:remember|recall|recollect|think (?:back|about|of)|go back over|what do i know|reflect|ponder|reminisce)\b/,
  ],
  [
    'persuade',
    /\b(?:persuade|convince|charm|bargain|negotiate|plead|beg|coax|flatter|press|bribe|appeal|reason with)\b/,
  ],
  [
    'help',
    /\b(?:help|assist|aid|heal|tend|rescue|save|protect|comfort|repair|mend|fix|lend a hand|give (?:\w+ )?a hand|keep (?:my|your) word)\b/,
  ],
  ['give', /\b(?:give|offer|hand (?:over|him|her|them)|pay|donate|lend|present|share)\b(?! up)/],
  [
    'sneak',
    /\b(?:sneak|creep|hide|eavesdrop|slip (?:past|away|into|out)|stealth\w*|listen (?:in|at|unseen)|tiptoe|shadow|follow|spy|overhear)\b/,
  ],
  [
    'talk',
    /\b(?:talk|speak|ask|say|tell|greet|chat|question|interview|converse|gossip|whisper|call out|shout|answer|reply|thank|apologi[sz]e)\b/,
  ],
  [
    'search',
    /\b(?:search|rummage|ransack|investigate|dig|hunt|look (?:for|through|under|inside|behind)|go through|pry|find)\b/,
  ],
  [
    'take',
    /\b(?:take|grab|pick up|steal|pocket|snatch|collect|fetch|borrow|swipe)\b(?! (?:a (?:look|rest|nap|break|breath|walk)|the (?:road|path|way|stairs?)|my time|cover))/,
  ],
  ['rest', /\b(?:rest|sleep|nap|lie down|camp|go to bed|doze|make camp|take a (?:rest|nap|break))\b/],
  ['wait', /\b(?:wait|linger|stay|pause|do nothing|bide|stand (?:still|by)|sit)\b/],
  [
    'try',
    /\b(?:roll|dice|try|attempt|gamble|risk|climb|jump|leap|swim|force|break|pick the lock|push|pull|lift)\b/,
  ],
  [
    'go',
    /\b(?:go|walk|run|travel|head|leave|enter|return|cross|ride|sail|move|approach|visit|march|wander|journey|set (?:out|off)|take (?:the|a) (?:road|path|way|stairs?|walk)|flee|escape)\b/,
  ],
  [
    'look',
    /\b(?:look|see|watch|examine|inspect|observe|study|read|peer|stare|glance|gaze|take a look|describe|where am i|what is)\b/,
  ],
];

/** The verb a free text means, or null. */
export function verbIn(text: string): string | null {
  const words = text.toLowerCase().slice(0, 2000);
  return PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

export function sceneTypeOf(verb: string, isRevealing: boolean): SceneType {
  if (isRevealing || verb === 'remember' || verb === 'rest') return 'resolution';
  if (verb === 'fight' || verb === 'threaten' || verb === 'sneak' || verb === 'try') return 'danger';
  if (verb === 'talk' || verb === 'persuade' || verb === 'help' || verb === 'give') return 'dialogue';
  return 'travel';
}
