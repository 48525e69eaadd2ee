import { plainTerms } from '../../../../src/sdk/index.ts';

/** Everyday words of which one asks with the one and tells with the other, in groups. A word may be in several. */
const GROUPS = `
like popular fond love beloved adore admire
hate dislike loathe detest disapprove despise
noise sound hear loud quiet silent silence
talk say speak tell word mention conversation
ask question inquire enquire
answer reply respond
letter write post mail answer note
write hand name word
name call title
roof ceiling
fall collapse drop crash
follow chase pursue
leave depart abandon quit
arrive come reach appear
return home
start begin first open establish
end finish stop close shut last conclude
decide choose draw vote settle pick lot determine
charge lead head govern chair rule boss command master warden manage leader
own belong possess property owner landlady landlord
buy purchase pay price
cost price pay worth money
money pay fund cash wage coin pound penny shilling rent saving
wage pay salary earn paid
debt owe loan borrow lend
steal thief theft rob burglar
crime thief murder guilty offence
punish sentence fine penalty
prison cage jail gaol cell locked
law rule legal court
case matter trial suit
dead die death kill bury funeral burial drown perish grave
wicked evil malice cruel bad
hurt injure wound harm bite
ill sick chill illness disease plague
doctor physician midwife
work job trade living profession occupation employ
build construct erect contractor mend
repair mend fix
break crack destroy
create mix produce invent
invent discover find learn
see look watch eye sight
meet encounter
hide secret conceal
know learn understand
believe hold think suppose opinion
remember forget recall memory
teach school learn
eat food supper dinner breakfast meal bread
drink cup ale beer cider tea
sleep bed asleep lie
wake awake rouse
sing song hymn tune
play music tune
clothes dress wear coat
shoe boot
house home cottage
live dwell house inhabit home lodge
stay remain keep
keep hold store guard tend look
carry bring fetch move
give hand grant offer
receive given get
big large great
small little
tall high height
heavy weigh weight
old age year
young youngest child
child boy girl son daughter
father mother parent
wife husband marry wedding marriage
brother sister twin
friend ally
enemy rival
stranger outsider outside foreigner
lawyer solicitor advocate counsel
nun sister
priest vicar curate
king crown queen
church chapel
ship boat vessel
sea water tide ocean
lamp light lantern beam lit
relit lit light
burn fire smoke
far distance mile
near beside
night dark evening
morning dawn
weather rain snow wind sun
map chart
sign signature
write record register
picture drawing
sell shop trade
business trade shop company
vanish disappear lose missing
search look find seek
allow permit
want wish hope mean
fear afraid scare dare
quarrel fight
promise oath swear
lie false untrue
strange odd
custom rule tradition habit ceremony
other second another
day sunday monday tuesday wednesday thursday friday saturday
`;

/** The words of a text by which it is compared: in their plain form, and “like” as “liked” has it. */
export function rootsIn(text: string): string[] {
  return plainTerms(text).map((term) => (term.length >= 4 ? term.replace(/e$/, '') : term));
}

const SYNONYMS = new Map<string, Set<string>>();
for (const line of GROUPS.trim().split('\n')) {
  const terms = line.split(' ').flatMap(rootsIn);
  for (const term of terms) {
    const others = SYNONYMS.get(term) ?? new Set();
    for (const other of terms) if (other !== term) others.add(other);
    SYNONYMS.set(term, others);
  }
}

/** The words that may stand for a word, all in their plain form. */
export function synonymsOf(term: string): ReadonlySet<string> {
  return SYNONYMS.get(term) ?? new Set();
}

/** Other words for those of a text; empty when there are none. */
export function inOtherWords(text: string): string {
  return [...new Set(rootsIn(text).flatMap((root) => [...synonymsOf(root)]))].join(' ');
}
