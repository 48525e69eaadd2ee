/** Plain first names, few of each: for those whom the author does not name. */
const NAMES: Readonly<Record<string, readonly [name: string, pronoun: 'she' | 'he'][]>> = {
  english: pairs('Joan Ruth Helen Carol', 'Alan Peter Martin Frank'),
  older: pairs('Edith Agnes Ada Florence', 'Albert Walter Ernest Harold'),
  french: pairs('Claire Odette Simone', 'Luc Émile Gérard'),
  german: pairs('Anna Gerda Ilse', 'Karl Otto Jürgen'),
  iberian: pairs('Teresa Inês Pilar', 'Rui Jorge Tomás'),
  italian: pairs('Rosa Carla Lucia', 'Paolo Enzo Bruno'),
  slavic: pairs('Vera Olga Nina', 'Pavel Ivan Milan'),
  nordic: pairs('Ingrid Solveig Karin', 'Lars Nils Henrik'),
  welsh: pairs('Gwen Mair Nest', 'Emrys Huw Gareth'),
  japanese: pairs('Yuki Hana Emi', 'Kenji Taro Hiro'),
  indian: pairs('Lata Meena Usha', 'Ravi Anil Suresh'),
  african: pairs('Ama Zola Nneka', 'Kofi Sipho Emeka'),
  short: pairs('Ren Sal Ife', 'Tam Col Bram'),
};

/** Words of an author's by which one knows the language of its people; the first that fits counts. */
const CUES: readonly [RegExp, keyof typeof NAMES][] = [
  [/\b(?:Wales|Welsh|Cardiff|Swansea|Idris|Dai|Rhys|Owain)\b/, 'welsh'],
  [/\b(?:France|French|Paris|Lyon|Marseille|Madame|Monsieur|Provence|Normandy)\b/, 'french'],
  [/\b(?:Germany|German|Berlin|Vienna|Austria|Swiss|Herr|Frau|Hamburg|Munich)\b/, 'german'],
  [
    /\b(?:Lisbon|Portugal|Portuguese|Porto|Spain|Spanish|Madrid|Seville|Mexico|Brazil|Senhor|Señor\w*|Argentina|Chile)\b/,
    'iberian',
  ],
  [/\b(?:Italy|Italian|Rome|Naples|Venice|Milan|Sicily|Signor\w*)\b/, 'italian'],
  [
    /\p{Script=Cyrillic}|\b(?:Russia\w*|Moscow|Prague|Poland|Polish|Warsaw|Belgrade|Ukraine|Kyiv|Soviet)\b/u,
    'slavic',
  ],
  [/\b(?:Norway|Norwegian|Sweden|Swedish|Iceland\w*|Denmark|Danish|Finland|Oslo|fjord)\b/, 'nordic'],
  [/\p{Script=Hiragana}|\p{Script=Katakana}|\b(?:Japan\w*|Tokyo|Kyoto|Osaka)\b/u, 'japanese'],
  [/\b(?:India\w*|Delhi|Mumbai|Bombay|Calcutta|Kolkata|Kerala|Punjab)\b/, 'indian'],
  [/\b(?:Ghana\w*|Nigeria\w*|Lagos|Accra|Kenya\w*|Nairobi|Zulu|Senegal|Dakar)\b/, 'african'],
  [
    /\b(?:starship|spaceship|orbit|colony|planet|Mars|generation ship|kingdom|dragon|wizard|elf|elves|sword)\b/i,
    'short',
  ],
  [/\b(?:1[0-8]\d\d|19[0-4]\d|[Vv]ictorian|[Ee]dwardian|trench|parish|[Ww]artime|steam)\b/, 'older'],
];

/** Names that fit the language and the time of the author's words. */
export function namesFor(text: string): readonly [name: string, pronoun: 'she' | 'he'][] {
  const cue = CUES.find(([pattern]) => pattern.test(text))?.[1] ?? 'english';
  return NAMES[cue] ?? [];
}

function pairs(she: string, he: string): [string, 'she' | 'he'][] {
  const [women, men] = [she.split(' '), he.split(' ')];
  return women.flatMap((name, index) => [
    [name, 'she'],
    [men[index] ?? name, 'he'],
  ]);
}
