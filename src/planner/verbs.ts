import { type Act, ruleOf, type SceneType } from '../rules/acts.ts';
import { baseForms, type Kind, LEXICON } from './lexicon.ts';

export type { Kind } from './lexicon.ts';

/** What a text asks for: the verb it means, and what kind of moment that makes. */

/** Turns of phrase whose words mean something else. In order: the first that matches is meant. */
const PHRASES: readonly [Kind, RegExp][] = [
  [
    'wait',
    /\b(?:take|seek|find|look for|run for) (?:some |a )?(?:shelter|refuge|(?:dry )?roof)\b|\bshelter (?:from|under|until)\b|\bwait out the\b/,
  ],
  [
    'take',
    /\blight (?:the|a|my|our|his|her) (?:[\w']+ )?(?:lamp|lantern|candle|stove|pipe|cigarette|match)s?\b/,
  ],
  ['talk', /\bwarn\b[\w' ]{1,30}\b(?:of|about)\b|\bshow (?!me\b|us\b)[\w' ]{2,40}\bto (?:the|[a-z]+)\b/],
  ['try', /\b(?:in|through|into|across) (?:the|a) (?:storm|gale|blizzard|avalanche|crossfire|whirlpool)\b/],
  ['standing', /\b(?:word|news|rumours?) of (?:me|us|what (?:i|we) (?:did|have done))\b/],
  // What somebody is told so that they do something is not told for its own sake.
  ['threaten', /\b(?:tell|warn|inform|remind|promise|let|say)\b.*\bunless\b/],
  [
    'persuade',
    /\b(?:swear|deny|insist|assure|vow|testify)\b[\w' ]{0,30}\b(?:i|we) (?:was|were|am|are|did|have|had|know|saw)\b[\w' ]{0,12}\b(?:never|not|nothing|nobody|innocent)\b/,
  ],
  [
    'persuade',
    /\boffer\b.*\b(?:if|in (?:return|exchange) for|to (?:forget|keep quiet|look away|let|leave|help|stay|talk|open))\b|\b(?:bribe|tempt|lure|coax)\b/,
  ],
  [
    'help',
    /\btake the blame\b|\bcover for\b|\b(?:stay|sit|sit up|keep watch|stand)\b[\w' ]{0,12}\b(?:with|by|beside) (?!me\b|us\b|it\b)[\w' ]{2,30}\b(?:until|so that|while|through|all night)\b|\b(?:carry|lug|haul|fetch)\b[\w' ]{1,24}'s? [\w' ]{2,30}\b(?:up|down|home|across|for|back|inside)\b/,
  ],
  [
    'give',
    /\breturn (?:the|his|her|their|a|this|that|my) [\w' ]{2,30} to\b|\b(?:bring|take) (?:him|her|them) (?:a|an|the|some|my)\b|\btake [\w' ]{2,24} back to (?:him|her|its|their)\b/,
  ],
  [
    'sneak',
    /\b(?:put|slip) on\b[\w' ]{1,24}\b(?:uniform|disguise|mask|robes?|costume|livery|habit|wig)\b|\b(?:creep|tiptoe|sneak|crawl|slink)\b/,
  ],
  [
    'try',
    /\b(?:ride|mount|saddle|drive|fly|steer|catch|tame|handle)\b[\w' ]{0,8}\b(?:untamed|wild|unbroken|runaway|burning|stolen|damaged|furious|enemy)\b/,
  ],
  [
    'persuade',
    /\bpretend (?:to be|that (?:i|we)|i am|we are)\b|\b(?:pose as|pass (?:myself|ourselves) off)\b|\bclaim (?:to be|that (?:i|we))\b/,
  ],
  [
    'persuade',
    /\b(?:spin|feed|sell|tell|make up|invent)\b[\w' ]{0,30}\b(?:story|stories|tale|yarn|lies?|excuse)\b/,
  ],
  [
    'persuade',
    /\bso (?:that )?(?:he|she|they|it) (?:will |'ll )?(?:lets?|gives?|agrees?|believes?|helps?|signs?|opens?|talks?|comes?|looks? the other way)\b/,
  ],
  [
    'threaten',
    /\bhow (?:much|well) (?:he|she|they|you) (?:likes?|loves?|values?|needs?)\b[\w' ]{0,12}\b(?:fingers?|teeth|legs?|arms?|hands?|life|family|children|house|shop|job)\b/,
  ],
  [
    'threaten',
    /\bwhat (?:happens|happened) to (?:people|those|anyone|informers?|liars?|traitors?|thieves|spies)\b|\b(?:would be|be|such) a (?:shame|pity) if\b/,
  ],
  [
    'threaten',
    /\bshow (?:him|her|them|the \w+|[a-z]+) (?:my|the|a|our) (?:knife|gun|pistol|blade|sword|razor|fist|dagger|axe)\b/,
  ],
  [
    'fight',
    /\b(?:put|plant|sink|bury|send|loose)\b[\w' ]{0,12}\b(?:arrow|bolt|bullet|knife|blade|fist|axe|spear|dagger|sword)s?\b[\w' ]{0,12}\b(?:in|into|through|at|between)\b/,
  ],
  [
    'fight',
    /\b(?:shove|push|throw|knock|trip|kick|hurl)\b (?:him|her|them|the \w+) (?:into|off|over|down|to|against|through|out of)\b/,
  ],
  [
    'sneak',
    /\bso (?:that|as) (?:nobody|no one|none of them|not to be|he|she|they)\b[\w' ]{0,20}\b(?:see|sees|seen|hear|hears|heard|notice|notices|noticed|spotted)\b|\bwhere (?:nobody|no one) can see\b/,
  ],
  [
    'steal',
    /\b(?:swap|switch|exchange|replace)\b[\w' ]{1,40}\b(?:copy|fake|forgery|replica|imitation|double)\b/,
  ],
  [
    'steal',
    /\bhelp (?:myself|ourselves) to\b|\b(?:pocket|palm) (?:the|a|an|his|her|one)\b|\b(?:when|while|as soon as) (?:the \w+|he|she|they|nobody|no one)\b[\w' ]{0,20}\b(?:turns? (?:his|her|their) back|turns? away|looks? away|is not looking|fetch(?:es)?|is asleep)\b/,
  ],
  [
    'flee',
    /\bshake (?:off|him|her|them)\b|\bgive (?:him|her|them|it) the slip\b|\bwhoever is (?:following|chasing|after)\b|\blose (?:my|our|the) (?:pursuers?|tail)\b/,
  ],
  [
    'try',
    /\b(?:across|over|onto|along|through|into)\b[\w' ]{0,6}\b(?:frozen|burning|icy|rickety|rotten|narrow|flooded|collapsing|moving|thin|molten|raging|swaying)\b/,
  ],
  [
    'try',
    /\bagainst the (?:flood|current|tide|storm|wind|wave|mob)\b|\b(?:into|in|through) the (?:fire|flames|blaze|furnace|rapids|minefield)\b|\bknowing what (?:it|they) (?:does|do|is|are)\b|\bby candlelight\b|\bwith my bare hands\b|\bblindfold(?:ed)?\b/,
  ],
  [
    'talk',
    /\b(?:a|one) (?:\w+ )?(?:word|chat|talk) with\b|\bhear\b[\w' ]{1,40}\b(?:side|version|account|story|opinion)\b|\bgive\b[\w' ]{1,24}\b(?:answer|reply|account|version|opinion|advice|apology)\b|\b(?:make|crack|tell)\b[\w' ]{0,20}\bjokes?\b|\bsay (?:sorry|hello|goodbye|thank you|good (?:morning|evening|night|day))\b/,
  ],
  [
    'give',
    /\bleave (?:my|our|him|her|them|some|a|the) [\w' ]{1,30}\b(?:with|for) (?!the (?:night|day|station|city|town|evening|moment)\b|now\b|good\b|later\b)/,
  ],
  ['wait', /\bkill(?:ing)? (?:some |the |a little )?time\b/],
  ['wait', /\b(?:hold|bite) (?:my|our) tongues?\b/],
  ['wait', /\bhold (?:position|still)\b/],
  ['wait', /\b(?:say|do) nothing\b/],
  ['wait', /\bstand by\b|\bgive up\b/],
  ['look', /\b(?:steal|shoot|throw|cast)\b[\w ]{0,16}\b(?:glance|look)\b/],
  ['look', /\b(?:take|have)\b[\w ]{0,16}\blook\b|\bpay (?:close )?attention\b/],
  ['talk', /\bstrike up (?:a )?conversation\b|\bbreak the (?:silence|ice)\b|\bbury the hatchet\b/],
  [
    'talk',
    /\bpay (?:my|our) respects\b|\bgive\b[\w ]{0,20}\b(?:statement|speech|piece of (?:my|our) mind)\b/,
  ],
  ['talk', /\bhave a (?:word|chat|talk)\b|\bwant to (?:hear|know)\b/],
  ['persuade', /\btalk\b[\w' ]{1,40}\b(?:into|out of)\b|\bwin\b[\w' ]{1,40}\bover\b/],
  ['threaten', /\bor else\b|\bdemand\b.*\b(?:gun|blaster|knife|sword|blade|pistol)\b/],
  ['threaten', /\b(?:point|aim|level)\b[\w' ]{0,30}\bat\b.*\b(?:demand|order|tell)\b/],
  [
    'threaten',
    /\b(?:tell|warn|say to|let)\b.{1,60}\b(?:will|shall|would|going to)\b.{0,30}\b(?:sink|kill|hurt|ruin|burn|expose|regret|last|shoot)\b/,
  ],
  ['threaten', /\blet\b[\w' ]{1,40}\bknow\b.*\b(?:what i (?:will|shall|can|could) do|in my possession)\b/],
  ['threaten', /"[^"]*\bor (?:i|we|you)(?:'ll| will| shall)?\b[^"]*"/],
  ['go', /\bhit the road\b|\bbreak camp\b|\bset (?:out|off|sail)\b/],
  [
    'go',
    /\btake (?:the|a) (?:road|path|way|stairs?|steps|lift|train|bus|walk|ferry|shuttle|boat|left|right)\b/,
  ],
  ['go', /\bclimb (?:up |down )?the (?:stairs?|steps|ladder)\b/],
  ['rest', /\b(?:go|get|off) to (?:bed|sleep)\b|\bget some (?:sleep|rest)\b|\bretire (?:for|to bed)\b/],
  ['rest', /\btake a (?:rest|nap|break)\b|\b(?:make|pitch) camp\b/],
  ['flee', /\b(?:run|ran|running) for (?:my|our|it|dear) ?(?:life|lives)?\b|\bmake (?:a run|a break) for\b/],
  ['flee', /\bget (?:away|out)\b.*\bbefore\b|\b(?:bolt|dash|sprint) (?:for|out|away)\b/],
  ['sneak', /\bwithout (?:being (?:seen|heard|noticed)|(?:making )?a (?:sound|noise)|waking)\b/],
  ['sneak', /\b(?:out of sight|unseen|unnoticed|when nobody (?:is|was) looking|go dark)\b/],
  ['sneak', /\blisten (?:in|at|behind)\b|\bslip (?:past|away|into|out|over|behind)\b|\bstow(?:ed)? away\b/],
  ['steal', /\bpick\b[\w' ]{1,30}\bpockets?\b|\bwithout (?:him|her|them|anyone|anybody) noticing\b/],
  ['steal', /\bwhile (?:he|she|they|nobody|no one)\b[\w ]{0,12}\b(?:sleeps?|looks? away|is looking)\b/],
  [
    'fight',
    /\btake on\b|\bopen fire\b|\brun\b[\w' ]{1,30}\bthrough\b|\bcross swords\b|\bdraw (?:my|the|a|our) (?:sword|knife|blade|gun|dagger)\b/,
  ],
  [
    'try',
    /\bpick (?:the|a|this|that) (?:[\w']+ ){0,2}(?:pad)?lock\b|\broll (?:the |a |some )?(?:dice|die|\d*d\d+)\b|\bcast (?:a |the |my )/,
  ],
  [
    'looks',
    /\b(?:looks? like|appearance|(?:portrait|picture|sketch|drawing|textMatch) of)\b|\bdescribe\b[\w' ]*\b(?:face|looks?|him|her|them|clothes)\b/,
  ],
  ['looks', /\bhow (?:does|do|did)\b[\w' ]{1,40}\blook\b/],
  ['standing', /\b(?:what|how)\b[\w' ]{1,40}\b(?:thinks?|feels?)\b[\w' ]{0,10}\b(?:of|about) (?:me|us)\b/],
  [
    'standing',
    /\b(?:my|our) (?:reputation|standing|name) (?:with|among|in|worth)\b|\b(?:how|where) do (?:i|we) stand\b|\breputation\b/,
  ],
  ['standing', /\b(?:do|does|did)\b[\w' ]{1,40}\b(?:trust|like|hate|fear|respect|believe) (?:me|us)\b/],
  [
    'standing',
    /\b(?:am i|are we) (?:\w+ )?(?:regarded|thought of|liked|trusted|welcome|respected|hated|feared|wanted|forgiven)\b|\bhow (?:well|much|badly|highly) (?:am i|are we)\b|\b(?:say|says|said|think|thinks) (?:about|of) (?:me|us)\b/,
  ],
  [
    'standing',
    /^(?:would|will|could)\b[\w' ]{1,40}\b(?:help|believe|betray|forgive|vouch for|hide|stand by|lie for) (?:me|us)\b|\b(?:still )?(?:blame|suspect|resent|envy|miss|remember|need)s? (?:me|us)\b|\bthinks? (?:that )?(?:i am|i'm|we are|we're)\b/,
  ],
  [
    'remember',
    /\bwhat do (?:i|we) (?:already )?know\b|\b(?:go|went|going) (?:back )?(?:over|through) (?:what|everything|all)\b/,
  ],
  [
    'remember',
    /\bwhat (?:did|had)\b.*\b(?:say|said|tell|told|mean)\b|^what happened\b|\bwho (?:was|were|gave|said|told)\b/,
  ],
  ['remember', /\bthink (?:back|hard|of what|about what|over)\b/],
  ['look', /\bwhere am i\b/],
  [
    'remember',
    /\b(?:cast|carry) (?:my|our) minds? back\b|\brack (?:my|our) brains?\b|\bjog (?:my|our) memory\b|\bput two and two together\b|\bbring to mind\b/,
  ],
  [
    'rest',
    /\bcall it a (?:day|night)\b|\bspend the night\b|\b(?:drift|nod|doze) off\b|\bfall asleep\b|\bhit the (?:sack|hay)\b|\bshut-?eye\b|\b(?:shut|close|rest) (?:my|our) eyes\b|\bstop for the night\b/,
  ],
  [
    'wait',
    /\bbide (?:my|our) time\b|\b(?:kick|cool) (?:my|our) heels\b|\bsit tight\b|\bkeep (?:quiet|still|silent)\b|\bstay put\b|\btwiddle\b|\bmind (?:my|our) own business\b|\blet(?:'s| us)? (?:them |him |her |it )?(?:see|pass|be|go by)\b|\bsee what (?:happens|comes|they do|he does|she does)\b/,
  ],
  [
    'threaten',
    /\b(?:tell|warn|inform|promise|let)\b.*\b(?:i'll|we'll|i will|we will|he will|she will|they will|he'll|she'll)\b.*\b(?:unless|if|or|regret|sorry)\b/,
  ],
  [
    'threaten',
    /\bby the (?:collar|throat|scruff)\b|\blast (?:chance|warning)\b|\bone (?:minute|second) to\b|\bcrack (?:my|our) knuckles\b|\bmake an example\b/,
  ],
  [
    'fight',
    /\bfinish (?:him|her|it|them)\b|\blet (?:him|her|them|it) have it\b|\bteach (?:him|her|them|it) a lesson\b|\bpull the trigger\b|\bknock (?:him|her|them|it|the \w+) (?:out|down)\b|\btake a swing\b|\bput a bullet\b|\bput up (?:my|our) fists\b|\bgo for (?:his|her|its) throat\b/,
  ],
  ['flee', /\btake to (?:my|our) heels\b|\bmake (?:myself|ourselves) scarce\b|\brun like\b/],
  [
    'sneak',
    /\bkeep (?:my|our) heads? down\b|\b(?:stay|keep|lie|lay) low\b|\bhold (?:my|our) breath\b|\bcover (?:my|our) tracks\b|\bblend in\b|\bsteal (?:closer|away|past|into|up|nearer|along)\b|\bunder cover of\b/,
  ],
  [
    'try',
    /\b(?:take (?:my|our) chances|chance it|(?:try|push|test) (?:my|our) luck|give it a (?:try|shot|go))\b/,
  ],
  [
    'go',
    /\btake (?:the|an?|my|our) (?:[\w-]+ ){0,2}(?:road|path|way|route|shortcut|trail|tunnel|pass|street|bridge|track|train|tram|coach|plane|elevator)\b/,
  ],
  [
    'go',
    /\b(?:make|find|wend) (?:my|our) way\b|\bmake for\b|\btake (?:my|our) leave\b|\bbe off\b|\bget going\b|\bcatch the (?:train|bus|ferry|tram|coach)\b/,
  ],
  [
    'look',
    /\bkeep an eye on\b|\bcatch sight\b|\btake in the\b|\b(?:raise|lift|turn) (?:my|our) (?:eyes|gaze|head)\b|\bflip through\b|\bleaf through\b/,
  ],
  [
    'search',
    /\bsee (?:if|whether) (?:there|i can find|we can find|anything)\b|\bleave no stone\b|\bpoke around\b|\bupside down\b/,
  ],
  [
    'talk',
    /\b(?:shoot the breeze|chew the fat|make small talk|make conversation|pull (?:him|her|\w+) aside|raise a glass|hear\b[\w' ]{1,30}\bout|wish\b[\w' ]{1,30}\ba)\b/,
  ],
  [
    'persuade',
    /\b(?:strike|cut|make) (?:a|an)?\s?(?:deal|bargain)\b|\bmake\b[\w' ]{1,30}\ban? offer\b|\b(?:change|make up) (?:his|her|their|\w+'s) minds?\b/,
  ],
  [
    'persuade',
    /\bget (?!to\b|off\b|on\b|out\b|up\b|down\b|in\b|into\b|away\b|some\b|my\b|our\b|back\b)[\w' ]{2,30} to (?!the\b|my\b|our\b|an?\b|his\b|her\b|safety\b)\w+/,
  ],
  ['persuade', /\bmake (?:him|her|them|[\w']+) (?:change|agree|believe|see|understand|stay|come)\b/],
  [
    'help',
    /\bhold (?:his|her|their) hand\b|\b(?:arms?) around\b|\bdust (?:him|her|them) off\b|\bto (?:his|her|their) feet\b|\bpatch (?:him|her|them) up\b|\bto safety\b/,
  ],
  [
    'give',
    /\blet (?!me\b|us\b|go\b)[\w' ]{1,30}\b(?:keep|have)\b|\b(?:drop|put|place|toss|press)\b[\w' ]{0,30}\b(?:coins?|money|note|dollars?|purse)\b[\w' ]{0,20}\b(?:bowl|hat|hand|cup|box|palm)\b|\bslip\b[\w' ]{1,30}\b(?:tip|coins?|note|money|letter)\b/,
  ],
  [
    'steal',
    /\b(?:slip|stuff|hide|tuck)\b[\w' ]{1,40}\b(?:under|into|in|up) my (?:robe|pocket|sleeve|coat|bag|shirt|cloak|jacket)\b.*\b(?:when|while|before|no one|nobody|unnoticed)\b/,
  ],
];

/** What one often does on the way to something else: “I walk over and ask her” is a question. */
const ON_THE_WAY: ReadonlySet<Kind> = new Set(['go', 'look', 'wait', 'take', 'rest']);
/** Things done with the hands that serve what comes next. */
const WITH_THE_HANDS = /^(?:pull|lift|push|open|shut|close|use|press|turn|put|get|draw)$/;
const LONGEST = 2000;

/** What the words of a text say: the kind of action, and how sure that is. */
export interface ByWords {
  kind: Kind;
  /** A phrase leaves no doubt, a verb in its place little, a word somewhere in the text much. */
  certainty: 'phrase' | 'word' | 'weak';
}

/** The kind of action that the words of a text mean, negations taken out; null when none is recognised. */
export function kindIn(text: string): ByWords | null {
  const whole = plain(text);
  const told = withoutSpeech(whole);
  const said = withoutNegations(whole);
  const done = withoutSpeech(said);
  const phrase = PHRASES.find(([kind, pattern]) =>
    pattern.test(HEARD.has(kind) ? told : kind === 'threaten' ? said : done),
  );
  if (phrase !== undefined) return { kind: phrase[0], certainty: 'phrase' };
  if (SHOW_SOMEBODY.test(text)) return { kind: 'looks', certainty: 'phrase' };
  const asked = kindOfQuestion(done);
  if (asked !== null) return { kind: asked, certainty: 'word' };
  const verbs = deedsIn(done);
  const deed = verbs.find(({ kind, isOnTheWay }) => !isOnTheWay && !ON_THE_WAY.has(kind)) ?? verbs.at(-1);
  if (deed !== undefined) return { kind: inCircumstances(deed.kind, told), certainty: 'word' };
  if (hasSpeech(whole)) return { kind: 'talk', certainty: 'word' };
  // Whoever only says what is not done does nothing.
  if (said.trim() === '' && /\p{L}/u.test(whole)) return { kind: 'wait', certainty: 'word' };
  const [loose] = wordsOf(done).flatMap((_, at, words) => lookUp(words, at) ?? []);
  return loose === undefined ? null : { kind: inCircumstances(loose.kind, told), certainty: 'weak' };
}

/** Somebody’s name, or a word for a person. */
const SHOW_SOMEBODY = /\b[Ss]how (?:me|us) (?:\p{Lu}|the (?:man|woman|girl|boy|captain|queen|king)\b)/u;

/** Kinds that are said by what is *not* seen or done. */
const HEARD: ReadonlySet<Kind> = new Set(['sneak', 'steal', 'wait']);

/** A question to nobody in the story is one to oneself: what is known, what people think, what can be seen. */
function kindOfQuestion(text: string): Kind | null {
  const question = text
    .split(/(?<=[.!?])/)
    .map((sentence) => sentence.trim())
    .find((sentence) =>
      /^(?:what|who|whom|whose|where|when|why|how|did|do|does|is|are|was|were|have|has|had|am|can i see|can we see|could i see)\b/.test(
        sentence,
      ),
    );
  if (question === undefined || /\b(?:i|we) (?:ask|say|tell|call|shout|whisper|wonder)\b/.test(text))
    return null;
  if (/\b(?:picture|portrait|photo|face|wearing|dressed|tall|hair|eyes)\b/.test(question)) return 'looks';
  if (
    /\b(?:me|us|my|our)\b/.test(question) &&
    /\b(?:think|feel|feels|thinks|trust|trusts|like|likes|angry|mad|cross|hate|hates|side|friend|friends|welcome|standing|opinion|respect|forgive|forgiven|love|loves)\b/.test(
      question,
    )
  )
    return 'standing';
  return /^(?:where am i|where are we|what (?:is|can|do i see)|is there|are there)\b/.test(question)
    ? 'look'
    : 'remember';
}

/** What stands before the verb without being one. */
const LEAD =
  /^(?:(?:and|so|then|now|just|only|also|first|finally|quickly|slowly|carefully|quietly|gently|softly|calmly|suddenly|immediately|again|please|ok|okay|well|simply|politely|loudly|boldly|time to|let's|let us|i|we|i'll|we'll|i'd|i'm|will|would|shall|should|must|can|could|may|might|am|are|have|want|like|need|going|decide|choose|start|begin|do my best|try|attempt|hope|plan|prefer|rather|to|both|all|once more|at once|there|here)\s+)+/;
interface Found {
  kind: Kind;
  /** It serves what comes after it. */
  isOnTheWay: boolean;
}

const DIRECTION =
  /^(?:down|up|back|onwards?|forwards?|north|south|east|west|home|outside|inside|upstairs|downstairs|out|off)\b/;

/** What is done, by the verbs that stand where the deed of a clause stands, in order. */
function deedsIn(text: string): Found[] {
  return text.split(/[,;.:!?—–]+|\b(?:and|then|but|or)\b/).flatMap((clause): Found[] => {
    const start = clause.trim().replace(/^let me\b/, 'i');
    const head = start.replace(LEAD, '');
    if (DIRECTION.test(head)) return [{ kind: 'go', isOnTheWay: true }];
    const words = wordsOf(head);
    const found = lookUp(words, 0) ?? (/^(?:i|we)\b/.test(start) ? lookUp(words, 1) : null);
    return found === null ? [] : [found];
  });
}

/** What a word means where it stands, with one of those after it if they make a phrase. */
function lookUp(words: readonly string[], at: number): Found | null {
  if (/^(?:the|an?|my|our|his|her|their|its|of|in)$/.test(words[at - 1] ?? '')) return null;
  const [first = '', ...rest] = words.slice(at, at + 9);
  for (const form of baseForms(first)) {
    const particle = rest.slice(0, 4).find((word) => LEXICON.has(`${form}_${word}`));
    const kind = LEXICON.get(`${form}_${particle ?? ''}`) ?? LEXICON.get(form);
    const meant = kind === undefined ? null : byObject(kind, form, rest.join(' '));
    if (meant !== null) return { kind: meant, isOnTheWay: WITH_THE_HANDS.test(form) };
  }
  return null;
}

const BARRIERS =
  /\b(?:door|window|lock|gate|wall|chest|safe|barrier|portcullis|hatch|board|boards|chain|chains|ice|glass)\b/;
const PEOPLE =
  /\b(?:him|her|them|man|woman|boy|girl|child|kid|lady|lord|mrs?|miss|captain|friend|stranger|[a-z]+'s)\b/;

/** Some verbs mean one thing to people and another to things. */
function byObject(kind: Kind, verb: string, object: string): Kind | null {
  if (kind === 'fight') {
    if (/\b(?:engine|lights?|motor|music|time|radio)\b/.test(object)) return null;
    if (verb === 'drive' && !/\b(?:stake|sword|blade|knife|spear)\b/.test(object)) return 'go';
    if (verb === 'draw' && !/\b(?:sword|gun|knife|blade|weapon|pistol|revolver)\b/.test(object))
      return 'look';
    if (verb === 'empty' && !/\b(?:barrels?|magazine|clip|gun)\b/.test(object)) return 'search';
    if (BARRIERS.test(object)) return 'try';
  }
  if (kind === 'help' && /^(?:my|our)\b/.test(object)) return 'rest';
  if (kind === 'help' && /^(?:myself|ourselves)\b/.test(object)) return 'fight';
  if (
    kind === 'try' &&
    /\b(?:to (?:his|her|their) feet|out of the (?:water|river|sea|fire|wreck))\b/.test(object)
  )
    return 'help';
  if (verb === 'put' && /\barms?\b/.test(object)) return 'help';
  if ((verb === 'let' || verb === 'leave') && /\bknow\b/.test(object)) return 'talk';
  if (verb === 'leave' && /\b(?:coin|coins|dollar|dollars|money|note|tip|flowers|present)\b/.test(object))
    return 'give';
  if (verb === 'return' && /\bto (?:mrs?|miss|him|her|them|its owner)\b/.test(object)) return 'give';
  if (verb === 'bring' && PEOPLE.test(object)) return 'give';
  if (verb === 'press' && BARRIERS.test(object)) return 'try';
  if (verb === 'get' && /\b(?:to|into|onto|off|on|in|out)\b/.test(object.split(' ').slice(0, 2).join(' ')))
    return 'go';
  if (verb === 'run' && (object === '' || /^(?:away )?from\b(?!.*\bto\b)/.test(object))) return 'flee';
  if (
    /^(?:drive|ride|run)$/.test(verb) &&
    /\bthrough (?:the|a) (?:[\w-]+ )?(?:roadblock|barrier|flames?|fire|crowd|gate|wall)\b/.test(object)
  )
    return 'try';
  if (verb === 'cast' && !/\b(?:spell|magic|charm|curse|ward|fireball|hex)\b/.test(object)) return 'look';
  if (verb === 'lift' && /\b(?:wallet|purse|keys?)\b/.test(object)) return 'steal';
  return kind;
}

const PURSUED =
  /\b(?:chas|pursu|behind (?:me|us)|after (?:me|us)|catch (?:me|us)|before they|before it|before he|before she|burning|collaps|alarm|away from (?:the|them|him|her|it))|!.*!/;
const UNSEEN =
  /\b(?:at a distance|unseen|unnoticed|secretly|quietly|silently|turns? (?:his|her|its|their) back|back is turned|asleep|nobody (?:is|was) looking|(?:does|do|will|can) not (?:notice|see|hear)|(?:doesn't|don't|won't|can't) (?:notice|see|hear))\b/;
const PERILOUS =
  /\b(?:tightrope|canyon|cliff|chasm|ledge|rapids|beam|minefield|storm|surf|drainpipe|abyss|lava|fire)\b/;

/** What is harmless by itself may be a risk where and as it is done. */
function inCircumstances(kind: Kind, text: string): Kind {
  if (kind === 'go') {
    if (PURSUED.test(text)) return 'flee';
    if (UNSEEN.test(text)) return 'sneak';
    if (/\b(?:over|across|through|up|down|along)\b/.test(text) && PERILOUS.test(text)) return 'try';
  }
  if (kind === 'take' && UNSEEN.test(text)) return 'steal';
  if (kind === 'wait' && UNSEEN.test(text) && /\b(?:dart|run|cross|slip|dash)\b/.test(text)) return 'sneak';
  return kind;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}'-]+/gu) ?? [];
}

/** The act a free text means by its words, or null. */
export function actIn(text: string): Act | null {
  const found = kindIn(text);
  return found === null ? null : actOf(found.kind);
}

/** The act for a kind of action that a text can mean. */
export function actOf(kind: Kind): Act {
  switch (kind) {
    case 'steal':
      return 'take';
    case 'flee':
      return 'go';
    case 'looks':
      return 'look';
    case 'standing':
      return 'remember';
    default:
      return kind;
  }
}

export function sceneTypeOfKind(kind: Kind): SceneType {
  return kind === 'steal' || kind === 'flee' ? 'danger' : ruleOf(actOf(kind)).scene;
}

/** Kinds whose end is open, so that dice decide. */
export const RISKY: ReadonlySet<Kind> = new Set([
  'fight',
  'threaten',
  'persuade',
  'sneak',
  'steal',
  'flee',
  'try',
]);

function plain(text: string): string {
  return text
    .slice(0, LONGEST)
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/\b(?:can't|cannot|couldn't) help (?:but|myself from)\b/g, '')
    .replaceAll(/\b(?:try|tries|trying|attempt|attempting) to\b/g, '')
    .replaceAll(/\b(?:offer|want|go|come|decide|begin|start) to (?=\w)/g, (match) =>
      match.startsWith('want') ? 'want to ' : match.startsWith('go') || match.startsWith('come') ? match : '',
    );
}

/** Where a new thought begins, so that a “not” ends there. */
const CLAUSE = /(?:[,;.:!?—–]+|\bbut\b|\bthen\b|\binstead,|\band (?=i\b)|\bi (?:just|only)\b)/;
const NEGATED =
  /\b(?:do not|don't|does not|doesn't|did not|didn't|will not|won't|would not|wouldn't|shall not|shan't|am not|'m not|not going to|rather not|never|no longer|refuse to|avoid|instead of|rather than|without|nor|not|enough|no more|done|tired of|no (?=\w+ing\b)|\w+ing is over)\b/;

/** The text without what is said not to be done. */
function withoutNegations(text: string): string {
  return text
    .split(CLAUSE)
    .map((clause) => {
      const at = clause.search(NEGATED);
      if (at < 0) return clause;
      const before = clause.slice(0, at);
      // “Instead of shouting at the boy I ask him”: what one does begins with the next I.
      const after = clause.slice(at).match(/\b(?:i|we)\b(?! (?:do|am|will|would|did)\b)(.*)$/);
      const kept = /^\s*(?:and\s+)?(?:i|we)?(?:'d|'m| would| am)?\s*$/.test(before) ? '' : before;
      return `${kept} ${after?.[1] ?? ''}`;
    })
    .join(' , ')
    .replaceAll(/[\s,]+/g, ' ');
}

function hasSpeech(text: string): boolean {
  return /"[^"]+"/.test(text);
}

/** The text without what is said aloud in it: “tell her ‘go home’” is no going home. */
function withoutSpeech(text: string): string {
  return text.replaceAll(/"[^"]*"/g, ' ');
}
