import nlp from 'compromise';
import { isRank, shortNameOf } from '../../names.ts';
import { fateIn } from './fate.ts';
import type { AuthorPerson, FoundName } from './premise.ts';
import { headOf, roleIn } from './roles.ts';

const SHE = /\b(?:she|her|hers|herself)\b/gi;
const HE = /\b(?:he|him|his|himself)\b/gi;
const SHE_WORDS =
  /\b(?:sister|mother|aunt|grandmother|grandma|daughter|wife|queen|princess|lady|mrs|ms|miss|frau|signora|mademoiselle|widow|goodwife|bride|girl|woman|girlfriend|waitress|actress|witch|nun|landlady|dame|madame|duchess|countess|baroness|empress|abbess|mistress|goddess|granny|auntie|fiancee|herself)\b/i;
const HE_WORDS =
  /\b(?:brother|father|uncle|grandfather|grandpa|son|husband|king|prince|lord|mr|herr|monsieur|signor|sir|groom|boy|boyfriend|waiter|monk|landlord|\w*(?<!wo)man|wizard|duke|count|baron|emperor|abbot|master|mister|god|fiance|himself)\b/i;

/** Somebody, with every sentence that names them. */
interface Known {
  name: string;
  mentions: FoundName[];
}

/** The people among the names, in the order they come in; a part of a longer name is the same person. */
export function peopleAmong(names: readonly FoundName[]): AuthorPerson[] {
  const found = names.filter(({ kind }) => kind === 'person');
  const known: Known[] = [];
  for (const mention of found) {
    const same = known.find(({ name }) => isSame(name, mention.name));
    if (same === undefined) known.push({ name: mention.name, mentions: [mention] });
    else {
      same.mentions.push(mention);
      if (mention.name.length > same.name.length) same.name = mention.name;
    }
  }
  const people = known.filter((one) => !isPlayer(one)).map((one) => personFrom(one, found));
  return people.map((person, index) => ({ ...person, role: roleWithOwner(person, people.slice(0, index)) }));
}

/** How the player is given a name. */
const IS_YOU =
  /\b(?:[Yy]ou are|[Yy]ou['’]re|I am|I['’]m|[Yy]ou play(?: as)?|[Yy]ou are (?:the|an?|our) [\p{Ll} -]{3,40}|(?:[Yy]our|[Mm]y) name is|calls? you|[Yy]ou,) $/u;

/** Whoever the player is cannot be met; “you are Marta's brother” says nothing against Marta. */
function isPlayer({ mentions }: Known): boolean {
  return mentions.some(
    ({ name, sentence, at }) =>
      IS_YOU.test(sentence.slice(0, at)) && !/^['’]/.test(sentence.slice(at + name.length)),
  );
}

function isSame(one: string, other: string): boolean {
  const words = new Set(one.split(' '));
  return (
    other.split(' ').every((word) => words.has(word)) ||
    one.split(' ').every((word) => other.split(' ').includes(word))
  );
}

function personFrom({ name, mentions }: Known, all: readonly FoundName[]): AuthorPerson {
  const role = mentions.map(roleIn).find((said) => said !== null) ?? null;
  // Where others are named as well, “her” may be any of them.
  const alone = mentions.filter(
    ({ sentence }) => !all.some((other) => other.sentence === sentence && !isSame(other.name, name)),
  );
  // “Offers you her role”: where somebody else was just spoken of, it is theirs.
  const ownOnly = ({ sentence, name: called, at }: FoundName) => {
    // A pronoun before the name is somebody else's.
    const after = sentence.slice(at + called.length);
    const others = all.filter((other) => !isSame(other.name, name));
    return others.some(({ next }) => next === sentence) ? after.replace(/\b(?:her|his|him)\b/gi, '') : after;
  };
  const near = alone
    .map(
      (mention) =>
        `${ownOnly(mention)} ${/^(?:[^,.;]{0,20} )?(he|she)\b/i.exec(mention.next ?? '')?.[1] ?? ''}`,
    )
    .join(' ');
  // “A quiet man called Tolliver”, “who signs herself Wick”.
  const lead = mentions
    .map(
      ({ sentence, at }) =>
        /\p{Ll}+ (?:called|named) $|\p{Ll}*sel(?:f|ves) $/u.exec(sentence.slice(0, at))?.[0],
    )
    .find((words) => words !== undefined);
  const [, own] =
    mentions
      .map(({ sentence, at, name: called }) =>
        /^ \p{Ll}+ (?:that )?(he|she) /u.exec(sentence.slice(at + called.length)),
      )
      .find((found) => found !== null) ?? [];
  // “The botanist, Dr. Anneke Vos, has locked herself in”, “Sidi leaves his camel”: nobody else is meant.
  const [, self, his] =
    mentions
      .map(({ sentence, at, name: called }) =>
        /^,?(?: \p{Ll}+){1,3} (?:(him|her)self|(?<=s )(his))\b/u.exec(sentence.slice(at + called.length)),
      )
      .find((found) => found !== null) ?? [];
  // “Joost, who is a decent man”; “in love with Margriet. You have written her eleven letters”, where nobody else was named.
  const [, manly] = mentions
    .map(({ sentence, at, name: called }) =>
      /^,? who (?:is|was) an? (?:\p{Ll}+ )?(?:(man|boy|father|son|brother|husband)|woman|girl|mother|daughter|sister|wife)\b/u.exec(
        sentence.slice(at + called.length),
      ),
    )
    .find((found) => found !== null) ?? [undefined, null];
  const after = alone.map(({ next }) => next ?? '').find((next) => next !== '') ?? '';
  const isNextOurs = !all.some((other) => other.sentence === after && !isSame(other.name, name));
  const [, spokenOf] = isNextOurs ? (/^[^,.;]{0,40}\b(her|him)\b/u.exec(after) ?? []) : [];
  const seen = manly === null ? spokenOf : manly === undefined ? 'her' : 'him';
  const said = own ?? (self === 'her' ? 'she' : self === 'him' || his !== undefined ? 'he' : undefined);
  const pronoun =
    said === 'he' || said === 'she' ? said : pronounFor(name, role, lead ?? '', `${near} ${seen ?? ''}`);
  return {
    name,
    role: saysNothing(role) ? null : role,
    pronoun,
    fate: isHaunting(mentions) ? null : fateIn(mentions),
  };
}

/** The dead who want and say something are ghosts, and can be met. */
function isHaunting(mentions: readonly FoundName[]): boolean {
  return mentions.some(
    ({ sentence, next = '' }) =>
      /, (?:and|but) (?:she|he|they) (?:wants?|says?|asks?|refuses?|knows?|haunts?)\b/.test(sentence) ||
      /^(?:She|He|They) (?:wants?|says?|asks?|refuses?|haunts?)\b/.test(next),
  );
}

/** “A woman called Petra”: that much the pronoun says. */
function saysNothing(role: string | null): boolean {
  return role !== null && /^(?:an?|the) (?:man|woman|boy|girl|child|person|stranger|somebody)$/.test(role);
}

/** “Her brother” is whoever's brother was last spoken of: “Marta's brother”. */
function roleWithOwner({ role }: AuthorPerson, before: readonly AuthorPerson[]): string | null {
  const [, owner, relation] = /^(his|her) (.+)$/.exec(role ?? '') ?? [];
  const pronoun = owner === 'his' ? 'he' : 'she';
  const whose =
    before.findLast((other) => other.pronoun === pronoun) ??
    before.findLast((other) => other.pronoun === 'name');
  return owner === undefined || whose === undefined
    ? role
    : `${shortNameOf(withoutRank(whose.name), [])}'s ${relation}`;
}

/** “Chef Odile Baptiste”: by what others call her, Odile. */
function withoutRank(name: string): string {
  const rest = name.split(' ').filter((word) => !isRank(word));
  return rest.length > 1 ? rest.join(' ') : name;
}

function pronounFor(name: string, role: string | null, lead: string, near: string): AuthorPerson['pronoun'] {
  const [title = ''] = name.split(' ');
  for (const marked of [headOf(role ?? ''), isRank(title) ? title : '', lead]) {
    const plain = marked.normalize('NFKD').replace(/\p{M}/gu, '');
    if (SHE_WORDS.test(plain)) return 'she';
    if (HE_WORDS.test(plain)) return 'he';
  }
  const doc = nlp(name);
  if (doc.has('#FemaleName')) return 'she';
  if (doc.has('#MaleName')) return 'he';
  const she = (near.match(SHE) ?? []).length;
  const he = (near.match(HE) ?? []).length;
  if (she !== he) return she > he ? 'she' : 'he';
  return 'name';
}
