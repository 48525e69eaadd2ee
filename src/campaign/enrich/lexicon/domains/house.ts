import type { Domain } from '../types.ts';

export const HOUSE: Domain = {
  id: 'house',
  words: [
    'house',
    'mansion',
    'manor',
    'castle',
    'ghost',
    'haunted',
    'gothic',
    'attic',
    'cellar',
    'family',
    'inherit',
    'heir',
    'aunt',
    'uncle',
    'grandmother',
    'servant',
    'portrait',
    'room',
    'secret',
    'estate',
    'butler',
    'candle',
    'dust',
    'mirror',
    'vampire',
    'horror',
    'дом',
    'haus',
    'maison',
    'casa',
    '家',
    'orchard',
    'garden',
    'nursery',
    'staircase',
    'fog',
  ],
  gist: 'An old family house: locked rooms, portraits, an overgrown garden, servants who know, an inheritance and a ghost.',
  suits: ['haunting', 'theft', 'impostor'],
  town: ['Quillmere', 'the house at Saltash End'],
  setting: [
    'At {town} every room has a name, and two have the same. The clocks are wound in an order that is handed down. Dust is allowed on Tuesdays.',
    'Nothing is thrown away here; it is moved up a floor. The family is mostly on the walls. Guests are given a candle and told how many doors to count.',
    'What the dog will not walk over is covered with a rug. The garden has been let go, and has gone.',
  ],
  places: [
    {
      key: 'hall',
      name: 'The Hall',
      at: 'in',
      text: [
        "The Hall was built to make people wait in. **The portrait** over the stair follows nobody with its eyes, and one notices. **The umbrella stand** is an elephant's foot, and there is one umbrella, and it is wet. Black and white tiles run off into the dark on three sides.",
        'A bell board hangs by the baize door, with thirty bells. Somebody has put flowers out, and somebody has turned them to the wall. The draught has a regular time.',
      ],
      leads: 'Doors that are all alike open on {ways}.',
      things: {
        'The portrait':
          'The hands were painted by a better man than the face. Low down, behind the painted chair, a child was put in and painted out, and is coming through.',
        'The umbrella stand':
          "Under the umbrella lie eleven visiting cards, all with one corner turned down, all with today's date in other years. The foot has been darned.",
      },
      hour: {
        when: 'At night',
        text: 'At night one of the thirty bells in the Hall trembles without ringing, and it is for a room that was bricked up.',
      },
    },
    {
      key: 'nursery',
      name: 'The Nursery',
      at: 'in',
      text: [
        "The Nursery has bars on the window and a frieze of geese. **The rocking horse** has been ridden bald. **The dolls' house** is this house, as far as the second floor. A small bed is made up, with the corner turned back.",
        'The fireguard is warm. Someone has marked heights on the door frame, and the marks go up, and then down again. It is very tidy, in the way of a place that is tidied from the inside.',
      ],
      leads: "The nurse's door, and the other one, lead to {ways}.",
      things: {
        'The rocking horse':
          'In the hollow of the saddle is a milk tooth wrapped in a page of sums. The mane is real hair, and it is red.',
        "The dolls' house":
          "In the dolls' hall stands a doll with a suitcase, quite new. The third floor has been sawn off, and the sawdust is still on the carpet.",
      },
      hour: { when: 'At dusk', text: 'At dusk the geese in the Nursery seem to have gone on by one window.' },
    },
    {
      key: 'kitchen',
      name: 'The Still Room',
      at: 'in',
      text: [
        'The Still Room is where the jam is, and the accounts, and the truth. **The dumb waiter** comes down when it likes. **The row of jars** is labelled in one hand for sixty years. It smells of quinces and hot iron.',
        'A chair is kept for whoever faints. The cat here is called by the name of the last cat. Through the grating one sees the feet of anyone who comes to the door.',
      ],
      leads: 'By the back passage one reaches {ways}.',
      things: {
        'The dumb waiter':
          'Sent up, it comes down again with a cup on it, drunk. On the inside of the shaft, as far as an arm will go, someone has drawn stars.',
        'The row of jars':
          'One jar has a year on it in place of a fruit. What is in the last one moves when the door shuts, and it is only pears.',
      },
      hour: { when: 'In the morning', text: 'In the morning the Still Room has already heard everything.' },
    },
    {
      key: 'orchard',
      name: 'The Walled Garden',
      at: 'in',
      text: [
        'The Walled Garden is locked with a key that hangs beside the lock. **The sundial** has been turned to tell the time in some other place. **The glasshouse** has more sky in it than glass. Pears are trained along the brick with their arms held out.',
        'Nothing has been pruned for years, except in one bed. The bees keep to the far side. There is a path in the long grass, one foot wide, that goes to the wall and stops.',
      ],
      leads: 'A green door and a gap in the yew give on {ways}.',
      things: {
        'The sundial':
          'The motto says that it counts only the happy hours, and somebody has scratched a total. By moonlight it is eleven minutes slow.',
        'The glasshouse':
          'Every pane that is whole has a name cut into it with a ring. In the middle, in a pot, grows something that has been watered today.',
      },
      hour: {
        when: 'At dawn',
        text: 'At dawn the dew in the Walled Garden lies unbroken, but for that one path.',
      },
    },
  ],
  people: [
    {
      key: 'housekeeper',
      names: ['Mrs. Ambrose', 'Tamsin Grey'],
      pronoun: 'she',
      role: 'Housekeeper',
      age: 'Fifty-nine',
      traits: ['discreet', 'devoted', 'unsmiling', 'sure-footed in the dark'],
      flaw: 'decides what people can bear',
      virtue: 'is generally right',
      wants: ['keep the west stair shut until after the reading', 'find who waters the glasshouse'],
      style: 'Impeccable, indirect; every warning sounds like a household hint.',
      lines: [
        'You will hear the pipes. I should call them pipes.',
        'Dinner is at eight, and the family is at a quarter to, if you take my meaning.',
        "We do not sit there. It isn't that one may not.",
        'I have put you in Blue. You will find the other Blue locked.',
        'Some stains are part of the house, and some are part of the family.',
        'If you should meet anyone small, there is no need to mention it.',
        'The late master was not fond of questions. He is less so now.',
      ],
      phrase: 'If that will be all.',
      looks:
        '{me} is narrow and upright and comes into a room like a line drawn under something. Her keys make no sound, because she has sewn them into felt.',
      past: '{me} came at fourteen to black the grates, and has since blacked them in three reigns. She was engaged once, to the boat boy.',
      secret: '{me} makes up the small bed each night, and each morning makes it up again.',
      home: 'hall',
      there: '{me} is winding the clock, with her face turned away from it.',
    },
    {
      key: 'cousin',
      names: ['Rupert Fane', 'Lionel Ashgrove'],
      pronoun: 'he',
      role: 'A cousin, with expectations',
      age: 'Thirty-three',
      traits: ['amusing', 'idle', 'desperate', 'well shaved'],
      flaw: 'has already borrowed on it',
      virtue: 'is kind to dogs when alone',
      wants: [
        'have the will read before the month is out',
        'get the portrait valued without being seen to look',
      ],
      style: 'Epigrams; they get shorter as he gets frightened.',
      lines: [
        'Welcome to the bosom. Mind the pins.',
        'I adore this place. I should like it best as a cheque.',
        "One doesn't inherit, one is inherited. I read that on a matchbox.",
        'Did you hear that? Nor did I. Have a drink.',
        "Auntie always said the house would choose. I've been standing in the light.",
        'I used to play up there. There were three of us. There are photographs of two.',
        "It's only money. It's only all of it.",
      ],
      phrase: 'Too, too family.',
      looks:
        '{me} is dressed for some better weather. He has a way of turning his rings when anyone walks overhead.',
      past: '{me} was sent down from two universities and up to several judges. He was a truthful child, they say, until one summer.',
      secret: '{me} sleeps in his car, with the lamps on.',
      home: 'kitchen',
      there: '{me} has come down for ice, and has been down here for an hour.',
    },
    {
      key: 'girl',
      names: ['Pippin', 'Little Ada'],
      pronoun: 'they',
      role: "Somebody's child, about the place",
      age: 'Nine',
      traits: ['polite', 'old-fashioned', 'cold-handed', 'well informed'],
      flaw: 'moves things to where they used to be',
      virtue: 'never tells a lie',
      wants: ['have the third floor put back', 'be looked for, properly, with counting'],
      style: 'Formal little sentences; asks after people who are not alive.',
      lines: [
        'Are you the new one, or the one from before?',
        'I may go anywhere but down.',
        'You have to count to a hundred, and you have to mean it.',
        "She isn't cross. She only looks it because of the frame.",
        "I put the umbrella to dry. It's always his umbrella.",
        'There used to be more stairs.',
        "I shan't tell you where it is. But I shall tell you when you are cold.",
      ],
      phrase: 'Warmer.',
      looks:
        '{me} wears a pinafore of no particular year, and boots that leave no mud. {me.they} is always just finishing something sweet.',
      past: '{me} knows all the verses of songs that have gone out. Nobody has told you whose child {me.they} is, and you have asked.',
      secret: '{me} goes to the wall at the end of the path, at dawn, and through it.',
      home: 'nursery',
      there:
        "{me} sits on the floor with the dolls' house open, moving the one with the suitcase from room to room.",
    },
    {
      key: 'gardener',
      names: ['Old Mordaunt', 'Silas Yeo'],
      pronoun: 'he',
      role: 'Gardener, on half pay',
      age: 'Eighty',
      traits: ['slow', 'sly', 'patient', 'hard of hearing at will'],
      flaw: 'digs where he was told not to',
      virtue: 'fills it in',
      wants: ['see the pear fruit that was grafted for the wedding', 'get one bed deep enough'],
      style: 'Weather and roots; ends with a question that is not about either.',
      lines: [
        'Heavy soil. It remembers.',
        "I've put in bulbs for four mistresses, and they come up for the first.",
        "You don't want to stand there. Nor there, come to that.",
        "A wall's only a hedge that's given up.",
        "She told me to dig it over, and then she told me to stop. That was in 'twelve.",
        "That rose don't like being called white.",
        'Did you shut the gate, or was it shut?',
      ],
      phrase: 'It wants rain.',
      looks:
        '{me} is the colour of the path, and one sees him when he moves. He has a trug on his arm with a cloth over it.',
      past: '{me} was boat boy here before they filled in the lake. He has never been inside further than the mat.',
      secret:
        '{me} waters the pot in the glasshouse, from a can with a lid, and talks to it as to a young lady.',
      home: 'orchard',
      there: '{me} is on his knees in the one dug bed, feeling for something.',
    },
  ],
  lore: [
    {
      name: 'The third floor',
      text: [
        'The third floor was taken off in one summer, by men from a long way away, and the roof was put back lower by its own height. From the drive one can count the windows, and from inside one can count them, and there is one between. The stair still goes up for nine steps.',
        'I carried trays to the third floor, and I could tell you who for, and I was asked not to. We hear it settle.',
      ],
    },
    {
      name: 'The hiding game',
      text: [
        'The hiding game was played at every birthday until the one at which they stopped. The finder counts to a hundred in the Hall, aloud, and nobody has ever got past ninety since. There is a rule about cupboards.',
        'My mother was the last to be found. She said that it had been very kind, and had told her to stay small.',
      ],
    },
  ],
  factions: [
    {
      name: 'Below Stairs',
      text: [
        'Below Stairs keeps the keys, the hours and its counsel. They hold that a house is a promise to the dead, and should be dusted. One of them is always awake.',
      ],
    },
    {
      name: 'The Claimants',
      text: [
        'The Claimants arrived by different trains with the same luggage. They hold that the dead have had their turn. They are civil at meals and measure things between.',
      ],
    },
  ],
  stakes: ['the family portrait', 'the will', 'the music box'],
  deadlines: [
    { on: 'on Friday, when the will is read', day: 'Friday' },
    { on: 'on the last night of October, at the second supper', day: 'the last night of October' },
  ],
  items: ['candle', 'letter of introduction', 'small key'],
  stats: [
    { name: 'Manners', for: ['talk', 'persuade', 'give'] },
    { name: 'Candle nerve', for: ['search', 'try', 'fight'] },
    { name: 'Soft step', for: ['sneak', 'go', 'look'] },
  ],
};
