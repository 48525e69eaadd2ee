import { sentencesOf } from '../../sdk/language.ts';
import { resolveMacros } from './macros.ts';
import { asProse } from './text.ts';

/** Orders to a chat program, or against any program: nothing that a story could follow. */
const FOR_A_CHAT =
  /\b(?:(?:first|second|third)[ -]person|\d paragraphs|repl(?:y|ies)|your (?:actions|dialogue|words|thoughts|lines)|next (?:reply|response|message)|(?:role-?play|fictional|uncensored) chat|chat ?bot|as an AI|language model|OOC|jailbreak|NSFW|ignore (?:all|any|the|previous|prior)|system (?:prompt|note)|tokens?|assistant|your instructions|guidelines|reveal|per message|your replies|your responses?|reply (?:with|in)|censor\w*|filter|in character|break character|(?:speak|act|think|decide)s? for|(?:each|every|a) (?:reply|response|message)|numbered options|game ?master|dungeon master|format)\b|^You are\b|\b1?d20\b/i;

/** A heading above what only the program that plays a card is to do: “Rules for the AI”. */
export const IS_FOR_A_MODEL =
  /^(?:(?:AI|bot|model|LLM|narrator|system) (?:rules?|instructions?|notes?|guidelines?)|(?:rules?|instructions?|notes?|guidelines?) (?:for|to) (?:the )?(?:AI|bot|model|LLM|narrator|storyteller|assistant))$/i;

/** A chat is told in messages, and a story in scenes. */
const IN_EVERY = /\bin (?:each|every|all) (?:repl(?:y|ies)|responses?|messages?|posts?)\b/gi;

/** What a card asks of whoever tells its story, sentence by sentence. */
export function guidanceIn(card: { guidance: string[]; calledName: string }): string[] {
  return forTheTelling(
    card.guidance.map((text) => asProse(resolveMacros(text, { character: card.calledName }))),
  );
}

/** Of texts that speak to whoever tells a story, what a story can follow. */
export function forTheTelling(texts: readonly string[]): string[] {
  return texts
    .map((text) => text.replace(/\[?\s*system note\s*:\s*|[[\]]/gi, ''))
    .map((text) =>
      sentencesOf(text.replace(/\s+/g, ' ').replace(IN_EVERY, 'in every scene'))
        .filter((sentence) => !FOR_A_CHAT.test(sentence) && /\p{L}{3}/u.test(sentence))
        .join(' '),
    )
    .filter((text) => text !== '');
}
