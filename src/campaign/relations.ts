/** What a sentence such as “Former student, now enemy” says of two people, as far as it can be read. */
export interface RelationReading {
  kinds: string[];
  /** −2 hatred … 2 love. */
  feeling: number;
}

const KINDS: readonly [string, RegExp][] = [
  [
    'kin',
    /\b(?:mother|father|parent|son|daughter|child|brother|sister|sibling|twin|aunt|uncle|cousin|niece|nephew|grand\w+|widow\w*|wife|husband|family|stepson|stepdaughter)\b/i,
  ],
  ['love', /\b(?:lover|in love|loves?|beloved|adores?|betrothed|engaged|sweetheart|married|devoted)\b/i],
  ['friend', /\b(?:friends?|companion|fond of|close to|confidante?|likes)\b/i],
  ['ally', /\b(?:all(?:y|ies|ied)|partner|loyal to|serves?|sworn|protects?|protector|guardian|comrade)\b/i],
  ['mentor', /\b(?:mentor|teacher|taught|trained|guides?|tutor|master of|raised)\b/i],
  ['student', /\b(?:student|pupil|apprentice|disciple|learned from|protég\w+|protege)\b/i],
  ['superior', /\b(?:employer|boss|lord|king|queen|captain|commander|works for|answers to)\b/i],
  ['rival', /\b(?:rival|competit\w+|competes?|jealous|envies|envious)\b/i],
  ['enemy', /\b(?:enem(?:y|ies)|foe|nemesis|hates?|hunts?|sworn against|betrayed by|feud)\b/i],
  [
    'grudge',
    /\b(?:(?:not|never) forgiven|unforgiven|resents?|blames?|grudge|bitter (?:about|towards)|despises?|loathes?|cannot (?:stand|bear)|never thanked|wronged by)\b/i,
  ],
  ['debt', /\b(?:owes?|debt|indebted|blackmail\w*|holds over)\b/i],
  ['guilt', /\b(?:guilt\w*|ashamed|wronged|regrets?|sorrow|failed)\b/i],
  ['fear', /\b(?:fears?|afraid|terrified|scared)\b/i],
  ['distrust', /\b(?:distrusts?|mistrusts?|suspects?|suspicious|wary)\b/i],
  ['respect', /\b(?:respects?|admires?|proud of|trusts?|looks up to|honou?rs)\b/i],
];

const WARMTH: Readonly<Record<string, number>> = {
  love: 2,
  kin: 1,
  friend: 1,
  ally: 1,
  mentor: 1,
  student: 1,
  respect: 1,
  rival: -1,
  grudge: -1,
  distrust: -1,
  fear: -1,
  enemy: -2,
};

const DENIED = /\b(?:not|never|no longer|no|neither)\s+(?:an?\s+|the\s+)?$/i;
const FORMER =
  /\b(?:former(?:ly)?|once|used to be|ex-|was once|estranged|divorced|(?:was|were|had been) (?:briefly )?(?:married|engaged|betrothed|in love))\b/i;

/** What is past counts less: in “former student, now enemy” the enemy decides. */
export function readRelation(text: string): RelationReading {
  const found = KINDS.flatMap(([kind, sign]) => {
    const match = sign.exec(text);
    if (match === null || DENIED.test(text.slice(0, match.index))) return [];
    const clause = clauseAround(text, match.index);
    return [{ kind, isPast: FORMER.test(clause) }];
  });
  const now = found.filter(({ isPast }) => !isPast).map(({ kind }) => WARMTH[kind] ?? 0);
  const coldest = Math.min(0, ...now);
  const warmest = Math.max(0, ...now);
  return {
    kinds: found.map(({ kind, isPast }) => (isPast ? `former ${kind}` : kind)),
    feeling: ESTRANGED.test(text)
      ? Math.min(coldest, -1)
      : coldest < 0
        ? coldest + (warmest === 2 ? 1 : 0)
        : warmest,
  };
}

const ESTRANGED =
  /\b(?:estranged|fell out|fallen out|not on speaking terms|(?:have|has|do|does)(?: not|n['’]t) (?:speak|spoken|talk|talked)|never speaks?|no longer speaks?)\b/i;

/** What two people are to each other, seen from the other side. */
const SEEN_FROM: Readonly<Record<string, string>> = {
  ...{ kin: 'kin', friend: 'friend', ally: 'ally', rival: 'rival', enemy: 'enemy' },
  ...{ mentor: 'student', student: 'mentor' },
};

const UNKNOWN =
  /\b(?:secret(?:ly)?|unknown to|hidden from|(?:do|does|did)(?: not|n['’]t) know|never told|nobody knows|has no idea)\b/i;

/** The same from the other side: kin are kin of each other, but who is loved, feared or owed need not know of it. */
export function seenFromOther(text: string): RelationReading {
  const { kinds, feeling } = readRelation(text);
  if (UNKNOWN.test(text)) return { kinds: [], feeling: 0 };
  const shared = kinds.flatMap((kind) => {
    const [bare = kind] = kind.split(' ').toReversed();
    const other = SEEN_FROM[bare];
    return other === undefined ? [] : [bare === kind ? other : `former ${other}`];
  });
  const warmth = shared.map((kind) => WARMTH[kind] ?? 0);
  return {
    kinds: shared,
    feeling: ESTRANGED.test(text) ? Math.min(feeling, 0) : Math.min(0, ...warmth) || Math.max(0, ...warmth),
  };
}

function clauseAround(text: string, index: number): string {
  const start = Math.max(
    ...[',', ';', '.', '–', '—', ' - '].map((mark) => text.lastIndexOf(mark, index)),
    -1,
  );
  const rest = text.slice(start + 1);
  const [clause = rest] = rest.split(/[,;.–—]| - /);
  return clause;
}
