/** Whoever is compared with, and whatever belongs to somebody else, is not in the picture. */
const NOT_THEMSELVES = [
  /\b(?:unlike|than|as if|as though|as when|instead of|resembl\w+|reminds?\b.{0,20}\bof)\b[^,.;]*/g,
  /\b(?:his|her|their|my|your) (?:late |old |dead |elder |younger |little |big )?(?:father|mother|brother|sister|son|daughter|wife|husband|master|mistress|friend|dog|cat|horse|mule|parrot|companion)\b(?:'s)?[^,.;]*/g,
  /\b(?:used to|once (?:had|wore|was|were)|formerly|had once|years ago)\b[^,.;]*/g,
  /\bonce (?:black|brown|red|blond|blonde|fair|golden|dark)\b/g,
];

const SPELT_TOGETHER: readonly [RegExp, string][] = [
  [/[’‘]/g, "'"],
  [/\bsalt[- ]and[- ]pepper\b/g, 'greying'],
  [/\bblack and white\b(?= (?:hair|beard))/g, 'greying'],
  [
    /\bclean[- ]shaven\b|\bshav(?:es|ed|en) (?:his|her|their|the) (?:chin|face)\b|\bshaved off [^,.;]*beard\b/g,
    'clean-shaven',
  ],
  [/\b(?:shaved|shaven|shaves|bald)[- ](?:head|pate|skull|scalp)(?:ed)?\b/g, 'bald'],
  [/\bshav(?:es|ed) (?:his|her|their) head\b|\bhead (?:is |was )?(?:shaved|shaven|shorn)\b/g, 'bald'],
  [/\bfive o'clock shadow\b|\bdays' growth\b/g, 'stubble'],
  [/\beye[- ]patch\b|\bpatch over (?:one|his|her|their|the) \w*\s?eye\b/g, 'eyepatch'],
  [/\bdark glasses\b|\bsmoked glasses\b|\bblack glasses\b/g, 'sunglasses'],
  [/\b(two|a pair of|twin) buns\b/g, 'buns'],
  [/\b(?:piano keys|old lace|parchment)\b/g, 'ivory'],
  [/\bwide[- ]eyed\b/g, 'astonished'],
  [/\bone[- ]eyed\b/g, 'eyepatch'],
  [/\b(?:wine|drinking|beer|four|three|two|six) glasses\b|\bglasses of\b|\blooking[- ]glass\b/g, 'tumblers'],
  [/(\w)-haired\b/g, '$1 hair'],
  [/(\w)-(?:bearded|whiskered)\b/g, '$1 beard'],
  [/(\w)-eyed\b/g, '$1 eyes'],
  [/(\w)-skinned\b/g, '$1 skin'],
  [/(\w)-(?:clad|robed|cloaked|coated)\b/g, '$1 clothes'],
  [/(\w)-colou?red\b/g, '$1'],
  [/\b(?:ponytailed|pony[- ]tail)\b/g, 'ponytail'],
  [
    /\b(dark|light|pale|deep|bright|dirty|strawberry|ash|iron|steel|sea|sky|jet|snow)-(black|brown|blond|blonde|grey|gray|red|green|blue|white)\b/g,
    '$1 $2',
  ],
];

/** A description as sentences of small words; marks that divide are words of their own. */
export function sentencesOf(description: string): string[][] {
  let text = description.toLowerCase();
  for (const [pattern, plain] of SPELT_TOGETHER) text = text.replace(pattern, plain);
  for (const pattern of NOT_THEMSELVES) text = text.replace(pattern, ' ');
  text = text.replace(/\b(mrs|mr|ms|dr|st)\./g, '$1');
  return text
    .split(/[.;:!?()\n—–]+/)
    .map((sentence) => sentence.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|,/gu) ?? [])
    .filter((sentence) => sentence.length > 0);
}
