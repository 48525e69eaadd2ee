import type { Campaign } from '../campaign.ts';
import { keysIn, slug, withoutArticle } from '../names.ts';
import type { Predicate } from './predicate.ts';

/** What a condition can name; a whole campaign has it all. */
export type Landscape = Pick<Campaign, 'places' | 'facts' | 'premise' | 'manifest' | 'factions'> & {
  people: readonly { id: string; name: string; shortName: string }[];
};

/** Scenes after which somebody who has been somewhere is established there. */
const SETTLING = 2;
const LIKED = 31;

const LEAD = /^(?:the\s+)?(?:player|you|character)\s+/i;
const SETTLED =
  /^(?:(?:is|are|has|have|been|well|now|firmly)\s+)*(?:established|settled|at home|living|staying|lodged|lodging|residing|resident|accepted|known|rooted|installed)\s+(?:in|at|within|on|among)\s+(.+)$/i;
const BEEN =
  /^(?:has\s+|have\s+)?(?:been\s+(?:to|in|at|inside)|visited|reached|arrived\s+(?:at|in)|come\s+to|entered|explored|found|seen)\s+(.+)$/i;
const AT = /^(?:(?:is|are|currently|now|standing|waiting|back)\s+)*(?:in|at|inside|on|within)\s+(.+)$/i;
const MET = /^(?:has\s+|have\s+)?(?:met|spoken\s+(?:to|with)|talked\s+(?:to|with)|knows?)\s+(.+)$/i;
const KNOWS =
  /^(?:has\s+|have\s+)?(?:knows?|learned|learnt|discovered|found\s+out|understands?|heard)\s+(?:that\s+|about\s+|of\s+)?(.+)$/i;
const HAS =
  /^(?:has|have|having|carries|carrying|holds|holding|possesses|owns|wears|bears|wields)\s+(?:the\s+|an?\s+|his\s+|her\s+|their\s+)?(.+)$/i;
const REGARDED =
  /^(?:(?:is|are|has|have|been)\s+)*(trusted|liked|loved|respected|befriended|welcomed|honoured|honored|favou?red|feared|hated|distrusted|despised|hunted|wanted)\s+by\s+(.+)$/i;
const REGARD_OF =
  /^(?:(?:has|have)\s+)?(?:has|have|earned|won|gained|enjoys|lost)\s+(?:the\s+)?(trust|friendship|respect|love|favou?r|loyalty|hatred|enmity|distrust)\s+of\s+(.+)$/i;
const BAD = /^(?:feared|hated|distrusted|despised|hunted|wanted|hatred|enmity|distrust)$/i;
const HURT = /^(?:is\s+|are\s+|has been\s+)?(?:hurt|wounded|injured)$/i;
const ALONE =
  /^(?:is\s+|are\s+)?(?:alone|on (?:his|her|their|your) own|by (?:himself|herself|themselves|yourself))$/i;
const UNHURT = /^(?:is\s+|are\s+)?(?:unhurt|unharmed|whole|healthy|not hurt|not wounded)$/i;

/** Reads “established in Camelot and trusted by Arthur”: all of the parts must hold. */
export function readPlayerState(wanted: string, campaign: Landscape): Predicate[] {
  const parts = wanted.split(/\s*;\s*|,\s+(?:and\s+)?|\s+and\s+/).filter((part) => part.trim() !== '');
  const read = parts.map((part) => readPart(part.trim().replace(LEAD, '').replace(/\.$/, ''), campaign));
  // A sentence of which a part cannot be read is compared as a whole.
  return read.every((one) => one !== null)
    ? read
    : [readPart(wanted, campaign) ?? { kind: 'said', text: wanted }];
}

/** What of a condition is the state itself: “the Burden of Knowledge” of “holds the Burden of Knowledge”. */
export function bareState(wanted: string): string {
  const part = wanted.trim().replace(LEAD, '');
  return HAS.exec(part)?.[1] ?? KNOWS.exec(part)?.[1] ?? part;
}

/** Where a condition wants the player to be or to have been, in the author's words; null when it is about something else. */
export function placeWanted(wanted: string): string | null {
  const part = wanted.trim().replace(LEAD, '');
  return (SETTLED.exec(part) ?? BEEN.exec(part) ?? AT.exec(part))?.[1] ?? null;
}

function readPart(part: string, campaign: Landscape): Predicate | null {
  if (HURT.test(part)) return { kind: 'hurt', is: true };
  if (UNHURT.test(part)) return { kind: 'hurt', is: false };
  if (ALONE.test(part)) return { kind: 'alone' };
  const settled = placesIn(SETTLED.exec(part)?.[1], campaign);
  if (settled !== null) return { kind: 'settled', places: settled, scenes: SETTLING };
  const regard = REGARDED.exec(part) ?? REGARD_OF.exec(part);
  if (regard !== null) return readRegard(part, regard, campaign);
  const met = personIn(MET.exec(part)?.[1], campaign);
  if (met !== null) return { kind: 'met', person: met };
  const been = placesIn(BEEN.exec(part)?.[1], campaign);
  if (been !== null) return { kind: 'been', places: been };
  const at = placesIn(AT.exec(part)?.[1], campaign);
  if (at !== null) return { kind: 'at', places: at };
  const known = KNOWS.exec(part)?.[1];
  if (known !== undefined) return { kind: 'knows', name: known };
  const held = HAS.exec(part)?.[1];
  return held === undefined || /\b(?:been|met|had|become|chosen|done)\b/.test(held)
    ? null
    : { kind: 'has', name: held };
}

function readRegard(
  part: string,
  [, word = '', whom = '']: RegExpExecArray,
  campaign: Landscape,
): Predicate | null {
  const isBad = BAD.test(word) !== /\blost\b/i.test(part);
  const range = isBad ? { most: -LIKED } : { least: LIKED };
  const person = personIn(whom, campaign);
  if (person !== null) return { kind: 'opinion', person, ...range };
  const key = slug(withoutArticle(whom));
  const faction = campaign.factions.find(
    ({ id, name }) => id === `faction:${key}` || slug(withoutArticle(name)) === key,
  );
  return faction === undefined ? null : { kind: 'standing', faction: faction.id, ...range };
}

function personIn(text: string | undefined, { people }: Landscape): string | null {
  if (text === undefined) return null;
  const key = slug(withoutArticle(text));
  const found = people.find(({ id, name, shortName }) =>
    [id.slice('person:'.length), slug(withoutArticle(name)), slug(withoutArticle(shortName))].includes(key),
  );
  return found?.id ?? null;
}

/**
 * The places that a name means: that of the name, those whose name has it in it (the Gates of Camelot), those of which
 * the author says so, and all when the whole story is set there. Null when nobody has heard of it.
 */
function placesIn(text: string | undefined, campaign: Landscape): string[] | null {
  if (text === undefined) return null;
  const wanted = slug(withoutArticle(text.trim()));
  if (wanted === '') return null;
  const keyOf = ({ id, name }: { id: string; name: string }) => [
    slug(withoutArticle(name)),
    id.slice('place:'.length),
  ];
  const named = campaign.places.filter((place) =>
    keyOf(place).some((key) => keysIn(wanted, new Set([key])).length > 0),
  );
  if (named.length > 0) return named.map(({ id }) => id);
  const within = campaign.places.filter((place) =>
    keyOf(place).some((key) => keysIn(key, new Set([wanted])).length > 0),
  );
  if (within.length > 0) return within.map(({ id }) => id);
  const isSaid = (prose: string) => `-${slug(prose)}-`.includes(`-${wanted}-`);
  const told = new Set(campaign.facts.filter((fact) => isSaid(fact.text)).map(({ about }) => about));
  const { title, description = '' } = campaign.manifest;
  const isWorld = told.has('world') || [...campaign.premise, title, description].some(isSaid);
  if (isWorld && campaign.places.length > 0) return campaign.places.map(({ id }) => id);
  const described = campaign.places.filter(({ id }) => told.has(id));
  return described.length > 0 ? described.map(({ id }) => id) : null;
}
