import { sentencesOf } from '../../sdk/language.ts';
import { isSortOfPlace } from '../enrich/premise/place-words.ts';
import { plural as plainVerb } from '../told/player.ts';

const WANTS =
  /\b(?:wants? to|would (?:\p{Ll}+ ){0,2}?like to|hopes? to|intends? to|plans? to|dreams? of|is determined to|is trying to|needs to|longs to|means to|is looking for|is searching for|has (?:until|till|only|one) [\p{L} ]{1,30}? to|wants?(?= (?:(?:someone|somebody|an?|the|his|her|their) |\p{Lu}))|must)\s+([^.!?;]{4,120})/u;
/** “He won't leave until he finds his ring.” */
const NOT_UNTIL =
  /\b(?:won['’]?t|will not|can['’]?t|cannot|never) (?:[\p{L}]+ ){1,4}?until (he|she|they|it) ([^.!?;,]{4,120})/iu;
/** “Tansy believes that the missing recipe could save the shop.” */
const BELIEVES = /\b(?:believes?|thinks|is sure)\b[^.!?;]*?\b(?:could|would|can|will)\s+([^.!?;,]{4,120})/iu;

/** “Mira wants to find her brother.” */
export function wantsSaid(texts: readonly string[], name: string): string[] {
  const [first = name] = name.split(' ');
  const sentences = texts.flatMap(sentencesOf);
  // What they must or need comes after what they want.
  const isDuty = (text: string) => /\b(?:must|needs? to|has to)\b/.test(text);
  return sentences
    .toSorted((one, other) => Number(isDuty(one)) - Number(isDuty(other)))
    .flatMap((text) => {
      const believed = text.includes(first) ? BELIEVES.exec(text)?.[1] : undefined;
      if (believed !== undefined) return [believed];
      const [, who = '', awaited] = NOT_UNTIL.exec(text) ?? [];
      if (awaited !== undefined) return [awaitedOf(text, who, awaited.replace(/^\p{Ll}+s\b/u, plainVerb))];
      const [whole = '', what = ''] = WANTS.exec(text) ?? [];
      const before = text.slice(0, text.indexOf(whole));
      const isTheirs = text.startsWith(first) || /^(?:(?:She|He|They|I)\b|It wants\b)/.test(text);
      // “The road is shut and Rafa has until dawn to turn back.”
      const isNamed = new RegExp(`\\b(?:and|but) ${RegExp.escape(first)}(?: \\p{Lu}\\p{L}+)? $`, 'u').test(
        before,
      );
      // “She rings, because the village needs to know the time”, “he drives, if you want to know”: that is not theirs.
      const isOther = /\b(?:because|since|so that|that|which|who|the|if|when|unless|you) /.test(
        before.slice(name.length),
      );
      // “She blames Teuila, who knew it, and intends to say so”: what follows “and” is hers again.
      const isAlso = isTheirs && /\b(?:and|but) $/.test(before);
      // “Without apples he must sell the valley”: nobody else is named there.
      const isUrged = /(?:^|[,;] )(?:(?:and|but|so) )?(?:[Ww]ithout [\p{L} ]{2,30} )?(?:he|she) $/u.test(
        before,
      );
      if (what === '' || !(isNamed || isAlso || isUrged || (isTheirs && !isOther))) return [];
      const verb = whole.slice(0, -what.length).trim();
      if (/wants?$/i.test(verb))
        return [
          asDeed(what)
            .replace(/,.*$| (?:because|since|so that) .*$/, '')
            .trim(),
        ];
      const deed = /look|search/i.test(verb)
        ? `find ${what}`
        : /of$/i.test(verb)
          ? what.replace(/^(\p{Ll}+)ing\b/u, '$1')
          : what;
      const plain = withWhom(deed.replace(/,.*$/, '').trim(), before, first);
      return [withWhat(plain, sentences[sentences.indexOf(text) - 1] ?? '')];
    });
}

/** “She will not speak to her father until he tells the bees”: what she wants is that he does. */
function awaitedOf(sentence: string, who: string, deed: string): string {
  const own = /^(?:She|He|They|It)\b/.exec(sentence)?.[0].toLowerCase();
  const [, whom] = /\b((?:her|his|their|the) \p{Ll}+|\p{Lu}\p{Ll}+) until /u.exec(sentence) ?? [];
  return own === undefined || own === who || whom === undefined ? deed : `get ${whom} to ${deed}`;
}

/** “She believes that it was Teuila's fault and intends to speak against her”: against Teuila. */
function withWhom(want: string, before: string, own: string): string {
  const others = [...before.matchAll(/(?<=\s)\p{Lu}\p{Ll}+/gu)]
    .map(([name]) => name)
    .filter((name) => name !== own);
  const [other] = others;
  return others.length === 1 && other !== undefined
    ? want.replace(/\b(?:her|him)(?= (?:at|in|on|to|before|for|with|by)\b|$)/u, other)
    : want;
}

/** “He stole the Eye of Ammar. He must give it back”: to give the Eye of Ammar back. */
function withWhat(want: string, before: string): string {
  const [, what] =
    /\b(?:stole|took|found|lost|owns|keeps|bought|inherited|broke|borrowed|hid|carries|has) ((?:the|an?|her|his|their) [^,.;:]+?)(?= (?:and|which|that|but|from)\b|[,.;:!]|$)/u.exec(
      before,
    ) ?? [];
  return what === undefined ? want : want.replace(/^(\p{Ll}+) (?:it|them)\b/u, `$1 ${what}`);
}

/** To want somebody or something that is not known yet is to look for it; else one wants to have it, or to be there. */
function asDeed(what: string): string {
  // What comes from somebody is given, and not found.
  if (/^(?:someone|somebody|an?)\s/i.test(what)) return `${/ from /.test(what) ? 'get' : 'find'} ${what}`;
  const [head = ''] = what.split(/ (?:under|of|in|at|on|behind|beyond|by|for|with|from|that|which|who)\b/);
  return `${isSortOfPlace(head.split(' ').at(-1) ?? '') ? 'reach' : 'get'} ${what}`;
}

/** Asked in an interview what they want: “The seed vault under the barracks.” */
export function wantAnswered(dialogue: string): string[] {
  const [, said = ''] =
    /:[^\n]*\b(?:wants?|wish for|dreams?|goals?)\b[^\n]*\?[*"”]*\n[^\n]*?["“]([^"“”\n]+)["”]/i.exec(
      dialogue,
    ) ?? [];
  const [first = ''] = sentencesOf(said);
  const want = first.replace(/[.!?]+$/, '').replace(/^(?:I (?:want|wish|hope|dream)(?: to| of)?|to)\s+/i, '');
  if (want === '' || want.length > 120) return [];
  const plain = want.charAt(0).toLowerCase() + want.slice(1);
  return [/^(?:the|an?|my|our|his|her|their)\s/.test(plain) ? asDeed(plain) : plain];
}

/** “Beat you in the exam and win the scholarship”: of that, one can help to win the scholarship. */
export function withoutYou(want: string): string {
  const parts = want.split(/ and (?=\p{Ll}+ (?:an?|the|his|her|their|back)\b)/u);
  const others = parts.filter((part) => !/\byou\b/.test(part));
  return parts.length > 1 && others.length > 0 ? others.join(' and ') : want;
}
