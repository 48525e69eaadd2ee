import type { Domain } from '../types.ts';

export const LAUNDRETTE: Domain = {
  id: 'laundrette',
  words: [
    'laundrette',
    'laundromat',
    'laundry',
    'launderette',
    'wash',
    'washing',
    'shop',
    'corner',
    'street',
    'store',
    'market',
    'neighbour',
    'neighborhood',
    'barber',
    'pawn',
    'flat',
    'landlord',
    'tenant',
    'sock',
    'machine',
    'coin',
    'night',
    'clothes',
    'tailor',
    'магазин',
    'laden',
    'boutique',
    'tienda',
    '店',
    '洗衣店',
    'mall',
    'supermarket',
    'customer',
    'bus',
    'suburb',
  ],
  gist: 'A laundrette or a small shop on an ordinary street: machines that run at night, lost socks, regulars, neighbours, a landlord, something strange behind the counter.',
  suits: ['haunting', 'closing', 'missing'],
  town: ['Gull Street', 'the parade at Number Nine'],
  setting: [
    'On {town} everybody knows what everybody wears underneath. Change is scarce, and is lent at interest in gossip. The lamps come on at four in winter, and the last one only if it is kicked.',
    'Nobody owns a whole set of anything. Odd socks are pinned along a line, and are claimed after years with a cry. People talk facing the drums, as one talks in front of a fire.',
    'Closing time is when the last person stops crying. The bus goes by without stopping, and they all look up.',
  ],
  places: [
    {
      key: 'machines',
      name: 'The Machine Hall',
      at: 'in',
      text: [
        "The Machine Hall is a double row of round glass eyes under a strip light that stammers. **Machine nine** has a sign on it, and the sign has been washed. **The folding table** is long enough for a person. The air is warm and tastes of other people's Sundays.",
        "Lint drifts along the skirting like a small grey weather. Somebody's shirt has both arms pressed to the glass. The benches are bolted down, facing the drums, as in a chapel.",
      ],
      leads: 'Past the last dryer there is a way to {ways}.',
      things: {
        'Machine nine':
          'The drum turns a quarter by itself and stops, like a head. In the rubber of the door there are a hairpin, a tooth and a ticket for a dance.',
        'The folding table':
          'Two names have been pressed into the top with a hot iron. If one folds a sheet here alone, the other end comes up to meet one.',
      },
      hour: {
        when: 'At night',
        text: 'At night, a little after three, the Machine Hall fills with the sound of one machine, and it is the one with the sign.',
      },
    },
    {
      key: 'back',
      name: 'The Back Room',
      at: 'in',
      text: [
        'The Back Room is for service washes, and for sitting down. **The unclaimed rail** has coats on it in order of year, like a queue. **The safe** is behind the ironing board, and everybody knows, and nobody has ever thought it worth it. A kettle boils, has boiled, is about to boil.',
        'Brown paper parcels go up to the ceiling, each with a surname. The calendar is from a garage. There is a hole in the wall at the height of an eye, with a cork in it.',
      ],
      leads: 'Behind the rail a curtain hides the way to {ways}.',
      things: {
        'The unclaimed rail':
          'In the pocket of the oldest coat there is a door key, still warm. One of the coats was handed in next Thursday, by its ticket.',
        'The safe':
          'The safe holds buttons, sorted, and one ring. Its dial has been worn smooth at three numbers, and they are a date.',
      },
      hour: {
        when: 'In the evening',
        text: 'In the evening the parcels in the Back Room settle, from the top down, with a sound like sighing.',
      },
    },
    {
      key: 'street',
      name: 'The Pavement',
      at: 'on',
      text: [
        'The Pavement outside is always wet in one place, in the shape of a door. **The payphone** rings for whoever is nearest. **The bench** has a plate, and the name on it is worn to a J. Steam comes up through the grating, and cats arrange themselves.',
        'A bus shelter keeps off everything but rain. The pawnshop across the way has had the same wedding dress in the window for nine years. Somebody has chalked a hopscotch that goes round the corner and does not end.',
      ],
      leads: 'From the kerb one can see {ways}.',
      things: {
        'The payphone':
          'The coin box is full of buttons. Someone has scratched a number into the hood, and under it: only if you must.',
        'The bench':
          'Under the seat chewing gum has been pressed in rows, by one careful mouth, over a long time. The J was added to, once, with a knife, and thought better of.',
      },
      hour: {
        when: 'At dawn',
        text: 'At dawn a man hoses down the Pavement as far as the wet place, and goes round it.',
      },
    },
    {
      key: 'boiler',
      name: 'The Boiler Cellar',
      at: 'in',
      text: [
        'The Boiler Cellar is hot and low and belongs to the pipes. **The boiler** has a face, if one is tired: two gauges and a grate. **The drain cover** is held down with an anvil. Forty years of single gloves hang on a wire to dry, and are dry.',
        "Water goes over one's head in every direction, hurrying. Somebody has slept here and has made the bed. On the far wall the plaster has bubbled into something like a map.",
      ],
      leads: 'An iron ladder and a short stair go up to {ways}.',
      things: {
        'The boiler':
          'One of the gauges shows pressure, and the other has never been explained and is rising. Behind the grate, among the coke, lies the clasp of a handbag.',
        'The drain cover':
          'With an ear to the iron one hears a drum turning, slowly, full. The anvil has been moved by about an inch, and the scratch is bright.',
      },
      hour: {
        when: 'At dusk',
        text: 'At dusk the Boiler Cellar knocks twice, and upstairs somebody without thinking calls out, come in.',
      },
    },
  ],
  people: [
    {
      key: 'owner',
      names: ['Mrs. Halloran', 'Nan Petrakis'],
      pronoun: 'she',
      role: 'Runs the place, has always run the place',
      age: 'Sixty-six',
      traits: ['tough', 'hospitable', 'insomniac', 'superstitious about socks'],
      flaw: 'charges for everything but the important things',
      virtue: 'never closes on anyone',
      wants: ['find out what nine is washing', 'get the lamp outside to come on without kicking'],
      style: 'Dry asides over the noise; terms of endearment as reproaches.',
      lines: [
        'Darks on the left, sorrows on the right, and no overcoats.',
        "I don't ask. I see it go round.",
        'You can tell a marriage by the pillowcases.',
        "That one's out of order. It's been out of order since before you had buttons.",
        "Three's a funny time, pet. You'll want a biscuit.",
        "Everything comes out in the end. It's the temperature that matters.",
        "I've change for a five and none for the better.",
      ],
      phrase: 'Mind the fluff.',
      looks:
        '{me} wears a housecoat with nineteen pockets and something pegged to every one. Her hands are boiled pink to the wrist.',
      past: '{me} came in out of the rain in 1979 with one bag of washing and was handed the keys. She has not been further than the bus shelter since the spring.',
      secret: '{me} puts a coin into nine herself, every night, at a minute to three.',
      home: 'machines',
      there: '{me} sits at the end of the bench nearest nine, knitting something with too many sleeves.',
    },
    {
      key: 'landlord',
      names: ['Desmond Quill', 'Mr. Rahimi'],
      pronoun: 'he',
      role: 'Owns the building, would rather not',
      age: 'Forty-eight',
      traits: ['tidy', 'harassed', 'polite', 'afraid of cellars'],
      flaw: 'believes a thing is over when it is painted',
      virtue: 'has not put the rent up',
      wants: ['have nine taken away for scrap', 'let the flat upstairs to somebody who will stay a week'],
      style: 'Apologetic and brisk; never finishes a sentence with a smell in it.',
      lines: [
        "It's only a machine. It's a large, a large, wet machine.",
        "I've had three tenants, and they all left by the window.",
        "I don't go down there. I've a man who goes down there. I had a man.",
        "Coffee bars. That's what people want. Something with no water in it.",
        "Has she said anything? No. Don't tell me.",
        "My mother had a blue cardigan. It doesn't matter. I only thought I saw it go round.",
        'I could have the lamp fixed. I could have everything fixed.',
      ],
      phrase: 'Subject to survey.',
      looks:
        '{me} is very clean, in a suit that has never been washed here. He stands with his heels on the doormat.',
      past: '{me} inherited the row from an uncle who left a note. He did his homework on the folding table as a boy, under this light.',
      secret: '{me} goes three streets further to have his shirts done, and weeps there.',
      home: 'street',
      there: '{me} has his hand on the door, and has not made up his mind.',
    },
    {
      key: 'kid',
      names: ['Bex', 'Jaz'],
      pronoun: 'they',
      role: 'Does homework here, for the warmth',
      age: 'Twelve',
      traits: ['nosy', 'sleepless', 'practical', 'good at locks'],
      flaw: 'keeps what turns up in pockets',
      virtue: 'keeps it in labelled envelopes',
      wants: ['catch nine in the act with a camera', 'match one whole pair'],
      style: 'Questions, fast, with evidence.',
      lines: [
        'Exhibit four: a button, warm.',
        "It does cold, then hot, then cold. That's not a programme.",
        "You've got a foreign coin in your left pocket, I can hear it.",
        "I'm not scared. I'm just sitting near the door.",
        'My mum does nights, so I do nights.',
        'I asked it to knock for yes, and it did my gym socks.',
        "People leave things in pockets on purpose. You'd be surprised.",
      ],
      phrase: "I'm writing that down.",
      looks:
        '{me} has a coat over pyjamas, and a torch on a string. A notebook sticks out of {me.their} boot.',
      past: '{me} taught the change machine to give credit. {me.they} lives above, in the flat that nobody stays in, and likes it.',
      secret:
        "{me} has got nine's door open once, and took out a blue cardigan, dry, and has been wearing it under the coat.",
      home: 'back',
      there: '{me} is doing sums on the unclaimed parcels, with a torch between the teeth.',
    },
    {
      key: 'regular',
      names: ['The Colonel', 'Monsieur Albert'],
      pronoun: 'he',
      role: 'Washes one shirt, nightly',
      age: 'Seventy-odd',
      traits: ['gallant', 'threadbare', 'truthful by accident', 'musical'],
      flaw: 'dines out on a life he did not quite lead',
      virtue: 'folds for those who cannot',
      wants: [
        'dance once more on a wooden floor',
        "have his own shirt come out of the machine and no one else's",
      ],
      style: 'Old-world flourishes, with holes in them.',
      lines: [
        'One shirt, dear lady, as ever, and the company.',
        'I was at the Palais the night it flooded. Or I knew a man.',
        'One dresses for the spin.',
        'You fold like a person who has been left. Allow me.',
        'There was a girl in blue. There is always a girl in blue, but this one was.',
        'I shall sit with nine. We are of an age.',
        'The war? Which would you like?',
      ],
      phrase: "Enchanted, I'm sure.",
      looks:
        '{me} sits very upright in an overcoat, with nothing under it but braces. He has a carnation made of a laundry ticket.',
      past: '{me} played the saxophone on a pier. He has had the same room in the same hotel for thirty years, and the hotel is now a clinic.',
      secret:
        '{me} was to have met somebody outside here, in 1961, and was on time, on the wrong side of the road.',
      home: 'machines',
      there: '{me} watches his one shirt go round as others watch the sea.',
    },
  ],
  lore: [
    {
      name: 'Machine nine',
      text: [
        'Machine nine was put in the week the dance hall was pulled down, and came second-hand. It takes a coin that is no longer made. Whatever it washes comes out dry, and a little warmer than it should be.',
        'I put a glove in nine, for a bet, and it gave me back a pair. We do not stand in front of it when it drains.',
      ],
    },
    {
      name: 'The Palais',
      text: [
        'The Palais stood across the way, where the bus shelter is, and had a sprung floor and a revolving ball. One night a main burst and the floor came up like a tongue, with forty couples on it. They got them all out, they said, and read the names.',
        'I had my coat in the cloakroom there, ticket two hundred and twelve. Some nights the steam from the grating keeps time.',
      ],
    },
  ],
  factions: [
    {
      name: 'The Night Wash',
      text: [
        'The Night Wash are those who come after twelve: nurses, bakers, the bereaved. They hold that a place which is open is a kind of promise. They save each other dryers and ask nothing.',
      ],
    },
    {
      name: 'The Street Association',
      text: [
        'The Street Association meets above the pawnshop, with minutes. It holds that the street could be like other streets. It has a drawing of it, with trees, and nobody in the drawing is carrying anything.',
      ],
    },
  ],
  stakes: ['the blue cardigan', 'the old machine', 'the safe'],
  deadlines: [
    { on: 'on Thursday night, a little after three', day: 'Thursday' },
    { on: 'on Sunday, when the last dryer stops', day: 'Sunday' },
  ],
  items: ['handful of coins', 'odd sock', 'paper of soap flakes'],
  stats: [
    { name: 'Warmth', for: ['talk', 'give', 'help'] },
    { name: 'Nosiness', for: ['look', 'search', 'sneak'] },
    { name: 'Nerve', for: ['try', 'threaten', 'fight'] },
  ],
};
