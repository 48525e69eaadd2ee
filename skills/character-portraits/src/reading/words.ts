import type {
  Beard,
  Eyewear,
  Garment,
  HairLength,
  HairShape,
  Headwear,
  Mood,
  Species,
  Traits,
} from './traits.ts';

/** A table from words to what they mean, written the other way round: meaning, then its words. */
function words<Meaning extends string>(
  table: Partial<Record<Meaning, string>>,
): ReadonlyMap<string, Meaning> {
  const entries = Object.entries(table) as [Meaning, string][];
  return new Map(
    entries.flatMap(([meaning, list]) => list.split(' ').map((word) => [word, meaning] as const)),
  );
}

/** Colours, and things that stand for one (“hair like straw”). */
export const COLOURS = words({
  black: 'black jet raven coal ebony inky sable midnight',
  brown: 'brown chestnut chocolate walnut hazel mousy nut-brown oak umber',
  'dark brown': 'brunette dark-brown',
  auburn: 'auburn mahogany russet',
  red: 'red ginger copper coppery rust rusty carrot carroty fiery flame foxy redhead redheaded',
  blond: 'blond blonde fair golden gold honey straw flaxen sandy wheat wheaten yellow platinum tow',
  grey: 'grey gray greying graying ash ashen iron-grey steel slate pewter grizzled greyed',
  silver: 'silver silvery',
  white: 'white snow snowy snow-white ivory cream milk bone chalk whitening',
  green: 'green emerald moss olive-green viridian',
  blue: 'blue azure sapphire cobalt navy indigo teal turquoise sky-blue',
  purple: 'purple violet plum plum-coloured lilac mauve lavender amethyst',
  pink: 'pink rose rosy coral',
  crimson: 'crimson scarlet burgundy maroon wine blood-red ruby cherry',
  orange: 'orange amber',
  dark: 'dark swarthy dusky',
  pale: 'pale pallid light lily-white wan sallow',
  tan: 'tan tanned sunburnt sunburned weathered bronzed bronze burnt weatherbeaten weather-beaten',
  olive: 'olive',
});

/** What a colour means on skin, where it means something else than in a paintbox. */
export const SKIN_COLOURS: Readonly<Record<string, string>> = {
  pale: 'pale',
  blond: 'fair',
  white: 'pale',
  pink: 'fair',
  tan: 'tan',
  olive: 'olive',
  brown: 'brown',
  'dark brown': 'dark',
  dark: 'dark',
  black: 'dark',
  green: 'green',
  blue: 'blue',
  grey: 'grey',
  silver: 'grey',
  purple: 'purple',
  red: 'red',
  crimson: 'red',
};

/** A word by itself that tells hair: “a redhead”, “is small, neat and silver”. */
export const HAIR_BY_ITSELF = new Set(['grey', 'silver', 'white']);
export const HAIR_PEOPLE = words({
  red: 'redhead redheaded',
  blond: 'blonde blond',
  'dark brown': 'brunette',
});

export const HAIR_NOUNS = new Set(
  'hair hairs locks curls tresses mane braids braid plait plaits fringe bangs bun ponytail pigtails dreadlocks dreads mohawk wig topknot afro head-of-hair'.split(
    ' ',
  ),
);
export const LENGTHS = words<HairLength>({
  bald: 'bald hairless baldheaded bald-headed',
  balding: 'balding thinning receding tonsured tonsure wispy',
  cropped: 'cropped shaven close-cropped crew-cut stubbly buzzed buzz-cut shorn',
  short: 'short bobbed boyish bob neat',
  medium: 'shoulder-length chin-length',
  long: 'long waist-length flowing trailing unshorn waist',
});
export const SHAPES = words<HairShape>({
  afro: 'afro',
  braids: 'braids braid braided plait plaits plaited cornrows pigtails',
  bun: 'bun topknot chignon knot pinned pencils upswept',
  curly: 'curly curls curled ringlets frizzy kinky woolly tousled',
  dreadlocks: 'dreadlocks dreads locs dreadlocked',
  fringe: 'fringe bangs',
  mohawk: 'mohawk',
  ponytail: 'ponytail',
  spiky: 'spiky spiked unruly bristling bristly',
  straight: 'straight lank sleek',
  wavy: 'wavy waves',
});

export const BEARDS = words<Beard>({
  stubble: 'stubble unshaven unshaved stubbled',
  moustache: 'moustache mustache moustached mustached moustaches moustachioed whiskers',
  goatee: 'goatee vandyke',
  full: 'beard bearded beards sideburns',
});
export const BEARDLESS = new Set(
  'clean-shaven beardless smooth-faced smooth-cheeked smooth-chinned'.split(' '),
);
export const LONG_BEARD = new Set(
  'long great huge enormous flowing bushy waist belt chest braided plaited forked vast'.split(' '),
);

export const EYEWEAR = words<Eyewear>({
  glasses: 'glasses spectacles bespectacled pince-nez monocle lorgnette eyeglasses goggles',
  sunglasses: 'sunglasses shades',
  eyepatch: 'eyepatch eye-patch one-eyed',
});

export const HEADWEAR = words<Headwear>({
  hat: 'hat bowler tricorne fedora straw-hat wide-brimmed top-hat helmet helm crown bonnet',
  cap: 'cap beanie beret toque coif',
  hood: 'hood cowl hooded',
  turban: 'turban',
  scarf: 'hijab headscarf veil wimple kerchief',
});

export const GARMENTS = words<Garment>({
  armour: 'armour armor mail chainmail breastplate plate cuirass brigandine',
  coat: 'coat overcoat greatcoat cloak cape jacket fur furs cardigan mantle leathers jerkin shawl parka raincoat oilskin oilskins',
  dress: 'dress gown silk skirt skirts sari kimono frock',
  robe: 'robe robes habit cassock toga vestments',
  shirt:
    'shirt tunic blouse jersey sweater apron overalls smock jumper vest shop-coat rags scarf clothes garb linen wool velvet doublet tabard',
  suit: 'suit uniform waistcoat tie livery tailcoat tuxedo blazer',
});

/** Things that carry a colour or an age of their own, which is nobody's face. */
export const OTHER_THINGS = new Set(
  'boots shoes gloves mittens feather ribbon handkerchief rag keys eyebrows brows lips teeth nose cheeks nails hands fingers knuckle ring rings buttons carnation cat dog horse sword knife staff bag house piano wire socks bow eyeshadow lipstick tattoo tattoos wound friend school bandage stone glass lamp ink pitch moustache-wax pipe wings tail teeth scales horns'.split(
    ' ',
  ),
);

export const MOODS = words<Mood>({
  happy:
    'smiling smile smiles grin grinning grins cheerful merry laughing happy jolly joyful beaming beams jovial kindly warm friendly twinkling',
  sad: 'sad mournful melancholy weeping gloomy sorrowful grieving forlorn tearful wistful sadly miserable',
  angry:
    'angry furious scowling scowl scowls glowering glares glaring fierce snarling enraged irate wrathful',
  afraid: 'afraid frightened nervous anxious fearful scared timid terrified worried jumpy',
  tired: 'tired weary exhausted sleepy yawns yawning haggard worn drowsy',
  suspicious: 'suspicious wary sly cunning shifty furtive crafty narrow narrowed sneering smirking',
  stern:
    'stern severe grim serious proud unsmiling haughty solemn dour humourless frowning frown frowns strict',
  calm: 'calm serene gentle placid peaceful quiet patient composed',
  surprised: 'surprised astonished startled wide-eyed amazed astounded',
});

export const SPECIES = words<Species>({
  human: 'human',
  beast:
    'bear bearfolk catfolk cat-folk foxfolk wolf wolfman werewolf tabaxi khajiit foxkin catkin beastfolk minotaur ratfolk',
  demon: 'demon tiefling devil imp fiend',
  dwarf: 'dwarf dwarven dwarvish',
  elf: 'elf elven elvish half-elf elfin fae fairy faerie',
  ghost: 'ghost spectre specter wraith phantom spirit apparition',
  goblin: 'goblin hobgoblin gnome kobold gremlin',
  lizard: 'lizardman lizardfolk lizard dragonborn reptilian argonian',
  orc: 'orc orcish half-orc ogre troll trollish giantess',
  robot: 'robot android automaton clockwork golem cyborg',
  undead: 'undead zombie vampire lich skeleton revenant ghoul',
});

export const WOMEN = new Set(
  'she her hers herself woman women girl girls lady mrs miss ms madam dame mother grandmother sister sisters daughter wife widow queen princess duchess priestess witch crone matron aunt hostess waitress barmaid nun abbess heroine lass'.split(
    ' ',
  ),
);
export const MEN = new Set(
  'he him his himself man men boy boys gentleman mr sir lord father grandfather brother brothers son husband widower king prince duke priest wizard monk uncle host waiter barman lad fellow chap bloke'.split(
    ' ',
  ),
);

export const CHILDREN = new Set(
  'child children boy boys girl girls kid infant toddler urchin schoolboy schoolgirl childlike'.split(' '),
);
export const YOUNG = new Set(
  'young youth youthful teen teenage teenager adolescent lad lass youngster apprentice maiden girlish'.split(
    ' ',
  ),
);
export const GROWN = new Set('middle-aged adult grown'.split(' '));
export const OLD = new Set(
  'old elderly aged ancient wizened crone grandmother grandfather venerable wrinkled wrinkles aging ageing senior old-woman octogenarian grizzled'.split(
    ' ',
  ),
);

export const NUMBERS: ReadonlyMap<string, number> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, value] as [string, number])
    .concat(
      'thirty forty fifty sixty seventy eighty ninety'
        .split(' ')
        .map((word, index) => [word, 30 + 10 * index] as [string, number]),
    ),
);

export const COUNTS: ReadonlyMap<string, Traits['count']> = new Map([
  ['twins', 2],
  ['two', 2],
  ['pair', 2],
  ['couple', 2],
  ['both', 2],
  ['triplets', 3],
  ['three', 3],
  ['trio', 3],
  ['four', 3],
  ['five', 3],
  ['six', 3],
  ['several', 3],
  ['group', 3],
  ['band', 3],
  ['crowd', 3],
]);
