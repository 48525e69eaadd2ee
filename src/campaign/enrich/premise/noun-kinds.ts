import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../../base/package-root.ts';
import type { NounKind } from './premise.ts';

/** Nouns that a story takes for something else than `nouns.txt` does, or that are not in it. */
const NOUNS: Record<Exclude<NounKind, 'other'>, string> = {
  paper:
    'book map note ledger paper page newspaper photograph postcard scroll receipt card log register file list recipe passport telegram message logbook chart blueprint menu atlas manual report bribe',
  light: 'light fire beacon bulb star flame lens match bonfire moon spark hearth glow beam',
  machine:
    'machine engine clock computer robot radio telephone phone television camera typewriter pump generator reactor screen drone console terminal tape washer dryer elevator lift telescope compass watch gear motor printer server satellite antenna device apparatus automaton loom press freezer fridge meter headset drill',
  vessel: 'glass trunk chest barrel pan tin safe mug package cage tank plate saucer locker hive nest',
  cloth:
    'dress glove boot shoe cloak blanket curtain flag sheet veil quilt tie jumper umbrella ribbon carpet sail',
  blade: 'blade spear needle saw cannon bow arrow hammer shield',
  door: 'door gate window wall stair staircase bridge lock fence roof floor ceiling tunnel chimney corridor ladder hatch arch well step fountain tower pillar ruin grave tomb statue altar monument post',
  furniture: 'table shelf mirror cupboard board stove oven sink bath piano rack',
  picture:
    'picture painting portrait drawing poster mural tapestry tattoo icon sign film mosaic sculpture doll puppet toy figure scarecrow',
  food: 'cake fruit salt pepper onion medicine pill spice crust',
  creature:
    'bear crow whale dragon monster beast gull duck tiger donkey octopus kraken unicorn wasp chicken badger thrush slug mole shrew otter heron eel trout lobster shrimp turtle bat weasel lynx fly mite seal animal',
  nature:
    'tree forest river sea lake mountain hill snow ice rain storm wind fog stone rock sand flower rose root leaf seed cloud island moss mushroom thorn glacier desert wave tide volcano swamp oak ash dust mud grass lettuce cabbage hedge',
  vehicle:
    'hauler trailer train bus van schooner trawler cutter steamer liner tug zeppelin tram raft wheel caravan shuttle',
  jewel:
    'ring key badge crown egg gold treasure silver medal cup trophy amulet gem crystal relic sceptre purse orb artefact artifact',
  sound: 'bell song music whistle voice echo organ anthem signal hymn chord melody record scream knock noise',
  place:
    'centre center reservoir dam embassy tournament cell seabed quayside flyover vineyard jetty lawn fête building trench institute gallery vestry nave belfry apiary ward basement corridor balcony terrace allotment schoolhouse boathouse depot wharf launderette rink hive-house bookshop tearoom marquee tent hold galley deck airlock signalbox bungalow house castle town village city school hospital church chapel laundrette laundromat laundry bakery shop inn tavern station airport hotel prison court theatre theater circus museum factory office lighthouse harbour harbor port market farm mill temple monastery palace fortress fort tower cellar attic cave mine garden orchard meadow field street square park stadium pitch ground club academy university college camp cemetery laboratory observatory greenhouse cottage mansion apartment hall vault bunker colony base planet kingdom valley coast beach bay point island storage archive dock pier quay bakehouse canteen gymnasium gym playground bathhouse pool zoo aquarium warehouse garage workshop studio casino brothel nightclub restaurant café cafe diner pub bank brewery cowshed shed barn stable signal-box plant refinery clinic asylum orphanage convent abbey cathedral mosque synagogue shrine crypt dungeon arena mall hut patio veranda pawnshop',
  person:
    'queen lord judge pupils enemy cook ghost team crew agent people folk family jury tailor barber dwarf giant god somebody someone everyone anyone army man-at-arms rival alien android gods cleaner operator miller mason ranger forester tenor publisher convict suspect witness chief climber sexton stablehand usher fortune-teller passer-by general major archmage',
};

const KIND_OF = new Map(Object.entries(NOUNS).flatMap(([kind, nouns]) => kindsFrom(kind, nouns)));

/** What a dictionary says: `scripts/nouns.ts` makes it. `object` is a thing that is of no kind of ours. */
let dictionary: ReadonlyMap<string, NounKind | 'object'> | undefined;

function inDictionary(noun: string): NounKind | 'object' | undefined {
  dictionary ??= new Map(
    readFileSync(path.join(packageRoot(), 'src/campaign/enrich/premise/nouns.txt'), 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => kindsFrom(...(line.split(': ') as [string, string]))),
  );
  return dictionary.get(noun);
}

function kindsFrom(kind: string, nouns: string): [string, NounKind][] {
  return nouns.split(' ').map((noun) => [noun, kind as NounKind]);
}

/** Kinds of things that one can have in one's hands. */
export const PORTABLE: readonly NounKind[] = [
  'paper',
  'light',
  'machine',
  'vessel',
  'cloth',
  'blade',
  'picture',
  'food',
  'jewel',
  'sound',
];

/** Of those kinds, what is too large, too heavy or not to be held. */
const TOO_LARGE =
  /^(?:engine|elevator|lift|generator|reactor|washer|dryer|pump|server|satellite|antenna|telescope|loom|press|screen|terminal|console|photocopier|printer|chest|barrel|coffin|safe|tank|locker|hive|trunk|cage|moon|star|fire|bonfire|beacon|floodlight|hearth|glow|beam|light|flame|spark|sail|carpet|cannon|mural|tapestry|mosaic|sculpture|scarecrow|organ|voice|echo|music|song|scream|noise|knock|signal|hymn|anthem|melody|chord|soup|tea|milk|meal|laundry|treasure|gold|silver|machine|motor|automaton|robot|poster|sign)$/;

export function isPortable({
  kind,
  head,
  plural,
}: {
  kind: NounKind;
  head: string;
  plural: boolean;
}): boolean {
  return PORTABLE.includes(kind) && !TOO_LARGE.test(head) && !(plural && kind === 'food');
}

/** What is everywhere, or holds the rest: nobody can stand before it. */
export const AROUND =
  /^(?:floor|wall|roof|ceiling|tile|road|mountain|sea|ocean|river|lake|sky|ground|forest|rain|snow|wind|fog|storm|cloud|sand|ice|dust|grass|tide|wave|star|moon|sun)$/;

/** Words that are nouns only for grammar, or name a time or a measure: nobody can look at them. */
export const EMPTY_NOUNS = new Set(
  'see through i you he she it we they mine yours his hers ours theirs dead living poor rich thing way time times day days night nights morning evening afternoon week weeks month months year years hour hours minute minutes moment monday tuesday wednesday thursday friday saturday sunday winter summer spring autumn fall end beginning start part kind sort lot bit side place world life death love fear hope truth lie story name word words reason fact idea case number one two three something anything nothing everything what which who this that these those today tomorrow yesterday tonight dark half rest front back top bottom middle edge game campaign adventure mystery tale chapter scene beat choice novel comedy tragedy drama romance fantasy horror thriller genre tone mood help use matter point turn chance luck change sense sound sight look smell taste feeling thought mind heart head hand hands eye eyes face body foot feet arm leg voice age size home others other each both all none first last next season century decade future past present war peace memory memories dream dreams secret secrets silence beauty power freedom justice magic work job duty business trouble problem question answer danger risk price cost debt reward promise rule rules law laws order plan purpose goal choice decision breakfast lunch dinner supper instruction instructions advance corner shift drill army course pair matter rate piece set row kind oil department dance wedding promotion horn party parties vote government republic number metal crime victory defeat price term half-term itself himself herself themselves myself yourself'.split(
    ' ',
  ),
);

/** What people are called after by what they do: “dowser” is in the list, “stilt-walker” need not be. */
const TRADE =
  /(?:keeper|maker|monger|wright|smith|master|mistress|[a-z]{3}(?:woman|wife|girl|boy)|seller|digger|ologist|walker)$/;
const ROOM = /[a-z]{2}(?:room|house|yard|shop)$/;

export function kindOf(head: string): NounKind {
  const kind = KIND_OF.get(head) ?? inDictionary(head);
  if (kind !== undefined && kind !== 'object') return kind;
  return TRADE.test(head) ? 'person' : ROOM.test(head) ? 'place' : 'other';
}

/** Whether a dictionary knows it as something that can be pointed at, whatever an author does with it. */
export function isConcrete(head: string): boolean {
  return inDictionary(head) !== undefined;
}

/** Endings of what cannot be pointed at. */
const ABSTRACT = /(?:tion|sion|ness|ment|ity|ance|ence|ism|hood|ing|dom|ship|ture|cy)$/;

export function isAbstract(head: string): boolean {
  return ABSTRACT.test(head);
}

const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  mice: 'mouse',
  geese: 'goose',
  wolves: 'wolf',
  knives: 'knife',
  loaves: 'loaf',
  thieves: 'thief',
  shelves: 'shelf',
};

export function singular(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ss|[xz]|[cs]h|[^aeio]o)es$/.test(word)) return word.slice(0, -2);
  return /[^aeiou]ies$/.test(word) ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}
