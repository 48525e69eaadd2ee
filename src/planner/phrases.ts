import type { Kind } from './lexicon.ts';
import { PERSON } from './names.ts';

/** A pattern that looks at what is not done or not so as well. */
const WHOLE = 'the whole text';
const WEAPON =
  '(?:knife|gun|pistol|revolver|blade|sword|razor|dagger|axe|hatchet|rifle|shotgun|crossbow|cudgel|poker|sabre|spear)';

/** Turns of phrase whose words mean something else. In order: the first that matches is meant. */
export const PHRASES: readonly [kind: Kind, pattern: RegExp, told?: typeof WHOLE][] = [
  // What is told and is not so.
  [
    'persuade',
    /\b(?:tell|say|swear|claim|report|assure|explain|insist|inform|announce)\b.*\b(?:though|although|but|when|which|while|knowing)\b.*(?:\b(?:not|never|no such|nothing of the kind|untrue|false|lie|invented|made up)\b|n't\b|\b(?:i|we|he|she|they|it) (?:was|were|is|are|did|do|does|have|had|am)\s*[.!?]?$)|\b(?:tell|say|swear|claim|assure)\b.*[.;,]\s*(?:it|he|she|they|i|we|that|this|none of it) (?:is|are|was|were|did|do|does|have|has)(?:n't| not)\b[\w ]{0,12}[.!]?$/,
    WHOLE,
  ],
  // A weapon that is shown while one speaks.
  [
    'threaten',
    new RegExp(
      `\\b${WEAPON}\\b.*\\b(?:ask|demand|say|tell|repeat|want to know|wait for (?:an|his|her) answer)\\b`,
    ),
  ],
  [
    'threaten',
    new RegExp(
      `\\b(?:hold|put|press|lay|set|rest|place|level|point)\\b[\\w' ]{0,20}\\b${WEAPON}\\b[\\w' ]{0,10}\\b(?:to|against|at|under|in front of|before|between)\\b|\\bhand (?:\\w+ )?(?:on|to) (?:my|the) ${WEAPON}\\b`,
    ),
  ],
  // What one knows of somebody is held over them.
  [
    'threaten',
    /\b(?:let|hint|mention|remind|remark|suggest|make (?:it )?(?:plain|clear))\b.*\b(?:i|we) (?:know|have seen|could|can|might)\b.*\b(?:debts?|secrets?|affair|past|crimes?|lies?|letters?|photographs?|daughter|sons?|wife|husband|family|house|police|papers|did)\b/,
  ],
  [
    'persuade',
    /\bhope (?:that )?(?:he|she|they) (?:buys?|believes?|falls?|swallows?|does not|do not|doesn't|don't)\b/,
    WHOLE,
  ],
  ['threaten', /\b(?:stare|face|shout|glare)\b[\w' ]{1,24}\bdown\b(?! the\b)/],
  [
    'help',
    new RegExp(
      `\\b(?:carry|drag|pull|haul|walk|bring|lead|lift)\\b (?:the|a|that|this|his|her|my|our) (?:\\w+ )?${PERSON}\\b (?:to|out|home|back|inside|into|up|down|from|over|across|away|clear)\\b`,
    ),
  ],
  [
    'fight',
    /\b(?:tear|wrench|wrest|twist|knock|strike|kick|snatch)\b[\w' ]{1,24}\b(?:out of|from) (?:his|her|their|the [\w ]{2,20}'s|[a-z]+'s) (?:hands?|grip|grasp)\b/,
  ],
  [
    'threaten',
    new RegExp(
      `\\b(?:back|push|press|pin|shove)\\b (?!my|our)[\\w' ]{1,24}\\b(?:against|to|into) (?:the|a) (?:wall|corner|door)\\b|\\blean on (?:him|her|them|(?:the )?(?:\\w+ )?${PERSON})\\b`,
    ),
  ],
  ['persuade', /\b(?:try|use|work|turn)\b[\w' ]{0,10}\b(?:charms?|smile|wiles|tears) on\b/],
  [
    'sneak',
    /\bkeep to the (?:\w+ )?(?:hedges?|walls?|shadows?|shade|trees|dark|edges?|bushes)\b|\b(?:get|steal|make it|walk|pass|move) past (?:the|his|her|their) (?:\w+ )?(?:guards?|sentr\w+|dogs?|watch\w*|patrol|porter|soldiers?|hounds?)\b|\bkeep (?:quiet|still|silent) (?:as|while|until) (?!it\b|the (?:rain|storm|sun))/,
    WHOLE,
  ],
  [
    'try',
    /\b(?:speak|say|read|recite|chant|utter|whisper)\b[\w' ]{1,30}\b(?:spell|incantation|curse|rune|ritual|invocation)\b|\b(?:throw|roll|toss|cast|flip|spin)\b[\w' ]{1,12}\b(?:dice|die|coin|cards?)\b/,
  ],
  ['help', /\bkeep (?!me\b|us\b)[\w' ]{2,24} company\b/],
  ['fight', /\baim\b.*\b(?:fire|shoot|loose|let fly)\b/],
  [
    'threaten',
    /, or (?:i|we) (?!can|could|may|might|wait|stay)\w+|\bremind\b.*\bwhat (?:i|we) (?:did|do|can do|could do) to\b/,
  ],
  [
    'persuade',
    /\bask\b.*\bto (?:bend|break|risk|overlook|look the other way|make an exception)\b|\b(?:discount|(?:better|lower|fairer) (?:price|deal|rate))\b|\b(?:flash|wave|flourish)\b[\w' ]{1,16}\b(?:badge|papers?|warrant|pass|card)\b/,
  ],
  [
    'help',
    /\b(?:take|squeeze|clasp|stroke) (?:his|her|their|the [\w ]{2,20}'s|[a-z]+'s) hands?\b|\blet (?!me\b|us\b|it\b)[\w' ]{2,30} (?:win|sleep|rest|lie in|off)\b/,
  ],
  // With force, on somebody's body.
  [
    'fight',
    /\b(?:bring|swing|crack|slam|smash|land|jab|ram|crash|drive|dash|break|drop|aim)\b[\w' ]{1,30}\b(?:on|onto|into|across|against|over|at|in)\b (?:his|her|its|their|the \w+'s|[a-z]+'s) (?:[a-z]+ )?(?:wrist|head|skull|jaw|nose|face|throat|neck|knees?|shins?|ribs|back|stomach|belly|chest|arms?|legs?|temple|ears?|hands?|fingers|groin|gut|eyes?|shoulders?)\b/,
  ],
  // With one's whole weight, until something gives; oneself along a way that is none.
  [
    'try',
    /\b(?:my|our) (?:shoulders?|back|(?:full |whole )?weight) (?:to|against|into|behind)\b|\buntil (?:it|they|the (?:\w+ )?(?:doors?|locks?|gates?|wood|boards?|chains?|ropes?|bars?|lid|hinges?|wall|stone|ice|glass|bolts?)) (?:gives?|yields?|breaks?|snaps?|splits?|cracks?|shifts?|budges?|bursts?|comes? (?:loose|free|away))\b/,
  ],
  [
    'try',
    /\b(?:lower|haul|drag|fling|hoist|squeeze|wedge|heave|swing|launch|hurl|pull|let|force|work|ease|push) (?:myself|ourselves) (?:down|up|into|through|over|across|along|under|between|onto|off|past|out|free|from|clear|back)\b/,
  ],
  [
    'try',
    /\b(?:set|get|keep|coax|bring|make)\b[\w' ]{2,40}\b(?:going|working|running|started|turning|ticking|back to life|to start|to work|work again|run again)\b/,
  ],
  [
    'try',
    /\b(?:copy|imitate|fake|counterfeit|mimic|reproduce)\b[\w' ]{1,30}\b(?:signature|seal|handwriting|hand|voice|papers?|stamp|walk|call)\b/,
  ],
  [
    'persuade',
    /\b(?:talk|beat|knock|bring|get)\b[\w' ]{1,20}\b(?:prices?|fees?|cost|fare|rent|toll)\b[\w' ]{0,30}\bdown\b|\b(?:talk|bring|win)\b (?!back\b)[\w' ]{1,30}\b(?:round|around)\b(?! the\b)/,
  ],
  [
    'talk',
    /\b(?:read|recite|sing|play|dictate|signal|translate|break|write|hum)\b[\w' ]{1,40}\bto (?!(?:see|find|know|learn|check|myself|ourselves|the (?:end|last|bottom|window|light|lamp|sea|wind))\b)(?:him|her|them|the|mrs?|miss|[a-z]+)\b/,
  ],
  // “Bring Anna a bowl”: who gets something stands before it.
  [
    'give',
    /\b(?:bring|fetch|pour|buy|cook|bake|hand|pass|slip|lend|knit|send|serve|cut)\s+(?!(?:an?|some|my|our|it|up|down|back|on|in|out|off|me|us|myself|ourselves)\b)(?:(?:the|his|her|their|old|young|mrs?|miss|father|sister|captain)\s+){0,2}[\w'-]+\s+(?:an?|some|my|our)\s/,
  ],
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
    /\boffer\b.*\b(?:if|in (?:return|exchange) for|to (?:forget|keep quiet|look away|let|leave|help|stay|talk|open)|to [a-z]+ (?:the|an?|his|her|its|my|our|it|me|us|this|that|out|off|away|up|down|quiet))\b|\b(?:bribe|tempt|lure|coax)\b/,
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
    /\b(?:pretend|feign)\b|\b(?:pose as|pass (?:myself|ourselves) off)\b|\bclaim (?:to be|that (?:i|we))\b/,
  ],
  [
    'persuade',
    /\b(?:spin|feed|sell|make up|invent)\b[\w' ]{0,30}\b(?:story|stories|tale|yarn|lies?|excuse)\b|\btell\b[\w' ]{0,30}\b(?:lies?|excuse)\b|\btell\b[\w' ]{0,30}\b(?:story|tale)\b.*\b(?:so (?:that )?|until )/,
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
    /\bso (?:that|as) (?:nobody|no one|none of them|not to be|he|she|they)\b[\w' ]{0,20}\b(?:see|sees|seen|hear|hears|heard|notice|notices|noticed|spotted)\b|\bwhere (?:nobody|no one) (?:can|will|would) (?:see|find|hear|look)\b|\b(?:my|our) ears? (?:to|against)\b/,
  ],
  [
    'steal',
    /\b(?:swap|switch|exchange|replace)\b[\w' ]{1,40}\b(?:copy|fake|forgery|replica|imitation|double)\b/,
  ],
  [
    'steal',
    /\bhelp (?:myself|ourselves) to\b|\bpalm (?:the|a|an|his|her|one)\b|\bpocket (?:his|her|one)\b|\b(?:when|while|as soon as) (?:the \w+|he|she|they|nobody|no one)\b[\w' ]{0,20}\b(?:turns? (?:his|her|their) back|turns? (?:away|around|round)|looks? away|is not looking|fetch(?:es)?|is asleep)\b/,
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
    /\bagainst the (?:flood|current|tide|wave|mob)\b|\b(?:into|in|through) the (?:fire|flames|blaze|furnace|rapids|minefield)\b|\bknowing what (?:it|they) (?:does|do|is|are)\b|\bby candlelight\b|\bwith my bare hands\b|\bblindfold(?:ed)?\b/,
  ],
  [
    'talk',
    /\b(?:a|one) (?:\w+ )?(?:word|chat|talk) with\b|\bhear\b[\w' ]{1,40}\b(?:side|version|account|story|opinion)\b|\bgive\b[\w' ]{1,24}\b(?:answer|reply|account|version|opinion|advice|apology)\b|\b(?:make|crack|tell)\b[\w' ]{0,20}\bjokes?\b|\bsay (?:sorry|hello|goodbye|thank you|good (?:morning|evening|night|day))\b/,
  ],
  [
    'give',
    /\bleave (?:my|our|him|her|them|some|a|the) (?:(?!and\b)[\w']+ ){1,5}(?:with|for) (?!the (?:night|day|station|city|town|evening|moment)\b|now\b|good\b|later\b)/,
  ],
  ['wait', /\bkill(?:ing)? (?:some |the |a little )?time\b/],
  ['wait', /\b(?:hold|bite) (?:my|our) tongues?\b/],
  ['wait', /\bhold (?:position|still)\b/],
  ['wait', /\b(?:say|do) nothing\b(?! (?:of|about|to)\b)/],
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
  [
    'sneak',
    /\bwithout (?:being (?:seen|heard|noticed|spotted)|(?:making )?a (?:sound|noise)|waking|(?:(?:letting|having) )?(?:him|her|them|anyone|anybody|the \w+|[a-z]+) (?:to )?(?:see|seeing|notice|noticing|hear|hearing|know|knowing|wake|waking))\b|\b(?:discreetly|stealthily|on tiptoe|under (?:his|her|their) noses?|behind (?:his|her|their) backs?)\b/,
  ],
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
    /\bpick (?:the|a|this|that) (?:[\w']+ ){0,2}(?:pad)?lock\b|\broll (?:the |a |some )?(?:dice|die|\d*d\d+)\b|\bcast (?:a |the |my )(?!mind|eyes?|glance|look|vote)/,
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
  [
    'persuade',
    /\bmake (?:him|her|them|the \w+|[\w']+) (?:change|agree|believe|see|understand|stay|come|tell|talk|confess|give|hand|open|sign|admit|stop|leave|drop|let|back|answer|speak|swear|promise|listen)\b|\buntil (?:he|she|they) (?:\w+ )?(?:gives?|hands?|agrees?|talks?|lets? (?:me|us|him|her)|tells?|signs?|opens?|relents?|admits?|confess\w*|steps?)\b|\b(?:calm|quiet|quieten|soothe|settle|tame|turn back|hold back)\b[\w' ]{1,12}\b(?:mob|crowd|rioters?|wolf|wolves|dogs?|horses?|bear|bull|stallion)\b/,
  ],
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
  // Whoever has to hope runs a risk.
  [
    'try',
    /\band (?:pray|hope (?:for the best|it|that|the|nobody|no one))\b|\b(?:come what may|whatever happens)\b|\b(?:drink|swallow|gulp|down|inhale|eat)\b[\w' ]{1,30}\b(?:potion|liquid|powder|mushrooms?|berries|draught|vial|phial|poison|elixir|concoction|brew)\b|\b(?:at full (?:gallop|speed|tilt)|headlong|flat out)\b/,
  ],
];
