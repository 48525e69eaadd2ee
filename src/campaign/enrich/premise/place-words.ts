import { kindOf } from './noun-kinds.ts';

/** Sorts of places beside the rooms and buildings of `noun-kinds.ts`: country, water, worlds. */
const COUNTRY = new Set(
  'hamlet parish county district quarter province country land realm empire republic world moon continent mountain hill forest wood marsh fen moor swamp desert glacier volcano isle cove cape lake mere loch tarn river stream canal sea ocean strait fjord'.split(
    ' ',
  ),
);
/** What a whole story happens in, rather than at some spot of it. */
const WHOLE = new Set(
  'town village city hamlet parish county island isle colony planet moon world kingdom realm empire republic country land province valley district station starship spaceship base camp'.split(
    ' ',
  ),
);
/** What is only a spot, or only goes by. */
const SPOT = new Set(
  'inn tavern bar pub hotel café cafe restaurant street lane square bridge lake river stream canal'.split(
    ' ',
  ),
);

const PLACE_WORD =
  /(?:Street|Road|Lane|Point|Bay|Harbour|Harbor|Island|Isle|Hill|Mountain|Valley|River|Lake|Forest|Wood|Woods|City|Town|Village|Castle|Abbey|Park|Square|Station|School|Academy|Hospital|Hotel|Club|Bridge|Gate|Hall|House|Manor|Farm|Mill|Church|Cathedral|Court|Kingdom|Empire|Republic|Sea|Ocean|Desert|Glacier|Marsh|Fen|Coast|Cove|Cape|Tower|Inn|Tavern|Market|Quarter|District|Ward|Planet|Colony|Deep|Reach|Heights|Falls|Green|End|Bottom|Skerry|Pass|Ridge|Wharf|Quay|Pier|Yard|Common|Rock|Ford|Moor|Head|Haven|Vale|Firth|Strand|Light|Primary|College|University|Museum|Theatre|Allotments)$/;

/** “Halcyon Station”: the name says what it is a name of. */
export function endsLikeAPlace(name: string): boolean {
  const [, last] = /^\p{Lu}.* (\p{Lu}\p{Ll}+)$/u.exec(name) ?? [];
  return PLACE_WORD.test(name) || (last !== undefined && kindOf(last.toLowerCase()) === 'place');
}

/** Too large for anybody to have, keep or carry off. */
export function isCountry(word: string): boolean {
  return COUNTRY.has(word);
}

export function isSortOfPlace(word: string): boolean {
  const kind = kindOf(word);
  return kind === 'place' || kind === 'vehicle' || COUNTRY.has(word);
}

/** The sort of place that is said to bear the name which follows: “a ship called”, “the village of”, “the station”. */
export function sortNamed(before: string): { sort: string; isCalled: boolean } | null {
  const called = /(\p{Ll}+)(?:,? (?:is|was|are))?,? (?:called|named|known as) (?:the )?$/u.exec(before)?.[1];
  const owner = /(\p{Ll}+) of (?:the )?$/u.exec(before)?.[1];
  const isOwned =
    owner !== undefined &&
    !/^(?:town|village|city|port|base|camp|station)$/.test(owner) &&
    !COUNTRY.has(owner) &&
    !WHOLE.has(owner);
  const apposed = /(?:^|\s)(?:[Tt]he|[Aa]n?|[Oo]ur|[Tt]his|[Yy]our) (?:[\p{Ll}-]+ ){0,2}?(\p{Ll}+) $/u.exec(
    before,
  )?.[1];
  const sort = [called, isOwned ? undefined : owner, apposed].find(
    (word) => word !== undefined && isSortOfPlace(word),
  );
  return sort === undefined ? null : { sort, isCalled: sort !== apposed };
}

/** How much of the world a place of this sort is: the largest gives the story its world's name. */
export function extentOf(name: string, sort: string | null): number {
  const word = sort ?? /\p{Lu}\p{Ll}+$/u.exec(name)?.[0].toLowerCase() ?? '';
  if (WHOLE.has(word)) return 2;
  return SPOT.has(word) || (sort !== null && kindOf(sort) === 'vehicle') ? 0 : 1;
}
