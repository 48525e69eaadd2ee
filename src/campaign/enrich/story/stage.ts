import { slug } from '../../names.ts';
import { bare, fill, type Noun } from '../fill.ts';
import { endsLikeAPlace, isCountry } from '../premise/place-words.ts';
import { ABOARD } from '../premise/places.ts';
import type { Premise, PremisePlace, PremiseThing } from '../premise/premise.ts';
import type { Inventory } from './inventory.ts';

const ENOUGH = 4;
const FEWEST = 3;
const MOST = 4;

/** A place of the story. */
export interface Site {
  /** By what scenes know it: its file without ending and mark. */
  slug: string;
  /** As a heading. */
  name: string;
  /** Inside a sentence. */
  inside: string;
  /** Whether its page is to be written. */
  isNew: boolean;
  /** The file a link leads to, relative to lore/locations/. */
  file: string;
  /** The author's sentence that speaks of it; null for a part of a place that the author speaks of. */
  quote: string | null;
  sort: string | null;
}

/** Parts that every place of a sort has; nothing that only some have. */
const PARTS: readonly [RegExp, readonly string[]][] = [
  [/theatre|theater|teatro|opera|cinema/, ['the stage door', 'the foyer', 'the back stairs']],
  [
    /office|bank|agency|building|institute|museum|library|school|hospital|hotel|court|station|factory|prison|laboratory|gallery|academy|university|college|clinic|archive/,
    ['the entrance', 'the corridor', 'the back stairs'],
  ],
  [
    /ship|boat|ferry|starship|spaceship|submarine|barge|airship|laundry|deck/,
    ['the passage', 'the hatch', 'the lower deck'],
  ],
  [/caravan|convoy|procession/, ['the head of the line', 'the rear of the line', 'the edge of the camp']],
  [/train/, ['the corridor', 'the last carriage', 'the platform']],
  [
    /lighthouse|tower|castle|fortress|fort/,
    ['the foot of the stairs', 'the stairs', 'the top of the stairs'],
  ],
  [
    /shop|bakery|inn|tavern|pub|bar|saloon|restaurant|caf[eé]|laundrette|laundromat|workshop|studio|mill/,
    ['the counter', 'the back room', 'the doorstep'],
  ],
  [
    /hall|house|kitchen|cottage|bungalow|mansion|manor|apartment|flat|cabin|chapel|church|temple|monastery|abbey/,
    ['the doorway', 'the stairs', 'the yard'],
  ],
  [
    /garden|orchard|vineyard|meadow|field|park|lawn|allotment|farm|greenhouse|fête|fete/,
    ['the path', 'the gate', 'the far end'],
  ],
  [
    /village|town|city|parish(?! hall)|island|kingdom|valley|country|colony|planet|world|hamlet|street/,
    ['the road into «place»', 'the edge of «place»', 'the far side of «place»'],
  ],
  [/harbour|harbor|port|quay|wharf|pier|dock|marina/, ['the quay', 'the harbour wall', 'the slipway']],
  [
    /ford|river|canal|stream|lake|pond|bridge|ferry crossing/,
    ['the near bank', 'the far bank', 'the path along the water'],
  ],
  [
    /marquee|tent|circus|fair|festival|market/,
    ['the entrance', 'the grass outside', 'the space behind the tent'],
  ],
  [/trench/, ['the dugout', 'the way back', 'the forward post']],
  [/camp|base|bunker/, ['the entrance', 'the stores', 'the far end']],
];
const ANYWHERE = ['the near end', 'the quiet end', 'the far end'];

/** Where it happens: what the author wrote, what the author speaks of, and parts of that. */
export function setStage(premise: Premise, inventory: Inventory): Site[] {
  const present = inventory.places.map(
    ({ id, name, source }): Site => ({
      slug: id.slice('place:'.length),
      name,
      inside: name,
      isNew: false,
      file: source.file.replace(/^lore\/locations\//, ''),
      quote: null,
      sort: null,
    }),
  );
  // A place whose author has linked it elsewhere cannot be led out of without touching the file.
  const isOpen = present.length === 0 || inventory.places.some(({ exits }) => exits.length === 0);
  if (present.length >= ENOUGH || !isOpen) return present;
  const keys = new Set(present.map(({ name }) => slug(bare(name))));
  const enterable = premise.places.filter(canBeEntered);
  // Who is on the car deck does not go to the ferry.
  const isOnBoard = enterable.some(({ name }) => ON_BOARD.test(name));
  const entered = enterable.filter(({ sort }) => !(isOnBoard && sort !== null && ABOARD.test(sort)));
  const spoken = entered.map(siteFrom);
  const most = Math.max(MOST - present.length, entered.filter(({ isChosen }) => isChosen).length);
  const whole = premise.places.filter((place) => !canBeEntered(place)).map(siteFrom);
  // “The botanical garden” is the Botanical Garden of Ostrava Heights.
  const isFree = ({ slug: key }: Site) =>
    key !== '' && ![...keys].some((known) => `-${known}-`.includes(`-${key}-`));
  const chosen = [...spoken, ...(spoken.length === 0 ? whole.slice(0, 1) : [])].filter(isFree).slice(0, most);
  const missing = Math.max(0, FEWEST - present.length - chosen.length);
  const open = premise.places
    .filter(({ sort, extent }) => sort !== null && extent < 2 && isCountry(sort))
    .map(({ name }) => name);
  const parts = [...open, ...partsFor(premise, chosen, present)].map((name) =>
    siteFrom({ name, sort: null, extent: 0, quote: '' }),
  );
  const added = parts
    .filter((site) => isFree(site) && !chosen.some(({ slug: key }) => key === site.slug))
    .slice(0, missing);
  return [...present, ...chosen, ...added];
}

/** Parts of what one is aboard of. */
const ON_BOARD =
  /\b(?:deck|cabin|hold|galley|engine room|wheelhouse|dining car|sleeping car|driver['’]s cab)$/u;

/** A room, a house, a ship; not a kingdom, nor a town that is only named. */
function canBeEntered({ name, sort, extent }: PremisePlace): boolean {
  if (sort === null) return extent < 2 && endsLikeAPlace(name);
  return extent < 2 && !isCountry(sort);
}

function partsFor(
  { places, sentences, things }: Premise,
  chosen: readonly Site[],
  present: readonly Site[],
): readonly string[] {
  const isChosen = ({ name }: PremisePlace) => chosen.some(({ inside }) => inside === name);
  const sorts = [...places.filter(isChosen), ...places.filter((place) => !isChosen(place))].map(
    ({ sort, name }) => [sort ?? name.toLowerCase(), ''] as const,
  );
  const told = [
    sentences.join(' ').toLowerCase(),
    '\\b(?:the|an?|your|our|this) (?:[\\p{Ll}-]+ )??',
  ] as const;
  // What the author has written a page about has parts of its own.
  const own = present.map(({ name }) => [name.toLowerCase(), ''] as const);
  for (const [sort, before] of [...own, ...sorts, told]) {
    const found = PARTS.find(([pattern]) =>
      new RegExp(`${before}\\b(?:${pattern.source})\\b`, 'u').test(sort),
    )?.[1];
    if (found !== undefined) return found.map((name) => fill(name, { place: places[0]?.name ?? 'it' }));
  }
  // Where nothing says what sort of place it is, one stands by what is there.
  const fixed = things.filter(
    ({ kind, plural, isObject }) => isObject && !plural && /^(?:furniture|machine|nature|door)$/.test(kind),
  );
  return [...fixed.map(({ phrase }) => `the place by the ${phrase}`), ...ANYWHERE];
}

function siteFrom({ name, sort, quote }: PremisePlace): Site {
  const heading = name.replace(/^the\s/, 'The ');
  const key = slug(bare(name));
  return {
    slug: key,
    name: heading,
    inside: name,
    isNew: true,
    file: `${key}_generated.md`,
    quote: quote === '' ? null : quote,
    sort,
  };
}

export function siteNoun({ inside, slug: id }: Site): Noun {
  return { text: inside, plural: false, pronoun: 'it', id };
}

/** Which things lie where: at the place their sentence speaks of, else shared out, unless they are only where the author says. */
export function shareOut(
  things: readonly PremiseThing[],
  sites: readonly Site[],
  isOnlyAsSaid: boolean,
): Map<Site, PremiseThing[]> {
  const made = sites.filter(({ isNew }) => isNew);
  const shared = new Map<Site, PremiseThing[]>();
  if (made.length === 0) return shared;
  // The first place is where the player is asked; what it is about lies elsewhere, unless the author says where.
  let next = 1;
  for (const thing of things.filter(({ isObject }) => isObject)) {
    const words = thing.quote.toLowerCase();
    const said = made.find(
      ({ sort, quote, inside }) =>
        (sort !== null && quote !== null && words.includes(sort)) ||
        (isOnlyAsSaid && words.includes(bare(inside).toLowerCase())),
    );
    const site = said ?? (isOnlyAsSaid ? undefined : made[next++ % made.length]);
    if (site !== undefined) shared.set(site, [...(shared.get(site) ?? []), thing]);
  }
  return shared;
}

/** Every place leads to every other: there are few. */
export function waysFrom(sites: readonly Site[], site: Site): Site[] {
  return sites.filter((other) => other !== site);
}
