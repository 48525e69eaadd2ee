import { capitalise, sentencesOf } from '../../sdk/language.ts';
import { kindOf } from '../enrich/premise/noun-kinds.ts';
import { endsLikeAPlace, isSortOfPlace } from '../enrich/premise/place-words.ts';
import { isRank } from '../names.ts';
import { type Subject, sortOfLabel } from './book-lists.ts';

/** Words that stand at the head of a sentence and are nobody's name. */
const NO_SUBJECT =
  /^(?:Every|Each|When|Whenever|If|In|At|On|It|There|This|That|These|Those|Once|Long|No|Nobody|All|Some|Most|Many|Last|After|Before|Since|For|From|You|Your|He|She|They|His|Her|Their|Its|One|Two|Three|Locals|People|Anyone|Everyone|As|By|To|With|Under|Over|Here|Now|Only|What|Who|How|Where|Why|About|Beneath|Above|Beyond|Between|Among|Near|Inside|Outside)\b/;
const RUN =
  /^(?:(?:The|A|An) )?\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:(?:of|the|o['’]|de|von|van|and|&) )*(?:["“'‘][^"“”]{1,30}["”'’] )?\p{Lu}[\p{L}\p{M}'’-]*)*/u;

/** What an entry calls its subject: “Captain Ysolde Marr is …” under “Ysolde”, “The Gilded Eel is …” under “the gilded eel tavern”. */
export function nameIn(title: string, keywords: readonly string[], text: string): string {
  const start = text.trimStart();
  const isGeneral = GENERAL.test(title) || sortOfLabel(title) !== null;
  const isWritten = !isGeneral && /\p{Lu}/u.test(title);
  const known = isWritten ? [title] : [title, ...keywords].filter((word) => word !== '');
  const [run = ''] = NO_SUBJECT.test(start) ? [] : (RUN.exec(start) ?? []);
  const called = run.replace(/ ["“'‘][^"“”]+["”'’](?= )/g, '').replace(/['’]s$|[.]$/, '');
  const words = new Set(known.flatMap(wordsOf));
  const isTheirs = isGeneral
    ? /^ (?:is|was|lies|stands) /.test(start.slice(run.length))
    : wordsOf(called).some((word) => words.has(word));
  const begun = known.flatMap(
    (one) => new RegExp(`^(?:the |an? )?${RegExp.escape(one)}(?![\\p{L}])`, 'iu').exec(start)?.[0] ?? [],
  );
  const [longest = ''] = [...(isTheirs ? [called] : []), ...begun].toSorted(
    (one, other) => other.length - one.length,
  );
  // “The temple of the Saint” under “Temple”: it has an article.
  if (isWritten && /^the /i.test(longest) && longest.slice(4).toLowerCase() === title.toLowerCase())
    return `The ${title}`;
  const isInTitle = wordsOf(longest).every((word) => wordsOf(title).includes(word));
  return capitalise(
    longest === '' || (isWritten && isInTitle && !isPart(longest, title))
      ? title
      : longest.replace(/^An? /i, ''),
  );
}

/** What stands for a whole book, and is nothing's name. */
export const GENERAL =
  /^(?:|the (?:world|setting|story|premise)|(?:world|setting|story) ?(?:overview|info|building|description|lore|setting)?|premise|scenario|intro(?:duction)?|overview|background|summary|plot|story|start|basics?|core|main|general|about)$/i;

/** “The Chain” of “Chain + winch house”: only a part of it is told of, under its own name. */
const isPart = (name: string, title: string) => /[+/&]/.test(title) && /^The /.test(name);
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !/^(?:the|an?|of)$/.test(word));

/** What the first sentence says that it is: of “Corvin Hale is the harbour master”, “master”; of “Pell is her grandson”, “grandson”. */
function headOf(text: string): string {
  const [first = ''] = sentencesOf(text.replace(/\s+/g, ' '));
  const [, what = ''] =
    /^[^.,:;]*?\b(?:is|was|are)\s+(?:an?|the|one of the|her|his|their|[\p{Lu}][\p{L}' ’-]{1,40}['’]s)\s+([^.,:;!?]+)/u.exec(
      first,
    ) ??
    // “Deborah Pike, 47, branch manager.”, “Odo Finch: halfling, 40s”
    /^[^.,:;]{2,40}(?:,(?: \d+,)?|:) ((?:an? |the )?[\p{Ll} -]+?)(?=[,.;]|$)/u.exec(first) ??
    [];
  const [phrase = ''] = what.split(/\s(?:of|who|that|which|in|at|on|from|with|where|for|near|by|and|to)\s/u);
  return (phrase.trim().split(' ').at(-1) ?? '').toLowerCase();
}

/** “The Bristol office is in another town”, “two days' ride away”: nobody comes there within the hour. */
const ELSEWHERE = [
  /\b(?:in|at|of) (?:another|a (?:different|distant|faraway|far-off|neighbou?ring)|the next) (?:[\p{Ll}-]+ )?(?:town|city|country|county|state|land|kingdom|village|province|valley|planet|system|continent)\b/iu,
  /\b(?:hours?|days?|weeks?|months?|light[- ]?years?|(?:hundreds?|thousands?|dozens|\d{2,})(?: of)? (?:miles|kilomet(?:re|er)s|leagues))(?:['’]s?)? (?:(?:ride|walk|march|journey|sail|drive|flight|travel) )?(?:away|off|from here|(?:to the )?(?:north|south|east|west|inland|upriver|downriver))\b/i,
  /\b(?:is|lies|stands) (?:far )?(?:away|across|over|beyond|on the (?:far|other) side of) (?:in )?the (?:sea|ocean|border|mountains|desert|country|world|galaxy|capital)\b/i,
];

/** Whether what is said of a place puts it where the story is not. */
export function isElsewhere(text: string): boolean {
  const [first = '', second = ''] = sentencesOf(text.replace(/\s+/g, ' '));
  // “The next town is three hours away” is said of another.
  const said = second.startsWith('It ') ? `${first} ${second}` : first;
  return ELSEWHERE.some((pattern) => pattern.test(said));
}

/** Whether it is somebody or somewhere, by its name and by its first two sentences. */
export function subjectOf(name: string, text: string): Subject {
  const [first = '', second = ''] = sentencesOf(text.replace(/\s+/g, ' '));
  const head = headOf(text);
  const isProper = /^\p{Lu}/u.test(name) && !/^The /.test(name);
  const isSomebody =
    kindOf(head) === 'person' || /^(?:head|ruler|master|mistress|leader|halfling|elf|dwarf|orc)$/.test(head);
  if (/^\p{Lu}/u.test(name) && (isSomebody || isRank(name.split(' ')[0] ?? ''))) return 'person';
  if (isSortOfPlace(head)) return 'place';
  if (
    isProper &&
    /^(?:She|He|It (?=(?:speaks|talks|says|wants|likes)\b))(?:['’](?:s|d|ll))?\s?/.test(second) &&
    first.startsWith(name.split(' ')[0] ?? name)
  )
    return 'person';
  const last = (name.split(' ').at(-1) ?? '').toLowerCase();
  return endsLikeAPlace(name) || isSortOfPlace(last) ? 'place' : 'lore';
}
