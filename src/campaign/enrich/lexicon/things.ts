import type { NounKind } from '../read/reading.ts';

/** What can be told of a thing the author named: how it is first seen, and what a closer look finds. */
export interface ThingFrames {
  seen: readonly string[];
  close: readonly string[];
}

/** `{b}` is the thing in bold, `{b:lies}` the same with its verb. */
export const THINGS: Record<Exclude<NounKind, 'place' | 'person'>, ThingFrames> = {
  paper: {
    seen: [
      '{b:lies} under a stone, to keep the place or the peace.',
      'Somebody has left {b} where the damp cannot get at it.',
      'People step round {b} as if it could hear.',
    ],
    close: [
      'One corner of {thing} has been torn off, carefully, against a ruler.',
      'The last line on {thing} is in fresher ink, and leans the other way.',
      'Held up to the light, {thing:shows} the dents of something that was written on top.',
      'There is a thumbprint on {thing} in what might be jam.',
      'Whoever folded {thing} did it the same way a hundred times.',
    ],
  },
  light: {
    seen: [
      '{b:makes} the shadows here, and everyone has got used to where they fall.',
      'Nobody stands between {b} and the window.',
      'What one sees first is {b}, and after that for a while nothing.',
    ],
    close: [
      'There are moths round {thing} even now, and one of them is pinned.',
      'Close to {thing} the wall has been scorched in the shape of a head and shoulders.',
      'Someone has shaded {thing} on one side with a strip of newspaper, ten years old.',
      'If one looks away from {thing} quickly enough, there is writing on the dark.',
    ],
  },
  machine: {
    seen: [
      '{b:ticks} over in the corner, at a pace that gets into the walk of whoever works near.',
      'Nobody has the manual for {b}, and everybody has a way of hitting {thing.them}.',
      '{b:stands} on four bricks, one of which is a book.',
    ],
    close: [
      'A plate on the side gives a maker, a town and a year, and the year has been filed off.',
      'One of the screws in {thing} is new, and has been put in by somebody who was crying or in a hurry.',
      'At the back of {thing} a wire goes into the wall and does not come out on the other side.',
      "Behind a cover that hangs by one hinge somebody has written a telephone number and the word don't.",
      'There is a switch on {thing} with three positions, and only two have labels.',
    ],
  },
  vessel: {
    seen: [
      '{b:has} been put up high, out of the reach of one particular person.',
      'Somebody dusts round {b} and never under.',
      '{b:is} never quite empty and never offered.',
    ],
    close: [
      'Inside there is a smell of oranges and a dead match.',
      'On the bottom of {thing} stands a name, and it is not the name of anyone here.',
      'Something shifts in {thing} a moment after one has stopped moving {thing.them}.',
      'The dent in {thing} fits the heel of a hand.',
    ],
  },
  cloth: {
    seen: [
      '{b:hangs} where people have to brush past, and nobody has the heart to move {thing.them}.',
      'Someone has been mending {b} by poor light.',
      '{b:has} been folded and unfolded so often that the creases have begun to part.',
    ],
    close: [
      'There is a name tape in {thing}, unpicked, all but the last letter.',
      'In the lining of {thing} something stiff has been sewn, about the size of a card.',
      "A hand's width of {thing} is cleaner than the rest.",
      'The mending on {thing} is in two hands, and the second learned from the first.',
    ],
  },
  blade: {
    seen: [
      '{b:hangs} where the children cannot reach and the rest of them need not look.',
      'There is a nail for {b}, and a paler patch on the wall in its outline.',
      '{b:lies} across two pegs, and somebody keeps the dust off.',
    ],
    close: [
      'Along {thing} runs a line of rust the width of a hair, except in one place.',
      'The grip has been bound with string, and under the string there are initials.',
      'Somebody has tried the edge on the windowsill, again and again, at the height of a thought.',
      '{thing:is} lighter in the hand than one would like.',
    ],
  },
  door: {
    seen: [
      '{b:was} put in by people who meant to stay.',
      'A great many hands have worn {b} smooth at one height, and one hand at another.',
      'In wet weather {b:speaks}.',
    ],
    close: [
      'Low down on {thing} there are scratches, and they are on this side.',
      'Someone has chalked a date on {thing}, and someone else a question mark.',
      'A coin has been wedged into a crack, edge on, with the head turned in.',
      'Laid flat against {thing}, an ear hears the sea, or traffic, or a very long breath.',
    ],
  },
  furniture: {
    seen: [
      '{b:has} been turned to face the wall, and turned back.',
      'Nobody sits near {b} until the talk is over.',
      'One leg has been sawn down and packed up again, and {b:rocks}.',
    ],
    close: [
      'Names have been cut into the underside, where only somebody lying down would read them.',
      'There is a drawer that was not meant to be one.',
      "The wood is worn in two places, a shoulder's width apart.",
      'Somebody has polished {thing} for years, round and round the same stain.',
    ],
  },
  picture: {
    seen: [
      '{b:has} been hung a little too high, as if to be out of hearing.',
      'Everyone who comes in looks at {b} and then at the door.',
      '{b:has} been cleaned, but only the hands.',
    ],
    close: [
      'One of the eyes was painted later, by somebody who liked the model better.',
      'In the bottom corner, under the dirt, there is a small figure walking out of the frame.',
      'On the back a price has been crossed out three times, and each time it was higher.',
      'From close to, {thing:is} made of a great many tiny corrections.',
    ],
  },
  food: {
    seen: [
      '{b:has} been set out on the good plate, and nobody has touched the good plate.',
      'The smell of {b} is on the stairs, in the coats, in the post.',
      'There is enough of {b} for everyone but one, and it has been counted.',
    ],
    close: [
      'Somebody has had a taste of {thing}, from underneath.',
      'What was used to make {thing} is written on the wall in pencil, with one item left blank.',
      'A very small tooth mark goes along one side.',
      'The smell of {thing}, close to, is of a house one used to live in.',
    ],
  },
  creature: {
    seen: [
      '{b:watches} from the warm end, and nobody has seen {thing.them} blink.',
      'Everyone pretends that {b:belongs} to somebody else.',
      'There is a dish put down for {b}, and the name on the dish is an older one.',
    ],
    close: [
      'A thread has been tied about the neck, with a knot that only sailors and nurses use.',
      'Looked at for long enough, {thing:looks} at a spot behind you.',
      "There is mud on the feet, red, and there is no red earth for a day's walk.",
      'One ear has been torn and has healed in the shape of a leaf.',
    ],
  },
  nature: {
    seen: [
      '{b:comes} right up to the wall, and in one place through it.',
      'They talk of {b} here as of a difficult relation.',
      'Whatever else is moved about, {b:stays}, and the rest is arranged accordingly.',
    ],
    close: [
      'Somebody has tied a rag there, and it has bleached to no colour.',
      'There are prints beside it that begin quite suddenly.',
      "Initials have been cut, long ago, and have stretched with the years until they could be anyone's.",
      'Something small has been buried here, and dug up, and buried again better.',
    ],
  },
  vehicle: {
    seen: [
      '{b:stands} ready, and has stood ready for so long that something has nested in it.',
      'All the maps on the wall have a pin in them where {b:broke} down.',
      'One hears {b} before one sees {thing.them}, even standing still.',
    ],
    close: [
      "A child's drawing of somewhere green is pasted up where the driver would see it.",
      'There is sand in the seams that comes from no beach near here.',
      'Somebody has painted out the number and somebody else has traced it with a finger in the dirt.',
      'Under the seat lies one glove, quite new.',
    ],
  },
  jewel: {
    seen: [
      '{b:is} kept in plain view, which is held to be the safest place.',
      'The light goes to {b} first and to everyone else afterwards.',
      'They speak of {b} by weight.',
    ],
    close: [
      'There is a flaw in {thing}, shaped like a fern, that one only sees once.',
      'The inside is engraved, and has been worn so much that only the comma is left.',
      'Someone has weighed {thing} with a fingertip and left the print.',
      'Seen from below, {thing:has} been mended with something that is not gold.',
    ],
  },
  sound: {
    seen: [
      '{b:can} be heard all over the place at a certain hour, and people stop with one foot up.',
      'Nobody admits to {b}.',
      'Those who grew up here no longer notice {b}, except when {thing.they:stops}.',
    ],
    close: [
      'There is a note missing, and everyone hums it.',
      'Felt from close by, it goes on for a good while after it has stopped.',
      'Somebody has stuffed a rag in where it comes from, and somebody has taken out half the rag.',
      'Counted carefully, it comes to one more than it should.',
    ],
  },
  other: {
    seen: [
      "One is told about {b} before one has put one's bag down.",
      'Room has been made here for {b}, a little more than was needed.',
      'Somebody always has an eye on {b}, and they seem to take turns.',
    ],
    close: [
      'From the other side {thing:looks} much older.',
      'Someone has written the day of the week beside it in chalk, and it is the wrong day.',
      'A thread of red wool has been caught there for so long that it has faded at one end only.',
      'It has been mended, and better than it was made.',
    ],
  },
};

/** What is said of anything that can be asked about; `{topic}` is the author's word. */
export const ABOUT: readonly string[] = [
  'Ask three people about {topic} and you will get two answers and a cough.',
  'There was a year when nobody mentioned {topic}, and it was not a good year.',
  'Those who were there when it began with {topic} have all taken up gardening.',
  '{topic:comes} into every quarrel here sooner or later, as the salt does.',
  'You will notice that the old people put down whatever they are carrying when {topic:comes} up.',
  'I was told about {topic} on the stairs, and I have never liked stairs since.',
  'A man once offered a good price for {topic}, in cash, and was shown the door and then his hat.',
  'The children have a rhyme about {topic}, and stop at the same place when one comes near.',
  'Whatever else is forgotten, {topic:is} not, and there is a drawer to prove it.',
  'Half of what is said about {topic} was said first by somebody who wanted to be left alone.',
  'It was {topic} that brought you here, when you come to think of it.',
];

/** Where people turn up in the evening. */
export const HABITS: readonly string[] = [
  'In the evening {me} comes by and stands where the light is worst.',
  'When work is over {me} can be found here, with shoes off.',
  '{me} comes here in the evening to be out of the way of something.',
  'Towards evening {me} looks in, asks the time, and does not leave.',
  '{me} has a corner here in the evening that nobody else takes.',
];

/** Names for someone who is spoken of and not met. */
export const ABSENT: readonly (readonly [name: string, pronoun: 'she' | 'he'])[] = [
  ['Linnea Corr', 'she'],
  ['Anselm Pike', 'he'],
  ['Rosalind Ash', 'she'],
  ['Jonah Kettleby', 'he'],
  ['Ottoline Marr', 'she'],
  ['Casimir Dove', 'he'],
  ['Bridie Halloran', 'she'],
  ['Lambert Oake', 'he'],
];
