import type { SamplePremise } from './premises.ts';

/** Premises that were written without a look at the reader. The first six were used afterwards to mend it. */
export const HELD_OUT: SamplePremise[] = [
  {
    id: 'call-centre',
    title: 'Your Call Is Important',
    setting:
      'A call centre on the ring road outside Leeds. Two hundred headsets, one kettle, and a wallboard that shows how long people have been waiting.',
    premise:
      "You've worked the late shift at Brightline Energy for three years. Tonight a customer rang to complain about her meter, and the voice was your grandmother's. She died in May. Your supervisor, Dev, says to close the ticket by six or lose your bonus.",
    nouns: [
      'headset',
      'kettle',
      'wallboard',
      'customer',
      'meter',
      'voice',
      'grandmother',
      'supervisor',
      'ticket',
      'bonus',
      'shift',
    ],
    own: ['headset', 'wallboard', 'Brightline', 'grandmother'],
  },
  {
    id: 'treaty',
    title: 'The Salt Treaty',
    setting:
      'For ninety years the Karst Confederacy and the river city of Ombra have met once a decade on a raft in the middle of the Vell, to sign the same treaty again. The raft is rowed out by monks. The salt is weighed in front of everyone.',
    premise:
      'You are the interpreter Sefa Rune. Ten minutes before the signing, the ambassador of Ombra, Count Ilario, whispers to you that the scales have been tampered with. General Hask of the Confederacy has already dipped his pen. Will you translate it?',
    nouns: [
      'raft',
      'treaty',
      'monk',
      'salt',
      'interpreter',
      'signing',
      'ambassador',
      'scale',
      'general',
      'pen',
      'river',
    ],
    own: ['treaty', 'Ombra', 'Hask', 'interpreter'],
  },
  {
    id: 'aquarium',
    title: 'Tank Eleven',
    setting:
      'Bellhaven Aquarium closes for good at the end of the season. The penguins have been sold to Denmark. Only the octopus in tank eleven has no buyer.',
    premise:
      'I feed the animals. On Monday the octopus spelled my name in gravel; on Tuesday it spelled the name of the boy who went missing here in 1988. My boss Lorraine hosed the gravel flat and told me to take my holidays early. The tanks are being drained on Saturday.',
    nouns: [
      'aquarium',
      'penguin',
      'octopus',
      'tank',
      'gravel',
      'name',
      'boy',
      'holiday',
      'boss',
      'animal',
      'buyer',
    ],
    own: ['octopus', 'penguin', 'gravel', 'Lorraine'],
  },
  {
    id: 'wedding',
    title: 'Plus One',
    setting:
      'A vineyard above Siena, forty guests, a string quartet that only knows one waltz. The cake has four tiers and is kept in the cellar because of the heat.',
    premise:
      'Nobody at the wedding knows who invited you, including you. The bride, Chiara, hugs you as if you were her oldest friend. The groom has locked the cellar and put the key in his shoe. After the toasts, an old man with a medal asks you, very politely, what you have done with his daughter.',
    nouns: [
      'vineyard',
      'guest',
      'quartet',
      'waltz',
      'cake',
      'cellar',
      'bride',
      'groom',
      'key',
      'shoe',
      'toast',
      'medal',
      'daughter',
    ],
    own: ['vineyard', 'quartet', 'Chiara', 'waltz'],
  },
  {
    id: 'courier',
    title: 'Last Mile',
    setting:
      'Neon Harbour, 2091. The towers are owned by four banks, and everything that matters is still carried by hand, because the network listens.',
    premise:
      'A courier finds that the parcel strapped to her back is ticking, and that it is addressed to her. The dispatcher Quill stops answering. Two men from the Orison Bank have been following since the flyover. She has until the tram depot closes to decide whether to open it or deliver it.',
    nouns: ['courier', 'parcel', 'dispatcher', 'bank', 'flyover', 'tram', 'depot', 'tower', 'network', 'men'],
    own: ['courier', 'Quill', 'Orison', 'tram'],
  },
  {
    id: 'glacier',
    title: 'Core Sample',
    setting:
      'Station Nansen, Greenland ice sheet, the last week before the winter flight. Four scientists, a drill, a sauna made out of packing crates, and a radio that works when it likes.',
    premise:
      'At a depth of two kilometres the drill brought up ice with a bootprint in it. Dr Aasa Lind wants to publish. The station leader, Pruitt, has ordered the core melted and the logbook corrected. You are the cook, and the core is in your freezer, behind the fish.',
    nouns: [
      'drill',
      'ice',
      'bootprint',
      'station',
      'sauna',
      'crate',
      'radio',
      'core',
      'logbook',
      'cook',
      'freezer',
      'fish',
      'flight',
    ],
    own: ['bootprint', 'Nansen', 'Pruitt', 'freezer'],
  },
];

/** Written after that, and not used to mend anything: what the reader makes of strangers' words. */
export const UNSEEN: SamplePremise[] = [
  {
    id: 'funicular',
    title: 'The Upper Station',
    setting:
      'The funicular at Brennbach has two cars, one driver and a timetable that has not changed since the war. In the upper station there is a buffet with a parrot.',
    premise:
      'You are the new ticket inspector. For three nights the upper car has come down with a wet passenger seat and a ticket that was punched in 1944. The driver, Agathe, refuses to talk about it. The line closes at the end of the month.',
    nouns: [
      'funicular',
      'car',
      'driver',
      'timetable',
      'buffet',
      'parrot',
      'seat',
      'ticket',
      'station',
      'inspector',
    ],
    own: ['funicular', 'Agathe', 'parrot', 'Brennbach'],
  },
  {
    id: 'orchard',
    title: 'Windfall',
    setting: 'An orchard on a hillside, three generations of pears, and a wasp trap in every tree.',
    premise:
      "Your brother Tomas sold the orchard without telling anyone. The buyer is coming on Thursday with a chainsaw. Since the contract was signed the oldest tree has borne apples, and whoever bites one remembers somebody else's childhood.",
    nouns: [
      'orchard',
      'pear',
      'trap',
      'tree',
      'brother',
      'buyer',
      'chainsaw',
      'contract',
      'apple',
      'childhood',
    ],
    own: ['orchard', 'chainsaw', 'Tomas'],
  },
  {
    id: 'radio',
    title: 'Dead Air',
    setting:
      'Radio Kestrel broadcasts from a container on the roof of a car park. It plays requests between midnight and six.',
    premise:
      'You present the night show. Every night at 3.12 a man rings and asks for the same song, and every morning the police find what he described. Tonight he asked for it and then said your address. Your producer Ngozi thinks it is a prank.',
    nouns: ['container', 'roof', 'request', 'show', 'man', 'song', 'police', 'address', 'producer', 'prank'],
    own: ['Kestrel', 'Ngozi', 'container'],
  },
  {
    id: 'monastery',
    title: 'The Ninth Hour',
    setting:
      'The monastery of Saint Onuphrius has a bell, a fish pond and a rule of silence that is broken once a year.',
    premise:
      'A novice has been found asleep in the bell tower with ink on his lips, and the pages he was copying are blank. The abbot forbids anybody to wake him. You are the physician from the valley, and you have until the feast to say whether he is ill or holy.',
    nouns: [
      'monastery',
      'bell',
      'pond',
      'rule',
      'silence',
      'novice',
      'tower',
      'ink',
      'page',
      'abbot',
      'physician',
      'feast',
    ],
    own: ['Onuphrius', 'novice', 'abbot'],
  },
  {
    id: 'startup',
    title: 'Soft Launch',
    setting:
      'Pellicle makes an app that tells people when to leave parties. There are nine employees, a ping-pong table and a debt.',
    premise:
      'The app has started to send messages nobody wrote. Yesterday it told the founder, Jonas Eck, to leave his own birthday. He did, and the balcony fell. You are the intern who has the only password. Investors arrive tomorrow.',
    nouns: [
      'app',
      'employee',
      'table',
      'debt',
      'message',
      'founder',
      'birthday',
      'balcony',
      'intern',
      'password',
      'investor',
    ],
    own: ['Pellicle', 'Jonas', 'password'],
  },
  {
    id: 'whaler',
    title: 'Ambergris',
    setting:
      'The whaler Constance has been iced in off Novaya Zemlya since September. There is food until March if nobody else is counted.',
    premise:
      'There were thirty-one men at the last muster and thirty-two hammocks are warm. You are the cooper. The first mate, Mr Brade, has begun to call the roll with a loaded pistol. Somebody must be put out on the ice. Who does not belong?',
    nouns: ['whaler', 'food', 'muster', 'hammock', 'cooper', 'mate', 'roll', 'pistol', 'ice', 'men'],
    own: ['Constance', 'Brade', 'hammock', 'cooper'],
  },
];
