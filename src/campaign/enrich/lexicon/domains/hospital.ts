import type { Domain } from '../types.ts';

export const HOSPITAL: Domain = {
  id: 'hospital',
  words: [
    'hospital',
    'nurse',
    'doctor',
    'patient',
    'ward',
    'surgeon',
    'clinic',
    'ill',
    'sick',
    'sickness',
    'plague',
    'medicine',
    'asylum',
    'sanatorium',
    'bed',
    'coma',
    'operation',
    'ambulance',
    'heal',
    'healer',
    'birth',
    'cure',
    'virus',
    'больница',
    'krankenhaus',
    'hôpital',
    'hospital',
    '病院',
    '医院',
    'night',
    'shift',
    'care',
    'hospice',
  ],
  gist: 'A hospital at night: nurses, doctors, a ward of sleepers, a patient who wakes, medicine, births and deaths.',
  suits: ['haunting', 'waking', 'closing'],
  town: ["Saint Pell's Infirmary", 'the Fever Hospital'],
  setting: [
    'At {town} the lifts are for the lying down. Everybody is called by their bed until they can walk, and by their name when it is bad. Flowers are put out in the corridor at night, because of what they take.',
    "There are two sorts of quiet, and the nurses can tell them apart through a door. Tea is the only thing given freely. Nobody says the word for Thursday's shift.",
    'The clocks on the wards are set a little slow, out of kindness. People who were born here come back to be born again, and are told visiting hours.',
  ],
  places: [
    {
      key: 'ward',
      name: 'Ward Six',
      at: 'on',
      text: [
        'Ward Six has twelve beds and one lamp. **Bed four** has a rail that has been polished by a hand. **The night book** lies under the lamp with a thermometer across it. Curtains on rings divide the sleepers, and breathe.',
        'Slippers stand under every bed, pointing out. A drip ticks, and somebody in their sleep has begun to keep time. The floor is so clean that the dark shows in it.',
      ],
      leads: 'Double doors with round windows lead off to {ways}.',
      things: {
        'Bed four':
          'The sheet is warm on the side where nobody lies. Under the pillow there is a list of the staff by name, going back further than the staff.',
        'The night book':
          'Each night ends with the same three words in a different hand. One entry is in green ink, and says only: he asked again.',
      },
      hour: {
        when: 'At night',
        text: 'At night a little after four all twelve on Ward Six breathe in together, once.',
      },
    },
    {
      key: 'kitchen',
      name: 'The Sluice',
      at: 'in',
      text: [
        'The Sluice is where the nurses cry, laugh and rinse. **The tall cupboard** is for poisons and biscuits. **The rota** has been rubbed out until the paper shines. Pans stand upside down in rows like the helmets of some clean army.',
        'A radio is on at the height of a whisper. Someone has written over the sink what everybody says. It is always either too hot or somebody has just gone out.',
      ],
      leads: 'A hatch and a rubber door connect it to {ways}.',
      things: {
        'The tall cupboard':
          'Behind the biscuits stands a bottle with a bedtime on it instead of a dose. The key is where it has always been, and it is warm.',
        'The rota':
          'A name that nobody knows has the last Thursday of every month. Held to the light, the rota shows all the others, back to the beginning, one on top of the other.',
      },
      hour: {
        when: 'In the morning',
        text: 'In the morning there are two shifts in the Sluice at once, and for a minute nobody is tired.',
      },
    },
    {
      key: 'theatre',
      name: 'The Old Theatre',
      at: 'in',
      text: [
        'The Old Theatre is a well of wooden benches with a table at the bottom. **The table** has a groove round it. **The glass roof** lets in weather of some other kind. It is not used now, except to keep things that are not used.',
        'Names have been cut into the rail by people who felt faint. There is a blackboard, with half a diagram of a hand. Sawdust lies under the table, raked.',
      ],
      leads: "By the students' stair, or by the lift, one reaches {ways}.",
      things: {
        'The table':
          'Underneath it somebody has carved a row of tiny faces, each with the mouth open, singing. The strap on the left has been let out by one hole, lately.',
        'The glass roof':
          'One pane has been set with a lens, and at noon it puts a coin of sun on the floor, and the coin moves. A bird lies up there that has never decayed.',
      },
      hour: { when: 'At dusk', text: 'At dusk the Old Theatre fills with shadows from the back row down.' },
    },
    {
      key: 'garden',
      name: 'The Airing Court',
      at: 'in',
      text: [
        'The Airing Court has four walls, a path and a tree in a chair of iron. **The tree** has been labelled by a patient, in Latin, wrongly. **The sun chairs** face the wall where the sun was. People in dressing gowns go round it, always the same way.',
        'Over the wall one hears a school. Somebody has drawn a ship on the bricks, life size, a little each day. A robin has been given a chart.',
      ],
      leads: 'Ramps and a glass door lead back to {ways}.',
      things: {
        'The tree':
          'Strings have been tied to it, with hospital tags, some of them very small. It flowers twice, they say, and the second time out of season.',
        'The sun chairs':
          'On the arm of the end one is a callus in the varnish, from tapping. A letter has been pushed between the slats, to whoever sits here next.',
      },
      hour: {
        when: 'At noon',
        text: 'At noon they are all wheeled out into the Airing Court and turned, like loaves.',
      },
    },
  ],
  people: [
    {
      key: 'sister',
      names: ['Sister Maddox', 'Matron Ojo'],
      pronoun: 'she',
      role: 'Sister in charge of the nights',
      age: 'Fifty-five',
      traits: ['strict', 'tireless', 'funny at four', 'beloved'],
      flaw: 'cannot hand over',
      virtue: 'has never let anyone die alone',
      wants: ['have all twelve there in the morning', 'know what he says in his sleep'],
      style: 'Orders like caresses; jokes like orders.',
      lines: [
        "Cap straight, chin up, nobody's dying on my floor.",
        "You're new. You'll run till two, and then you'll learn to walk.",
        "He's asleep. He's been asleep since you were at school. Say good evening to him.",
        "There's what's written, and there's what I told the family, and there's tea.",
        "Don't whisper, it frightens them. Speak low.",
        "I've buried nine consultants.",
        "Four o'clock's when they go. So at four o'clock we sing.",
      ],
      phrase: 'Not on my floor.',
      looks:
        '{me} makes no noise at all, in shoes like small boats. Her watch is pinned upside down, so that only she can read it.',
      past: '{me} came in as a patient, and was told to sit up and make herself useful. She has taken one holiday, and it rained.',
      secret: '{me} has been reading to bed four for nine years, and they have reached the last chapter.',
      home: 'ward',
      there: '{me} sits in the ring of the lamp with the night book, looking at nothing, hearing all of it.',
    },
    {
      key: 'registrar',
      names: ['Felix Arden', 'Sunil Rao'],
      pronoun: 'he',
      role: 'Registrar, with a paper to publish',
      age: 'Thirty-two',
      traits: ['gifted', 'impatient', 'kind by day', 'ambitious'],
      flaw: 'needs it to mean something',
      virtue: 'stays after',
      wants: ['move bed four to the new wing, under glass', 'find why they all breathe in'],
      style: 'Quick, charming, in diagrams.',
      lines: [
        'Fascinating. I mean, how are you?',
        "He woke for eleven seconds. I've a graph.",
        "I'm not heartless. I've an enlarged one, actually, it's on file.",
        "They used to do it downstairs, with an audience. We've just taken away the benches.",
        "Nobody's going to be hurt. They'd have to wake up to be hurt.",
        "I haven't slept, so I may be about to be honest.",
        "If it's catching, I'd like it to be named after me.",
      ],
      phrase: 'Strictly observation.',
      looks:
        "{me} has a white coat with the night's sums on the cuff. He runs upstairs and is embarrassed at the top.",
      past: '{me} had a brother in a bed like that, at a place like this. He passed first in everything and failed swimming.',
      secret: '{me} has signed the transfer already, and carries it about.',
      home: 'theatre',
      there: '{me} is drawing the other half of the hand on the blackboard.',
    },
    {
      key: 'porter',
      names: ['Dilys', 'Young Amos'],
      pronoun: 'they',
      role: 'Porter, nights',
      age: 'Twenty',
      traits: ['gentle', 'strong', 'slow-spoken', 'unshockable'],
      flaw: 'promises the dying things',
      virtue: 'keeps the promises',
      wants: ['find the person he asked for', 'finish the ship'],
      style: 'Plain country sentences; long corridors between them.',
      lines: [
        "I push. You'd be surprised what people say to a ceiling.",
        "Went to sleep laughing, that one. I've got the joke.",
        'He asked for you by name. I was at his feet. I can hear feet.',
        "It's not far to the basement. It's just nobody talks on the way.",
        "I've drawn us a ship. It's only for if it floods.",
        "They all weigh the same, going down. Coming up they're lighter.",
        'I wrote it on my hand, and then I washed, so I wrote it on the wall.',
      ],
      phrase: 'Mind your elbows.',
      looks:
        '{me} is very large and takes up as little room as can be managed. There is chalk in {me.their} turn-ups.',
      past: '{me} carried a piano up here for a dying man, alone. {me.they} was born in the lift.',
      secret: '{me} has met the name on the rota, and found that they had the same hands.',
      home: 'garden',
      there: '{me} is on a box with a stub of chalk, putting in the rigging.',
    },
  ],
  lore: [
    {
      name: 'The sleeper in bed four',
      text: [
        'The sleeper in bed four was brought in from the canal with dry clothes on. He has not aged, or they have all aged with him. Relatives came for him once, three sets, and each had a photograph.',
        'I shaved him for six years, and not once did I nick him, and I nick everybody. He turns his head to the light like a plant.',
      ],
    },
    {
      name: 'The green ink',
      text: [
        'The green ink was used by one doctor only, who walked out in the middle of a round and left his bicycle. What stands in green has always turned out so. The bottle was thrown away, and is back on the shelf.',
        'I have seen green in the book twice, and I asked for a transfer, and I withdrew it.',
      ],
    },
  ],
  factions: [
    {
      name: 'The Night Staff',
      text: [
        'The Night Staff hold that a person is whoever is in the bed. They sing at four. They have their own door, and nobody has ever seen them arrive.',
      ],
    },
    {
      name: 'The New Wing',
      text: [
        'The New Wing is all glass and money, and has a name over it. It holds that one must know in order to help. Its lifts are fast, and go past six without stopping.',
      ],
    },
  ],
  stakes: ['the night book', 'the green bottle', 'the transfer form'],
  deadlines: [
    { on: 'on Thursday, when the new wing opens', day: 'Thursday' },
    { on: 'on Sunday, at four in the morning', day: 'Sunday' },
  ],
  items: ['pocket torch', 'roll of plaster', 'boiled sweet'],
  stats: [
    { name: 'Steadiness', for: ['try', 'wait', 'fight'] },
    { name: 'Bedside', for: ['talk', 'help', 'persuade'] },
    { name: 'Eyes', for: ['look', 'search', 'sneak'] },
  ],
};
