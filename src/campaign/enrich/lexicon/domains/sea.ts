import type { Domain } from '../types.ts';

/** Harbours, lighthouses, ships under sail. */
export const SEA: Domain = {
  id: 'sea',
  words: [
    'sea',
    'ocean',
    'lighthouse',
    'harbour',
    'harbor',
    'ship',
    'boat',
    'sailor',
    'island',
    'coast',
    'fish',
    'fisherman',
    'wave',
    'tide',
    'storm',
    'lamp',
    'keeper',
    'port',
    'beach',
    'pirate',
    'whale',
    'mermaid',
    'shore',
    'drown',
    'captain',
    'море',
    'маяк',
    'meer',
    'mer',
    'mar',
    'faro',
    'phare',
    '海',
    '灯台',
    '灯塔',
    'skerry',
    'ferry',
    'net',
    'sail',
    'anchor',
  ],
  gist: 'A lighthouse on a rock, a fishing harbour, an island, ships, storms, keepers and the drowned.',
  suits: ['haunting', 'closing', 'missing'],
  town: ['Gannet Skerry', 'Hollow Bay'],
  setting: [
    'On {town} people say good morning to the water first. A boat is never painted green, and a thing dropped overboard is said to have been posted. Fog is let in and given a chair.',
    'Every family has somebody out there, and sets the table with the knives turned that way. Children are taught to count by the gap between a flash and a bang. Wood is what comes ashore, and most houses have a name on them that belonged to a ship.',
    'A coat by the door belongs to whoever needs it next. The wind is spoken of by its first name.',
  ],
  places: [
    {
      key: 'tower',
      name: 'The Lamp Room',
      at: 'in',
      text: [
        'The Lamp Room is all glass, and from the inside one sees mostly oneself. **The lamp** stands as high as a person and is never quite cold. **The logbook** lies open on a slope with a pebble on it. Birds have written on the panes with everything they had.',
        'The floor hums, and the hum comes up through the shoes and settles in the teeth. There is one stool, and it faces the landward side. Oil has been carried up here by the can for so long that the middle of every stair is a spoon.',
      ],
      leads: 'A hundred and nine steps go down to {ways}.',
      things: {
        'The lamp':
          "Behind the lens, where only a cleaner's arm would go, somebody has tied a bit of blue wool. One of the prisms was put in upside down, and throws a small second light inland, on to one particular window.",
        'The logbook':
          'The entries are three words long, as the rule is, until last winter, when one of them runs to a page. Every name in the log is in the same hand, and they are not all the same man.',
      },
      hour: {
        when: 'At night',
        text: 'At night the beam leaves the Lamp Room and comes back to it, and in between it is very dark indeed.',
      },
    },
    {
      key: 'quay',
      name: 'The Quay',
      at: 'on',
      text: [
        'The Quay smells of tar and of what the gulls have been arguing about. **The weighing beam** has a hook on each end, and nobody will stand under it. **The slate** gives the boats that are out, in chalk, and is the first thing anyone looks at. Nets hang from pole to pole, drying, with the light caught in them.',
        'Rope lies about in coils, all wound the same way. A row of old men sits along the wall, and they shift along by one when somebody dies. The stones are wet to a line, and above the line they are white.',
      ],
      leads: 'From the steps one can get to {ways}.',
      things: {
        'The weighing beam':
          "One of the weights is hollow, and has a folded paper in it. A child's height has been notched in the post, up to seven, and then in another year, up to seven again.",
        'The slate':
          'At the bottom of the slate stands a boat that has been out since before the chalk was white, and somebody goes over the letters every spring. Four names have been wiped, but the slate was damp, and they come back.',
      },
      hour: {
        when: 'At dawn',
        text: 'At dawn the boats go off the Quay one by one, and nobody waves, because it is unlucky, and everybody has come down.',
      },
    },
    {
      key: 'tavern',
      name: 'The Drowned Man',
      at: 'in',
      text: [
        'The Drowned Man has one window, and it is kept shuttered on the side where the sea is. **The figurehead** over the hearth has lost her arms and kept her opinion. **The row of mugs** on the beam has a name to each. The ceiling is the bottom of a boat.',
        'The floor is sanded, and in the sand there is always one set of wet prints that stops half-way. Chess is played here with limpets. Somebody has nailed a letter to the wall, unopened, and drinks under it every night.',
      ],
      leads: 'The half-door opens towards {ways}.',
      things: {
        'The figurehead':
          'Under the paint her face is another face, and the chisel was kinder to that one. Coins have been pushed into the cracks in the wood, so many that she rings.',
        'The row of mugs':
          'The last hook has a mug on it with no name, and it is washed like the others. One of them has been mended with silver, by somebody who could not afford silver.',
      },
      hour: {
        when: 'In the evening',
        text: 'In the evening they sing in the Drowned Man, always as far as the verse with the storm in it, and then somebody orders.',
      },
    },
    {
      key: 'cave',
      name: 'The Tide Cave',
      at: 'in',
      text: [
        'The Tide Cave can be entered for two hours in the day, and those two hours move. **The ring bolt** in the roof is as thick as a wrist and hangs where no boat could reach. **The shelf** at the back is dry, and someone has been sitting on it. Water goes in and out of the far end with a sound like a large animal thinking.',
        'The walls are covered with small shut shells, and they click. There is a smell of candle. What the sea does not want it leaves here, sorted, as if it meant to come back for it.',
      ],
      leads: 'While the tide is out the sand gives a way to {ways}.',
      things: {
        'The ring bolt':
          'New rope has been run through the ring bolt, and both ends have been cut. The rust on it is worn off in one place by something that swings.',
        'The shelf':
          'On the shelf lie a spoon, a folded oilskin and eleven candle ends, in a row. Somebody has scratched the hours of high water into the rock for the whole of next month.',
      },
      hour: {
        when: 'At dusk',
        text: 'At dusk the water comes into the Tide Cave without a sound, from underneath.',
      },
    },
  ],
  people: [
    {
      key: 'keeper',
      names: ['Maud Thornycroft', 'Ishbel Gow'],
      pronoun: 'she',
      role: 'Keeper of the lamp',
      age: 'Sixty-three',
      traits: ['stubborn', 'plain-spoken', 'sleepless', 'fond of arithmetic'],
      flaw: 'counts people as she counts oil',
      virtue: 'has never let it go out',
      wants: ["get the winter's oil up before the weather turns", 'hear who walks on the gallery at four'],
      style: 'Short and dry; weather and brass stand for everything else.',
      lines: [
        "You'll want to hold on to that rail. It isn't for show.",
        "I don't look at the sea. I look at the lamp. The sea's not my department.",
        "A hundred and nine. You'll have counted a hundred and eight. Everyone does.",
        "If you've come to be told something, come when it's lit.",
        "There's worse company than a clock.",
        "Somebody's got to be awake. It might as well be somebody who's cross.",
        "He said back by supper. It's still on.",
      ],
      phrase: 'Lit, and all well.',
      looks:
        "{me} is tall and wind-dried and wears a man's watch on a string. She shuts one eye when she listens, as if to a telescope.",
      past: '{me} came out for a month to nurse the last keeper, and he took his time. She can knit in the dark and has never finished a sleeve by day.',
      secret: '{me} lets the lamp miss one turn each night, at ten past four, and writes that it did not.',
      home: 'tower',
      there: '{me} has one hand on the clockwork, the way one has a hand on a dog.',
    },
    {
      key: 'harbourmaster',
      names: ['Captain Rusk', 'Josiah Penhale'],
      pronoun: 'he',
      role: 'Harbour master',
      age: 'Fifty-one',
      traits: ['loud', 'fair', 'short of sleep', 'afraid of nothing afloat'],
      flaw: 'would sooner give an order than a reason',
      virtue: 'goes out himself',
      wants: [
        'have the wreck off the bar before the spring tides',
        'settle with the insurers and never write a letter again',
      ],
      style: 'Bellows, then mutters; says the important part in the mutter.',
      lines: [
        'Mind the bight of that rope! Thank you. I only bury people on Wednesdays.',
        "I've nothing against the light. I've something against the bill.",
        "That boat's overdue. I don't say lost. Lost is a form you fill in.",
        'Every stone on this quay was ballast in something.',
        "You can tell me the truth or you can tell me tomorrow, but I'll be drunker tomorrow.",
        "The sea doesn't take people. It's just not very good at giving them back.",
        "I signed for nine men. You can read it. It's a clear hand.",
      ],
      phrase: 'On the ebb, then.',
      looks:
        '{me} has a chest like a locker and small neat feet. There is a whistle round his neck, and the mark of it.',
      past: '{me} lost a ship in a flat calm, and has been roaring ever since. He reads sermons for the grammar.',
      secret: '{me} cannot swim, and goes to the end of the mole every night to stand there until it passes.',
      home: 'quay',
      there: '{me} walks up and down under the weighing beam, never quite under it.',
    },
    {
      key: 'child',
      names: ['Wick', 'Sparrow Jory'],
      pronoun: 'they',
      role: 'Beachcomber, eleven',
      age: 'Eleven and some',
      traits: ['barefoot', 'shrewd', 'secretive', 'not afraid of the dark'],
      flaw: 'sells things twice',
      virtue: 'always comes back to tell',
      wants: ['find the other half of the oar', 'be let up to the lamp when it is lit'],
      style: 'Breathless bargains; asks a question back.',
      lines: [
        "What'll you give me if I don't tell you?",
        "I know where it's dry when it's wet and where it's wet when it's dry.",
        "That's not from round here. That wood's been somewhere.",
        'I found a door once. Just a door. It was open.',
        "Grown-ups go along the top. There's nothing along the top.",
        "Two of them went in and I counted three come out, and I'm good at counting.",
        'You smell of trains.',
      ],
      phrase: 'Finders.',
      looks:
        '{me} is salted to the elbows and has a pocketful of something that drips. A whole oyster shell hangs round {me.their} neck, and nobody has been allowed to see inside.',
      past: '{me} was left on the quay in a fish basket, clean, with a note that got wet. Half the houses have a bed for {me.them}, and {me.they} has slept in most of them.',
      secret: '{me} lights the candle in the cave, because somebody asked for that, and paid.',
      home: 'cave',
      there: '{me} is crouched by the shelf with a bit of candle, and does not seem surprised.',
    },
    {
      key: 'landlord',
      names: ['Absalom Reeve', 'Fat Tobias'],
      pronoun: 'he',
      role: 'Landlord of the Drowned Man',
      age: 'About sixty',
      traits: ['soft-voiced', 'sly', 'hospitable', 'superstitious'],
      flaw: 'knows the price of every grief',
      virtue: 'gives credit to widows',
      wants: ['keep the shutter closed', 'get the figurehead to sell him her luck'],
      style: 'Murmurs; answers in proverbs he has just made up.',
      lines: [
        'A dry man tells you what he wants. A wet man tells you what he did.',
        "You'll have the bench. The chair's for somebody.",
        'I pour and I listen, and I charge for the one.',
        'There was a fellow sat there, in a coat like yours. Well. He stood up in the end.',
        "Don't whistle. It's not for me I ask. It's for the barrels.",
        "We don't open that side. You'd only see it.",
        "Every man's a good swimmer till about ten o'clock.",
      ],
      phrase: "What's drowned is drowned.",
      looks:
        '{me} is pale as suet and moves among his barrels without a sound. He has a ring on every finger but the one.',
      past: '{me} was the only man ashore the night the whole choir went out. He has never been seen in daylight further off than his step.',
      secret: '{me} writes the letters that come for the widows, in eleven different hands.',
      home: 'tavern',
      there:
        '{me} polishes a mug under the figurehead, and tilts his head to her now and then, as to a partner.',
    },
  ],
  lore: [
    {
      name: 'Ten past four',
      text: [
        'At ten past four the beam misses a turn, and those who are awake turn over. On that minute, years ago, something struck the bar and was gone before the next. The clocks here are set by it, and it is thought bad form to ask.',
        'I have been out there at ten past four, and I will say only that it is not so dark as you would like.',
      ],
    },
    {
      name: 'The wreck on the bar',
      text: [
        'The wreck on the bar shows three ribs at low water, and at the springs a fourth. Nobody has ever found out what she was called, since the board came ashore in two pieces, in two different years. There is a bell in her, and in a westerly one hears it think about ringing.',
        'We had timber from the wreck for the chapel door, and it has never once shut.',
      ],
    },
  ],
  factions: [
    {
      name: 'The Lamp',
      text: [
        'Those of the Lamp hold that a light is owed to whoever may be out there, seen or not. They climb, they carry, they keep the hours. At their funerals a candle is passed along until it is too short to hold.',
      ],
    },
    {
      name: 'The Harbour Board',
      text: [
        'The Harbour Board meets on Mondays over a chart on which everything has a price. It has paid for two breakwaters and for none of the men. What the Harbour Board wants is for the sea to be on time.',
      ],
    },
  ],
  stakes: ['the lamp', 'the logbook', "the ship's bell"],
  deadlines: [
    { on: 'on Friday, with the spring tide', day: 'Friday' },
    { on: 'on Sunday, at the top of the tide', day: 'Sunday' },
  ],
  items: ['oilskin', 'box of matches', 'clasp knife'],
  stats: [
    { name: 'Nerve', for: ['fight', 'threaten', 'try'] },
    { name: 'Weather eye', for: ['look', 'search', 'sneak'] },
    { name: 'Plain speech', for: ['talk', 'persuade', 'help'] },
  ],
};
