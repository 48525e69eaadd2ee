import type { Domain } from '../types.ts';

/** Law courts, judges, cases. */
export const COURT: Domain = {
  id: 'court',
  words: [
    'court',
    'courtroom',
    'judge',
    'lawyer',
    'law',
    'trial',
    'jury',
    'verdict',
    'attorney',
    'barrister',
    'legal',
    'justice',
    'crime',
    'sentence',
    'case',
    'prosecutor',
    'defence',
    'defense',
    'bribe',
    'prison',
    'суд',
    'gericht',
    'tribunal',
    'juicio',
    '法廷',
    '法院',
    'clerk',
    'evidence',
  ],
  gist: 'A courtroom drama: lawyers, a judge, a jury, evidence, a bribe, an accused who will not speak.',
  suits: ['trial'],
  town: ['the Assize at Vell', 'the Sixth Court'],
  setting: [
    'At {town} everyone lowers their voice on the stairs, and raises it again at the top. The law is kept in four hundred volumes, and people lean bicycles against them. A case is known by its string: red for blood, white for money, green for everything that has to do with hedges.',
    'Nobody here says guilty before noon. Lunch is taken by both sides in the same room, back to back. The clerks know how it will end by how the judge hangs up his hat.',
    'Truth is what is left, an usher once said, when all the coats have gone. The rain comes in over the dock, and there is a bucket, and the bucket has been entered as an exhibit by mistake.',
  ],
  places: [
    {
      key: 'courtroom',
      name: 'The Courtroom',
      at: 'in',
      text: [
        "The Courtroom is higher than it is long, so that everything said in it goes up first. **The dock** has a brass rail worn thin in two places, a shoulder's width apart. **The bench** is carved with oak leaves, and one of the acorns is loose. Rain ticks into a bucket.",
        "The public sits on pews bought from a church that failed. Ink has been spilt along the clerks' table in the outline of some country. When nobody speaks, the building does: pipes, doves, a door three floors down.",
      ],
      leads: 'Baize doors lead away to {ways}.',
      things: {
        'The dock':
          'Names are scratched on the inside of the dock, below the height of the rail, and after most of them a number. One plank has been replaced, and whoever did it left a nail standing, and it catches every sleeve.',
        'The bench':
          'In the hollow behind the loose acorn there is a boiled sweet, very old, and a note that says “be kind”. The cushion has been turned, and the other side is threadbare as a knee.',
      },
      hour: {
        when: 'In the evening',
        text: 'In the evening the cleaners sit down in the Courtroom for five minutes, on the bench, all three in a row.',
      },
    },
    {
      key: 'archive',
      name: 'The Archive',
      at: 'in',
      text: [
        'The Archive goes down for three floors and has a smell of string. **The card index** has a drawer that will not open and one that will not shut. **The cage** at the end holds what nobody came back for. Lamps are on a timer, so that one reads with one hand on the wall.',
        'The shelves are numbered by someone who left out all the sevens. Mice are permitted as far as the criminal matters. There is a chair, and on its back hangs a cardigan that belongs to the post and not to the person.',
      ],
      leads: 'A spiral of iron comes up by {ways}.',
      things: {
        'The card index':
          'In the drawer that will not open something slides when one tries. A card has been filed under its own answer.',
        'The cage':
          'There is a birthday cake in the cage, exhibit nine, under glass. The padlock on it is shut and the hinge has been taken off.',
      },
      hour: {
        when: 'At dusk',
        text: 'At dusk the timer in the Archive goes, and for a moment one hears that one was not the only reader.',
      },
    },
    {
      key: 'cells',
      name: 'The Cells',
      at: 'in',
      text: [
        'The Cells are whitewashed every spring, and every summer the writing comes through. **The bench** in the last one is warm, because of a pipe. **The hatch** is at the height of a face. Somebody hums down here, and the humming goes from door to door without anyone being moved.',
        "The air has been breathed before. A warder's chair stands in the passage with a geranium on it. One can hear the court from here, if not the words: a rise, a fall, a hush, wood on wood.",
      ],
      leads: 'The one stair comes out beside {ways}.',
      things: {
        'The bench':
          'Under the bench, in plaster dust, someone has drawn the whole courtroom from memory, with everybody in it, and has left out one face. The wood has been picked away on one side, splinter by splinter.',
        'The hatch':
          'A hair has been laid across the hatch to show whether it has been opened. On the outer side, in pencil, very small, stands what each of them takes in their tea.',
      },
      hour: {
        when: 'At night',
        text: 'At night the Cells are lit by one bulb, and the moths are let in through the hatch for company.',
      },
    },
    {
      key: 'robing',
      name: 'The Robing Room',
      at: 'in',
      text: [
        'The Robing Room is full of people without their faces on. **The long mirror** has been hung so that nobody can see the one behind. **The pegs** go by seniority, and there is a gap. Wigs sit along the shelf like a row of the tolerant dead.',
        "A kettle is kept going, against regulations, by the fire brigade's own counsel. Bets are laid here, in peppermints. Under the table lies a dog whose standing has never been challenged.",
      ],
      leads: 'One goes out from here, rather taller, to {ways}.',
      things: {
        'The long mirror':
          'Behind the mirror there is a door, papered over, and the paper has been slit. Someone has written in soap along the bottom: you do not look as though you believe it.',
        'The pegs':
          'On the empty peg hangs nothing but a bit of red string. The plate beneath has been unscrewed, and its four holes are clean.',
      },
      hour: {
        when: 'In the morning',
        text: 'In the morning the Robing Room smells of peppermint and wet dog, and all the jokes are about somebody else.',
      },
    },
  ],
  people: [
    {
      key: 'accused',
      names: ['Ephraim Stall', 'Tobit Larkin'],
      pronoun: 'he',
      role: 'The accused',
      age: 'Forty-six',
      traits: ['courteous', 'silent', 'good with his hands', 'resigned'],
      flaw: 'would rather be blamed than discussed',
      virtue: 'will not have anyone else put to trouble',
      wants: ['be let mend the leak over the dock', 'know that the dog is being walked'],
      style: 'Says little, and that about practical things.',
      lines: [
        "It's a good dock. They used proper oak.",
        "I'd sooner you didn't ask me that. I'd sooner you sat down, you look tired.",
        "If that was my roof I'd start from the valley and work up.",
        'They feed you very fairly. You might tell them so.',
        "What happens, happens. It's what's said about it after that takes it out of you.",
        "I've nothing to add. I had nothing to begin with.",
        "Is it still raining? I can hear it isn't.",
      ],
      phrase: "I've no complaint.",
      looks:
        '{me} stands very straight, with his cap held in front of him in both hands, like a plate. There is sawdust in the seams of his boots that no brushing has got out.',
      past: '{me} built half the doors in this building and hung them himself. He has never been heard to raise his voice, except once, to a horse.',
      secret: '{me} has been offered bail four times, and each time has asked to stay where he is.',
      home: 'cells',
      there: '{me} sits at the warm end of the bench, and gets up when anyone comes in.',
    },
    {
      key: 'prosecutor',
      names: ['Lucian Pryde', 'Hector Wode'],
      pronoun: 'he',
      role: 'For the prosecution',
      age: 'Fifty',
      traits: ['brilliant', 'weary', 'vain of his voice', 'scrupulous until lately'],
      flaw: 'has not lost for eleven years and cannot now begin',
      virtue: 'never strikes a man who is down twice',
      wants: ['be done by Friday', 'have the clerk stop looking at him like that'],
      style: 'Rounded periods; irony like a paper knife; suddenly plain.',
      lines: [
        'I put it to you. One is always putting it to people. I often wonder where they keep it.',
        'My friend is too kind, and will be sorry for it.',
        'I do not say that he did it. I say that somebody must have, and that here he is.',
        'You have an honest face. I should change it before Thursday.',
        'Facts are stubborn things, I am told. I have always found them perfectly biddable.',
        'I used to want to be right. It is astonishing how one gets over that.',
        'Do you sleep? I ask from scientific interest.',
      ],
      phrase: 'With the greatest respect.',
      looks:
        '{me} has a profile, and turns to show it. His bands are the whitest in the building, and his cuffs, lately, are not.',
      past: '{me} defended, as a young man, and lost one that he should not have lost, and crossed the floor. He plays the cello to an empty house.',
      secret: '{me} has written his resignation, in three drafts, and carries all three.',
      home: 'robing',
      there: '{me} stands before the long mirror, moving his lips.',
    },
    {
      key: 'clerk',
      names: ['Dorcas Finn', 'Miss Abney'],
      pronoun: 'she',
      role: 'Clerk of the papers',
      age: 'Thirty-eight',
      traits: ['orderly', 'invisible', 'stubborn', 'dryly funny'],
      flaw: 'believes that filing a thing is doing something about it',
      virtue: 'has read everything',
      wants: ['find what is missing from the box', 'have the sevens put back'],
      style: 'Quotes by number; understates; looks at the string and not at you.',
      lines: [
        'You may see it. You may not see it first.',
        "There are four hundred volumes. You'll want the one holding the door.",
        "I don't have opinions. I have a register of other people's.",
        "That knot isn't mine.",
        'Everything comes back down here in the end. They go up in wigs and they come down in boxes.',
        'I was in court that day. People are, you know. One sits there.',
        'Sign, please. And here. And here, for having signed.',
      ],
      phrase: 'In duplicate.',
      looks:
        '{me} wears grey, and has trained people to look slightly to one side of her. Her thumbs are dyed three colours from the string.',
      past: '{me} was to have been called to the bar, the year they found there were no pegs. She has worn the cardigan for sixteen winters.',
      secret: "{me} writes the judge's judgments, all but the names.",
      home: 'archive',
      there: '{me} is up the ladder under the last lamp, with a box on her knee, untying something.',
    },
    {
      key: 'judge',
      names: ['Mr. Justice Oakapple', 'Judge Imber'],
      pronoun: 'he',
      role: 'On the bench',
      age: 'Seventy-four',
      traits: ['deaf when it suits', 'merciful by fits', 'hungry', 'hard to shock'],
      flaw: 'falls asleep at the truth',
      virtue: 'wakes for mercy',
      wants: ['get to lunch without hanging anyone', 'learn whose sweet that was'],
      style: 'Enormous courtesy, then one short question.',
      lines: [
        'I was not asleep. I was weighing it.',
        'Is there much more of this? I ask in the interest of the soup.',
        'You will forgive an old man. You had better; there is no appeal from it.',
        'I have sat here for thirty years, and only twice been told anything.',
        'Mercy is not in the four hundred volumes. I have looked. One has to bring it in from outside.',
        'What was that last word? No, the one before you corrected it.',
        'Let somebody move that bucket. It is giving evidence.',
      ],
      phrase: 'So be it, and luncheon.',
      looks:
        '{me} is mostly robe, with a small bright face at the top of it, like something looking out of a tent. He takes snuff as a way of not answering.',
      past: '{me} once sentenced his own brother, to a fine, and paid it. He has been about to retire since the old king.',
      secret:
        '{me} took a gift from somebody last winter, a goose, and has not been able to taste anything since.',
      home: 'courtroom',
      there: '{me} is up on the bench already, reading a menu behind a brief.',
    },
  ],
  lore: [
    {
      name: 'The empty peg',
      text: [
        'The empty peg belonged to the best of them, who got up one Wednesday in the middle of a sentence, bowed, and went. That brief is still open; it is read out once a year and adjourned. Nobody junior will hang a coat there, and nobody senior needs to.',
        'I had it from an usher that there was a letter, and that it was one line long. We do not speak of it before a verdict.',
      ],
    },
    {
      name: 'The bucket',
      text: [
        'The bucket has stood under the leak for nineteen years, and was sworn in error in the second of them. It has been referred to since in eleven judgments. When it is full, the court rises.',
        'My father emptied that bucket, and his father put it there. The roof could be mended; but there is the question of who would then tell us when to stop.',
      ],
    },
  ],
  factions: [
    {
      name: "The Clerks' Table",
      text: [
        "The Clerks' Table has outlasted nine judges. What they want is that it be written down, whatever it is, and that it be legible. They know where everything is, and have never been asked in the right form.",
      ],
    },
    {
      name: 'The Senior Bar',
      text: [
        'The Senior Bar dines at one, wins by four, and does not discuss it. They hold that a thing decided is better than a thing known. New members are told where to hang their coats, and where not to look.',
      ],
    },
  ],
  stakes: ['the sealed ledger', 'the memorial window', 'the deed box'],
  deadlines: [
    { on: 'on Monday, when the jury comes back', day: 'Monday' },
    { on: 'on Thursday, before the court rises', day: 'Thursday' },
  ],
  items: ['box of papers', 'borrowed gown', 'bag of peppermints'],
  stats: [
    { name: 'Argument', for: ['persuade', 'threaten'] },
    { name: 'Composure', for: ['talk', 'wait', 'rest'] },
    { name: 'Thoroughness', for: ['look', 'search', 'remember'] },
  ],
};
