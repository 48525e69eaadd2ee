import type { NounKind } from './premise.ts';

/** Nouns of each kind that stories are made of; what is in none of the lists is simply a thing. */
const NOUNS: Record<Exclude<NounKind, 'other'>, string> = {
  paper:
    'letter book map note diary ledger paper page newspaper photograph postcard ticket manuscript scroll contract bill receipt card log journal register file list document recipe poem passport certificate telegram message notebook logbook treaty chart blueprint menu atlas manual report bribe',
  light:
    'lamp light lantern candle fire torch beacon bulb floodlight star flame lens match bonfire moon spark hearth glow beam',
  machine:
    'machine engine clock computer robot radio telephone phone television camera typewriter pump generator reactor screen drone console terminal tape washer dryer elevator lift telescope compass watch gear motor printer server satellite antenna device apparatus automaton loom press freezer fridge meter headset drill',
  vessel:
    'box bottle jar cup glass bag suitcase trunk chest barrel bucket basket pot pan kettle bowl crate tin vase urn coffin drawer safe teapot mug envelope parcel package pouch sack bin cage tank dish plate saucer flask locker hive nest',
  cloth:
    'coat dress shirt glove hat boot shoe scarf jacket uniform robe cloak blanket curtain flag sheet mask oilskin sock veil gown apron quilt towel suit tie costume handkerchief sweater jumper umbrella laundry ribbon carpet sail',
  blade:
    'knife sword axe blade dagger scissors razor spear needle saw scythe gun rifle pistol cannon bow arrow weapon hammer shield',
  door: 'door gate window wall stair staircase bridge lock fence roof floor ceiling tunnel chimney corridor ladder hatch arch well step fountain tower pillar ruin grave tomb statue altar monument post',
  furniture:
    'table chair bed bench desk shelf mirror throne counter stool cradle sofa wardrobe cupboard board stove oven sink bath piano rack',
  picture:
    'picture painting portrait drawing poster mural tapestry tattoo icon sign film mosaic sculpture doll puppet toy figure scarecrow',
  food: 'bread cake soup apple fruit wine tea coffee honey milk salt sugar cheese meat rice butter pie orange meal loaf chocolate pepper onion potato potion medicine pill noodle spice beer crust',
  creature:
    'dog cat horse bird wolf bear mouse rat crow raven fox fish whale dragon snake spider bee sheep cow goat pig monster beast owl gull deer hare butterfly moth goose duck hound lion tiger donkey swan octopus kraken unicorn elephant monkey ape rabbit lizard wasp ant swan chicken hen toad frog hedgehog snail badger beetle thrush blackbird pigeon slug worm ladybird caterpillar sparrow robin starling magpie mole vole shrew otter heron stork eel trout salmon crab lobster shrimp turtle tortoise newt bat squirrel weasel stoat lynx camel llama mule calf lamb pony mare stallion kitten puppy parrot hawk falcon eagle vulture cricket grasshopper mosquito fly flea louse mite penguin seal dolphin shark jellyfish animal hen',
  nature:
    'tree forest river sea lake mountain hill snow ice rain storm wind fog stone rock sand flower rose root leaf seed cloud island moss mushroom thorn glacier desert wave tide volcano swamp oak ash dust mud grass lettuce cabbage hedge moss',
  vehicle:
    'ship boat train car bus cart wagon bicycle plane rocket starship spaceship truck van carriage brig schooner frigate galleon trawler yacht cutter steamer liner tug canoe dinghy sloop zeppelin submarine balloon tram raft barge ferry sledge sleigh lorry wheel caravan airship shuttle',
  jewel:
    'ring key badge crown egg gold coin jewel diamond necklace treasure pearl silver medal cup trophy amulet brooch gem crystal relic sceptre purse orb artefact artifact',
  sound:
    'bell song music violin drum whistle voice echo guitar flute trumpet organ anthem signal hymn chord melody record scream knock noise',
  place:
    'centre center reservoir dam embassy tournament cell seabed quayside sauna flyover vineyard jetty lawn stall fête building trench institute gallery parlour vestry nave belfry apiary ward lobby foyer basement corridor balcony terrace allotment churchyard schoolhouse boathouse depot wharf launderette rink hive-house bookshop tearoom marquee tent hold galley deck airlock cabin signalbox bungalow house castle town village city school hospital church chapel library laundrette laundromat laundry bakery shop inn tavern bar station airport hotel prison court courtroom theatre theater circus museum factory office lighthouse harbour harbor port market farm mill temple monastery palace fortress fort tower cellar attic kitchen cave mine garden orchard vineyard meadow field street square park stadium pitch ground club academy university college camp cemetery graveyard laboratory observatory greenhouse cabin cottage mansion apartment room hall vault bunker colony base planet kingdom valley coast beach bay point island storage archive dock pier quay bakehouse canteen classroom gymnasium gym playground bathhouse pool zoo aquarium warehouse garage workshop studio gallery casino brothel nightclub restaurant café cafe diner pub bank brewery cowshed shed barn stable signal-box plant refinery allotment clinic asylum orphanage convent abbey cathedral mosque synagogue shrine crypt dungeon arena ballroom mall',
  person:
    'man woman boy girl child baby king queen prince princess lord lady knight soldier captain sailor keeper judge lawyer doctor nurse teacher student pupil pupils friend enemy stranger detective thief witch wizard priest nun monk baker cook chef waiter clerk inspector officer guard farmer hunter fisherman merchant servant ghost sister brother mother father son daughter wife husband uncle aunt cousin grandmother grandfather grandma grandpa neighbour neighbor boss manager coach goalkeeper striker team crew navigator pilot engineer scientist professor writer poet singer actor actress dancer clown president mayor minister spy agent assassin murderer killer victim widow orphan twin lover bride groom people folk family guest visitor traveller traveler passenger owner landlord landlady tenant jury lawyer prosecutor librarian gardener postman driver mechanic miner blacksmith tailor barber butcher vampire werewolf elf dwarf goblin giant god goddess angel demon devil somebody someone nobody everyone anyone apprentice heir rebel army villager kid teenager man-at-arms referee fan supporter rival champion player accountant journalist reporter astronaut alien android gods cop policeman constable sheriff undertaker caretaker cleaner laundress seamstress porter auditor adjuster arbiter umpire verger vicar curate warden beekeeper organiser organizer steward chairman chairwoman secretary treasurer foreman forewoman quartermaster purser technician operator supervisor grandmaster opponent candidate headmaster headmistress janitor concierge receptionist surgeon midwife shepherd weaver potter miller brewer carpenter plumber electrician mason clockmaker watchmaker lamplighter ferryman boatman diver trader broker banker underwriter actuary typist intern trainee assistant deputy commissioner courier messenger scout ranger forester gamekeeper surveyor geologist botanist biologist archivist curator restorer composer conductor pianist violinist cellist organist soprano tenor critic editor publisher translator dressmaker cobbler hangman gaoler jailer warder prisoner convict suspect witness magistrate solicitor barrister notary registrar councillor alderman elder chief headman headwoman matriarch hermit pilgrim smuggler pirate outlaw bandit dowser bailiff physician climber grandson granddaughter stepmother bookkeeper saint cleric colleague customer client patient guardian chaplain sexton gravedigger ringmaster acrobat juggler tamer cosmonaut botanist chemist pharmacist dentist vet farmhand stablehand groundsman usher stagehand understudy director producer conjurer magician fortune-teller ambassador diplomat envoy interpreter dispatcher leader buyer seller supervisor passer-by tourist host hostess caller biographer cartographer astronomer physicist chemist researcher parent contestant presenter prompter cashier bridesmaid lodger robber burglar kidnapper maestro impresario hairdresser harbourmaster harbormaster stationmaster postmaster colonel general sergeant lieutenant major defendant archmage',
};

const KIND_OF = new Map<string, NounKind>(
  Object.entries(NOUNS).flatMap(([kind, nouns]) => nouns.split(' ').map((noun) => [noun, kind as NounKind])),
);

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
  /^(?:floor|wall|roof|ceiling|road|mountain|sea|ocean|river|lake|sky|ground|forest|rain|snow|wind|fog|storm|cloud|sand|ice|dust|grass|crown|tide|wave)$/;

/** Words that are nouns only for grammar, or name a time or a measure: nobody can look at them. */
export const EMPTY_NOUNS = new Set(
  'i you he she it we they dead living poor rich thing way time times day days night nights morning evening afternoon week weeks month months year years hour hours minute minutes moment monday tuesday wednesday thursday friday saturday sunday winter summer spring autumn fall end beginning start part kind sort lot bit side place world life death love fear hope truth lie story name word words reason fact idea case number one two three something anything nothing everything what which who this that these those today tomorrow yesterday tonight dark half rest front back top bottom middle edge game campaign adventure mystery tale chapter scene beat choice novel comedy tragedy drama romance fantasy horror thriller genre tone mood help use matter point turn chance luck change sense sound sight look smell taste feeling thought mind heart head hand hands eye eyes face body foot feet arm leg voice age size home others other each both all none first last next season century decade future past present war peace memory memories dream dreams secret secrets silence beauty power freedom justice magic work job duty business trouble problem question answer danger risk price cost debt reward promise rule rules law laws order plan purpose goal choice decision breakfast lunch dinner supper instruction instructions advance corner shift drill army course pair matter rate piece set row kind oil department dance wedding promotion horn party parties vote government republic number metal crime victory defeat price term half-term itself himself herself themselves myself yourself'.split(
    ' ',
  ),
);

/** What people are called after by what they do: “dowser” is in the list, “stilt-walker” need not be. */
const TRADE =
  /(?:keeper|maker|monger|wright|smith|master|mistress|[a-z]{3}woman|seller|digger|ologist|walker)$/;
const ROOM = /[a-z]{2}(?:room|house|yard|shop)$/;

export function kindOf(head: string): NounKind {
  return KIND_OF.get(head) ?? (TRADE.test(head) ? 'person' : ROOM.test(head) ? 'place' : 'other');
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
  if (/(?:ss|[xz]|[cs]h)es$/.test(word)) return word.slice(0, -2);
  return /[^aeiou]ies$/.test(word) ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}
