import type { Domain } from '../types.ts';

/** Ships between stars, stations, colonies. */
export const STARSHIP: Domain = {
  id: 'starship',
  words: [
    'starship',
    'spaceship',
    'space',
    'planet',
    'star',
    'galaxy',
    'orbit',
    'rocket',
    'astronaut',
    'alien',
    'colony',
    'mars',
    'moon',
    'station',
    'navigator',
    'crew',
    'captain',
    'airlock',
    'robot',
    'future',
    'cyberpunk',
    'sci-fi',
    'science',
    'fiction',
    'космос',
    'raumschiff',
    'vaisseau',
    'espacio',
    '宇宙',
    '飞船',
    'hyperspace',
    'cryo',
    'asteroid',
  ],
  gist: 'A starship between the stars: crew, airlocks, cold sleep, a lost navigator, a distant colony, the hum of the engines.',
  suits: ['passage', 'waking', 'impostor'],
  town: ['the Long Haul', 'Perihelion Station'],
  setting: [
    "On {town} there is no morning, and so everyone is very strict about breakfast. Air is made on deck two and is said to taste of whoever was last on shift. A thing that floats is nobody's.",
    "People touch the wall as they pass it, all of them, in the same places. It has been so long since anyone looked out that the shutters have names. Birthdays are kept by ship's time and by home time, and the second sort are sadder.",
    'Noise is company; when the fans stop, grown men hold hands. Everything here has been repaired with a part of something else.',
  ],
  places: [
    {
      key: 'bridge',
      name: 'The Bridge',
      at: 'on',
      text: [
        'The Bridge has five chairs, and the fifth has a cardigan on it. **The main screen** shows where they would be if nothing had gone wrong. **The course plot** is drawn on real paper, in pencil, because pencil cannot crash. Lights go from green to amber along one wall, and have been thinking about it for a week.',
        "Somebody has stuck a plastic dog to the console, and it nods at every burn. The captain's cup is welded down. From the ceiling comes a voice that announces docking, now and then, for a port that was closed.",
      ],
      leads: 'The lift shaft is open to {ways}.',
      things: {
        'The main screen':
          'One of the stars on it is a dead pixel, and they have been steering by it. At the edge of the picture something has been masked with tape.',
        'The course plot':
          'The line on the plot has been rubbed out and drawn again three degrees off, by a lighter hand. In the margin stand sums for a crew of one fewer.',
      },
      hour: {
        when: 'At night',
        text: "In the ship's night the Bridge is run by the plastic dog and one person who has taken off their shoes.",
      },
    },
    {
      key: 'sleep',
      name: 'The Cold Deck',
      at: 'on',
      text: [
        "The Cold Deck is kept at the temperature of a secret. **The pods** stand in two rows with frost on the glass and a name on each. **The drain log** hangs from a nail by a string. One does not raise one's voice here, though nobody could hear it.",
        'A line of footprints in the rime goes in and does not come out. Every pod has a small drawer for what one wanted to wake up to. The compressor knocks, in fours, and once in a while in five.',
      ],
      leads: 'Past the second bulkhead there is the way to {ways}.',
      things: {
        'The pods':
          'Pod nineteen is empty, and warm, and made up with fresh sheets. In one of the drawers there is an orange, and it has been peeled.',
        'The drain log':
          'Each page of the log is initialled, and the initials for the last month belong to somebody who is in pod four. A page was torn out along a ruler.',
      },
      hour: {
        when: 'At dawn',
        text: 'When the lights come up on the Cold Deck, every pane has a clear patch in it, at the height of a face, on the inside.',
      },
    },
    {
      key: 'engine',
      name: 'The Engine Room',
      at: 'in',
      text: [
        'The Engine Room is the only place aboard where one can be warm and alone. **The coupling** glows, and everybody working here has the shadow of it on their eyelids. **The tool wall** has an outline for each tool. There is a hammock, and a rule against hammocks, on the same hook.',
        'The floor is a grating, and below it there is another, and below that one does not look. Someone has painted flowers on the safety valves, so as to know them in the dark. The hum has a tune in it, if one has been here too long.',
      ],
      leads: 'Crawlways run from behind the condensers to {ways}.',
      things: {
        'The coupling':
          'Wrapped round the housing is a scarf, knitted, scorched, and holding. A serial number has been ground off, and under it is a name that the ship used to have.',
        'The tool wall':
          'One of the outlines is of no tool that anyone knows. Behind the largest spanner there is a hatch the size of a book.',
      },
      hour: {
        when: 'In the evening',
        text: 'In the evening watch they play cards in the Engine Room on an upturned filter, for shares in a house that burnt down.',
      },
    },
    {
      key: 'garden',
      name: 'The Hydroponics Bay',
      at: 'in',
      text: [
        'The Hydroponics Bay is lit purple, and everyone looks well in it. **The lemon tree** belongs to the whole ship, and has been proposed to. **The seed vault** is a cupboard with a very good lock. Water goes round and round overhead, and drips where it has always dripped.',
        'Tomatoes are counted here aloud, by two people. A bee lives in this bay, one, and has a call sign. The soil came from a football field, and now and again gives up a stud.',
      ],
      leads: 'Steam doors open on {ways}.',
      things: {
        'The lemon tree':
          'Tags are tied to the twigs, with wishes on them, and one of the tags is blank and has been laminated. On the trunk somebody has notched the years, and there are more notches than years.',
        'The seed vault':
          'Half the packets hold sand. The lock has been opened with its own key, by somebody left-handed.',
      },
      hour: {
        when: 'At dusk',
        text: 'At dusk the lamps in the Hydroponics Bay go down by a tenth at a time, and people come in to watch it, as if it were a sunset.',
      },
    },
  ],
  people: [
    {
      key: 'captain',
      names: ['Ione Varga', 'Adaeze Holm'],
      pronoun: 'she',
      role: 'Captain',
      age: 'Fifty-two, not counting the ice',
      traits: ['calm', 'exact', 'lonely', 'slow to anger'],
      flaw: 'will not say that she does not know',
      virtue: 'eats last',
      wants: ['bring her in with everybody aboard', 'hear the fourth harmonic again and place it'],
      style: 'Level, short, never repeats an order; jokes without moving her face.',
      lines: [
        'Sit anywhere but there.',
        'We are not lost. We are somewhere nobody has been rude about yet.',
        'I give the figures to the crew and the truth to the log. Today they can be the same.',
        'You have your badge on upside down. I rather like it.',
        'Space is mostly waiting with the lights on.',
        'When I was your age I was frozen.',
        'Report. No. Breathe, and then report.',
      ],
      phrase: 'Steady as she is.',
      looks:
        '{me} stands with one hand on the back of the fifth chair, always. Her hair is cut by the engineer, who is no barber.',
      past: '{me} was born on a freighter and has been seasick on every planet she ever stood on. She signed for this ship sight unseen, because of the name.',
      secret:
        '{me} has not slept in her cabin since they lost the navigator; she sleeps in the chair and folds the cardigan first.',
      home: 'bridge',
      there: '{me} has the watch, as far as anyone can remember.',
    },
    {
      key: 'officer',
      names: ['Lucan Sorrel', 'Teague Marchetti'],
      pronoun: 'he',
      role: 'First officer, for the Company',
      age: 'Forty',
      traits: ['correct', 'clever', 'frightened', 'fond of rules'],
      flaw: 'would rather be right than home',
      virtue: 'never takes more than his share of air',
      wants: ['open the sealed orders on the day they say', 'have the count agree with the manifest'],
      style: 'Clipped, in numbered points; loses count when moved.',
      lines: [
        'One: we conserve. Two: we report. I had a three.',
        "I am aware that nobody likes me. It's on the chart, I drew it myself.",
        'The Company is not cruel. The Company is eleven light years away.',
        'Somebody has been breathing on deck four.',
        'There is a regulation about hope. It comes under stores.',
        'I did not want this post. I wanted the one with the window.',
        'If you must go through there, sign for it.',
      ],
      phrase: 'For the record.',
      looks: '{me} has creases in his uniform that could cut fruit. He blinks on the hour, as it seems.',
      past: '{me} has a daughter at home who is by now older than he is. He knows the manual by heart, including the errata.',
      secret: '{me} has opened the sealed orders, and they are a blank sheet with a watermark.',
      home: 'sleep',
      there: '{me} goes along the pods with a clipboard, and stops a little longer at the empty one.',
    },
    {
      key: 'engineer',
      names: ['Moss', 'Juno Apkarian'],
      pronoun: 'they',
      role: 'Engineer, and barber',
      age: 'Twenty-six',
      traits: ['cheerful', 'burnt', 'superstitious', 'never still'],
      flaw: 'takes apart what works',
      virtue: 'has kept the air on',
      wants: ['find the fifth knock', 'get a cutting off the lemon tree, legally'],
      style: 'Fast and technical, then suddenly a lullaby.',
      lines: [
        "She's not broken, she's sulking. There's a different spanner for that.",
        "Put your hand here. Feel that? That's four. Now wait.",
        "I've fixed it with a spoon. Don't look for the spoon.",
        'You lose fear of the outside. You never lose it of the inside.',
        "Everyone hears singing in week nine. It's only the pumps, and Gerald.",
        "If I say run, run uphill. You'll know which way that is by then.",
        'I talk to her because she answers. Do you?',
      ],
      phrase: 'Held with a spoon.',
      looks:
        '{me} has no eyebrows and a belt with nineteen hooks. One glove is always on, and not always the same one.',
      past: '{me} came aboard as cargo, in a crate marked Bearings. There is a drawing of the ship on {me.their} forearm, with corrections.',
      secret: '{me} has seen somebody in the crawlways who is on no list, and leaves out biscuits.',
      home: 'engine',
      there: '{me} hangs head down from the gantry, listening to a pipe.',
    },
    {
      key: 'gardener',
      names: ['Brother Anselm', 'Old Teodoro'],
      pronoun: 'he',
      role: 'Keeper of the green deck',
      age: 'Seventy, or forty, depending on the ice',
      traits: ['slow', 'devout about compost', 'kind', 'evasive'],
      flaw: 'gives away what he was told to count',
      virtue: 'knows each of them by what they steal',
      wants: ['bring the lemon to fruit before landfall', 'get the bee a companion'],
      style: 'Unhurried; every answer passes through a vegetable.',
      lines: [
        "A lemon doesn't know it's in space. I don't tell it.",
        'You may take one. I shall say it was slugs.',
        "Everything that dies aboard comes to me, and it's always peas in the end.",
        'Quietly, the bee is doing her accounts.',
        'They woke me for the blight, and then forgot to put me back.',
        "That's not fear you've got, that's want of greens.",
        'The captain comes in here to swear. I grow mint over it.',
      ],
      phrase: "It'll come up.",
      looks:
        '{me} is bent in the shape of the walkway, with earth under nails that have not seen the earth for thirty years. He wears a sprig of something, against regulations.',
      past: '{me} was the only monk on the passenger list and the only one of them not asked to pray. He has buried nine people in four square metres.',
      secret:
        '{me} let half of the seed spoil, by a mistake with a tap, and filled the packets up with sand.',
      home: 'garden',
      there: '{me} kneels among the beans, and may be asleep.',
    },
  ],
  lore: [
    {
      name: 'The fifth knock',
      text: [
        'The fifth knock began on the night they lost the navigator. It comes from no pump and from no pipe, and it is always in time. Some answer it, with a knuckle, in passing, and deny it.',
        'I timed it once against the old charts, and it is the rate at which a person walks. We do not talk of it on the Cold Deck.',
      ],
    },
    {
      name: 'Landfall',
      text: [
        'Landfall is a date, a betting pool and the name of a pudding. They have a picture of the place, taken by a machine that did not survive it: a hill, some light, and what might be a fence. The children born aboard do not believe in landfall, and are polite about it.',
        'My berth is promised to my grandson for landfall, and I have not yet married.',
      ],
    },
  ],
  factions: [
    {
      name: 'The Watch',
      text: [
        'The Watch are those who stay awake so that the others need not. They hold that everyone who was taken aboard is to be brought in. At the change of shift they touch palms, because of what happened once.',
      ],
    },
    {
      name: "The Company's People",
      text: [
        "The Company's People have a second set of keys and a first-class smile. They hold that a voyage is a sum, and that a sum must come out. It is they who look after the manifest, and who have lately begun to use pencil.",
      ],
    },
  ],
  stakes: ['the star chart', 'the black box', 'the seed vault'],
  deadlines: [
    { on: 'at the turnover burn, in six days', day: 'the turnover burn' },
    { on: "on Sunday, ship's time, when the window opens", day: 'Sunday' },
  ],
  items: ['badge', 'grip boots', 'half a ration bar'],
  stats: [
    { name: 'Calm', for: ['talk', 'wait', 'persuade'] },
    { name: 'Hands', for: ['try', 'search', 'fight'] },
    { name: 'Orbit sense', for: ['go', 'sneak', 'look'] },
  ],
};
