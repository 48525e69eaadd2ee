/**
 * What the writer of a scene is told: everything that is so when the deed is done and the dice have fallen, and nothing
 * that must not show. The engine writes it once a scene; scripts get the parts that their input schema names.
 * Ids have the form `person:iz`, `place:the-quay`, `thing:the-quay/crane`, `topic:the-rope`, `item:the-lamp`.
 *
 * A field with a default may be left out by whoever calls a script without the engine.
 */
import { type Static, type TSchema, type TSchemaOptions, Type } from 'typebox';
import { SCENE_TYPES } from '../rules/acts.ts';
import type { Limit } from '../rules/constraints/constraint.ts';
import { OUTCOMES } from '../rules/roll.ts';
import { EffectSchema } from './effect.ts';
import { PlotMarkSchema } from './intent.ts';
import { OptionSchema, QuestionSchema } from './question.ts';
import { mapOf, oneOfWords } from './schema.ts';
import { ParagraphSchema } from './telling.ts';

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const DAY_PARTS = ['dawn', 'morning', 'noon', 'afternoon', 'dusk', 'evening', 'night'] as const;

/** Kinds of weather, the bad ones first. */
export const SKIES = ['storm', 'snow', 'rain', 'fog', 'wind', 'heat', 'clear', 'other'] as const;

const text = (description: string, fallback?: string) =>
  Type.String({ description, ...(fallback !== undefined && { default: fallback }) });
const flag = (description: string, fallback: boolean) => Type.Boolean({ description, default: fallback });
const count = (description: string, fallback?: number) =>
  Type.Integer({ description, ...(fallback !== undefined && { default: fallback }) });
const list = <Entry extends TSchema>(entry: Entry, description: string, options: TSchemaOptions = {}) =>
  Type.Array(entry, { description, default: [], ...options });
const texts = (description: string) => list(Type.String(), description);
const orNull = <Inner extends TSchema>(inner: Inner, description: string) =>
  Type.Union([inner, Type.Null()], { description, default: null });
const score = (description: string) => Type.Number({ minimum: -100, maximum: 100, default: 0, description });

const NamedSchema = Type.Object(
  { id: text('Its id.'), name: text('As it reads inside a sentence: `the tide gauge`.') },
  { title: 'Named', description: 'A person, place, thing, topic or item.' },
);
export type Named = Static<typeof NamedSchema>;

const ref = text('File it comes from, relative to the campaign.', '');
const pronoun = oneOfWords(['she', 'he', 'they', 'it'], 'How they are spoken of.', { default: 'they' });

const SomeoneSchema = Type.Object(
  { id: text('Their id.'), name: text('What they are called.'), pronoun },
  { title: 'Someone', description: 'A person who is not here.' },
);

const OddsSchema = Type.Object(
  { failure: Type.Number(), partial: Type.Number(), success: Type.Number() },
  { title: 'Odds', description: 'How likely each outcome is; they sum to 1.' },
);

const SpeechSchema = Type.Object(
  {
    style: text("How they talk, in the author's words.", ''),
    register: oneOfWords(['formal', 'plain', 'rough'], 'Which words they choose.', { default: 'plain' }),
    sentences: oneOfWords(['short', 'even', 'long'], 'How long their sentences are.', { default: 'even' }),
    manners: list(
      oneOfWords(
        [
          'images',
          'sayings',
          'questions',
          'jokes',
          'sarcasm',
          'flattery',
          'pauses',
          'repeats',
          'numbers',
          'wordless',
        ],
        'A habit of speech.',
      ),
      'Their habits of speech.',
    ),
    images: texts('What their images are taken from: nature, the sea, cards.'),
  },
  { description: 'How they talk.', default: {} },
);

const RelationSchema = Type.Object(
  {
    id: orNull(Type.String(), 'Id of the other, when they have a profile.'),
    name: text('Name of the other.'),
    kinds: texts(
      'What there is between them: kin, love, friend, ally, mentor, student, rival, enemy, debt …',
    ),
    feeling: Type.Integer({
      minimum: -2,
      maximum: 2,
      default: 0,
      description: 'What they feel for the other: −2 hatred, 2 love.',
    }),
    text: text("The author's words. Knowledge, not a line to print.", ''),
  },
  { title: 'Relation', description: 'What somebody is to somebody else.' },
);
export type Relation = Static<typeof RelationSchema>;

export const PersonBriefSchema = Type.Object(
  {
    id: text('Their id.'),
    name: text('Their whole name.'),
    shortName: text('What they are called in a scene.', ''),
    pronoun,
    ref,
    role: text('What they are.', ''),
    importance: oneOfWords(['protagonist', 'major', 'supporting', 'minor'], 'How large their part is.', {
      default: 'supporting',
    }),
    age: text("How old they are or seem, in the author's words.", ''),
    ageGroup: text('child, young, grown or old, as far as the age says so.', ''),
    temper: texts(
      'What they are like, in the words that the rules know: kind, harsh, greedy, timid, brave …',
    ),
    traits: texts('What they are like.'),
    flaws: texts('What gets in their own way.'),
    virtues: texts('What does them credit.'),
    speech: SpeechSchema,
    goals: list(
      Type.Object({
        text: text("What they want to reach, in the author's words."),
        priority: oneOfWords(['primary', 'secondary', 'tertiary'], 'How much it matters to them.', {
          default: 'secondary',
        }),
        status: oneOfWords(['active', 'completed', 'failed', 'blocked'], 'How it stood at the start.', {
          default: 'active',
        }),
      }),
      'What they are after in the long run; those that are active are among `wants` too.',
    ),
    relations: list(RelationSchema, 'What they are to others.'),
    stats: mapOf(Type.Number(), 'Their numbers, by name.', { default: {} }),
    items: list(NamedSchema, 'What they carry.'),
    description: text('What they look like.', ''),
    portrait: orNull(Type.String(), "The author's picture of them, relative to the campaign."),
    portrayed: oneOfWords(
      ['no', 'yes', 'otherwise'],
      'Whether there is a picture of them; otherwise: they looked otherwise when it was made.',
      { default: 'yes' },
    ),
    factions: texts('Ids of the factions they belong to.'),
    likes: texts('What they think well of in others.'),
    dislikes: texts('What they think badly of in others.'),
    met: flag('Whether the player has met them before.', true),
    arrived: flag('Whether they came since the last scene.', false),
    home: orNull(Type.String(), 'Id of the place where they are most.'),
    opinion: score('What they think of the player, −100…100.'),
    state: text("What has become of them, in the author's words.", ''),
    wants: list(
      Type.Object({
        id: text('Its id.'),
        text: text("What they want, in the author's words."),
        taken: flag('Whether the player has begun to help with it.', false),
        priority: oneOfWords(['primary', 'secondary', 'tertiary'], 'How much it matters to them.', {
          default: 'secondary',
        }),
      }),
      'What they want and do not have yet.',
    ),
    lines: texts('Things the author has them say.'),
    catchphrases: texts('What they say again and again.'),
    hides: flag('Whether they know more than they have told.', false),
    withholds: flag(
      'Whether they keep something back that a scene or beat of the author tells later.',
      false,
    ),
    guards: texts('Ids of topics that touch what they hide; asked about these they evade.'),
    opinionsOf: texts('Ids of people they have something to say about.'),
    odds: mapOf(OddsSchema, 'How risky acts would go with them, by verb.', { default: {} }),
    knows: texts('What they know because the player told them.'),
    remembers: orNull(
      Type.Object({
        act: text('What was done.'),
        scene: count('When.', 0),
        item: orNull(Type.String(), 'What was given, by name.'),
      }),
      'The last thing done to them that they remember.',
    ),
  },
  { title: 'PersonBrief', description: 'Somebody who is here.' },
);
export type PersonBrief = Static<typeof PersonBriefSchema>;

const RollBriefSchema = Type.Object(
  {
    formula: text('The dice.'),
    total: Type.Number({ description: 'Dice and modifiers together.' }),
    outcome: oneOfWords([...OUTCOMES], 'What it means.'),
    band: Type.Optional(Type.String({ description: "The author's name for the outcome." })),
    modifiers: list(
      Type.Object({ value: Type.Number(), reason: Type.String() }),
      'What was added or taken off, and why.',
    ),
  },
  { title: 'RollBrief', description: 'How the dice fell.' },
);

/** Their own secret; something that serves them; something they would rather nobody knew; news. */
export const BEARINGS = ['theirs', 'helps', 'hurts', 'news'] as const;

export const DeedSchema = Type.Object(
  {
    act: text('What was done, one of the acts.'),
    text: text('The choice as the player read it.', ''),
    words: oneOfWords(
      ['player', 'author', 'rules'],
      'Whose words the text is; what the rules offer is worded by a skill.',
      {
        default: 'player',
      },
    ),
    asked: orNull(Type.String(), "What was asked, in the player's own words; null unless they typed it."),
    target: orNull(NamedSchema, 'Whom or what it was done to.'),
    topic: orNull(NamedSchema, 'What it was about.'),
    item: orNull(NamedSchema, 'What it was done with.'),
    want: orNull(Type.String(), 'What somebody wants and now has help with.'),
    fact: orNull(
      Type.Object({ id: text('Its id.'), text: text('What it says.') }),
      'What was told, shown or traded.',
    ),
    bearing: orNull(
      oneOfWords([...BEARINGS], 'What it is to them.'),
      'What that fact is to the one it was told to; null when nothing was told.',
    ),
    outcome: oneOfWords(['done', 'refused', 'nothing'], 'What came of it.', { default: 'done' }),
    reveals: orNull(Type.String(), 'Id of the secret that comes out.'),
    degree: oneOfWords(['hint', 'half', 'whole'], 'How far the secret goes.', { default: 'hint' }),
    result: orNull(oneOfWords([...OUTCOMES], 'Outcome.'), 'How the roll decided it; null without a roll.'),
    roll: orNull(RollBriefSchema, 'The roll that decided it.'),
    opinion: orNull(Type.Number(), 'What the one it was done to thinks afterwards.'),
    decision: orNull(Type.String(), "What the player has decided, in the author's words."),
  },
  { title: 'Deed', description: 'The last choice and what came of it.' },
);
export type Deed = Static<typeof DeedSchema>;

const FactBriefSchema = Type.Object(
  {
    id: text('Its id; a telling names the facts it told.'),
    text: text("The author's sentence."),
    kind: text(
      'Kind of fact: description, presence (no more than who and what is here), history, secret, relationship …',
      'description',
    ),
    about: text('Id of what it is about, or `world`.', 'world'),
    mentions: texts('Ids of everything it names.'),
    thing: orNull(Type.String(), 'Id of the thing that a closer look at finds it.'),
    spoken: flag('Whether only somebody in the story can say it.', false),
    timely: flag('Whether it is true only at this time of day.', false),
  },
  { title: 'FactBrief', description: 'Something true that has not been told yet.' },
);
export type FactBrief = Static<typeof FactBriefSchema>;

const ThingBriefSchema = Type.Object({
  id: text('Its id.'),
  name: text('Its name.'),
  ref,
  known: flag('Whether the prose has mentioned it.', false),
  holdsMore: flag('Whether a closer look would find something.', true),
  note: text('The sentence that speaks of it.', ''),
});

const ExitBriefSchema = Type.Object({
  id: text('Id of the place it leads to.'),
  name: text('Name of that place.'),
  ref,
  visited: flag('Whether the player has been there.', false),
  told: flag('Whether the player knows of it: they were there, or the story has named it.', true),
  people: texts('Names of those known to be there.'),
});

const PlaceBriefSchema = Type.Object(
  {
    id: text('Its id.'),
    name: text('Its name.'),
    ref,
    isNew: flag('Whether this is the first visit.', false),
    arrived: flag('Whether the player has just come here.', false),
    from: orNull(Type.String(), 'Name of the place just left.'),
    behind: list(SomeoneSchema, 'Who was with the player there.'),
    holdsMore: flag('Whether there is more of it to be seen.', true),
    description: texts('What the author says of it that is true now, whether told before or not.'),
    things: list(ThingBriefSchema, 'What is here.'),
    exits: list(ExitBriefSchema, 'Where one can go from here.'),
  },
  { title: 'PlaceBrief', description: 'Where the scene is.' },
);

const TopicBriefSchema = Type.Object({
  id: text('Its id.'),
  name: text('Its name.'),
  ref,
  raised: flag('Whether it has come up.', false),
  askedOf: texts('Ids of people who were asked about it.'),
  toldBy: texts('Ids of those who had something to say.'),
  heard: flag('Whether anything of it has been told.', false),
  holdsMore: flag('Whether there is more to be told.', true),
});

const PlotChoiceSchema = Type.Object({
  text: text('What to choose, as an order.'),
  act: text('The act it is.'),
  target: orNull(Type.String(), 'Id of whom or what it is done to.'),
  wanted: Type.Optional(PlotMarkSchema),
  decides: Type.Optional(PlotMarkSchema),
  open: Type.Optional(Type.Boolean({ description: 'Whether no author worded it: a model may.' })),
});
export type PlotChoice = Static<typeof PlotChoiceSchema>;

export const BeatBriefSchema = Type.Object(
  {
    id: text('Its id.'),
    title: text('Its title.', ''),
    description: text("What happens, in the author's words."),
    dialogue: list(
      Type.Object({
        speaker: orNull(NamedSchema, 'Who says it; null for somebody without a profile.'),
        name: text('Name of the speaker.'),
        line: text('What is said.'),
        context: text('How it is said.', ''),
      }),
      'What is said in it.',
    ),
    mood: text('How it should feel.', ''),
    outcome: orNull(Type.String(), 'How it turned out, when chance decided that.'),
    carries: flag('Whether the player is brought elsewhere for it, after the deed.', false),
  },
  { title: 'BeatBrief', description: "A moment of the author's plot that happens now." },
);
export type BeatBrief = Static<typeof BeatBriefSchema>;

export const EndingBriefSchema = Type.Object(
  {
    id: text('Its id.'),
    title: text('Its title.', ''),
    paragraphs: texts("The ending, in the author's words."),
    epilogue: texts('What is told after it.'),
    mood: text('How it should feel.', ''),
    deeds: texts('What the player did that is worth recalling, oldest first.'),
    recap: flag(
      'Whether the built-in writer adds what the player did: not where the author says what comes after, nor where nothing may be added.',
      true,
    ),
    generated: flag('Whether no author wrote it: a model tells it in its own words.', false),
  },
  { title: 'EndingBrief', description: 'The ending that comes now.' },
);
export type EndingBrief = Static<typeof EndingBriefSchema>;

export const RecalledMemorySchema = Type.Object(
  {
    id: text('Its id.', ''),
    summary: text('What happened.'),
    relevance: Type.Number({ default: 0, description: 'How near it is to what was looked for, 0…1.' }),
    npcs: texts('Ids of the people who took part.'),
    location: text('Id of the place.', ''),
    significance: text('low, medium or high.', 'medium'),
    episodic: flag('Whether it was a turning point.', false),
    outcome: text('`triumph` or `failure` for a turning point.', ''),
    actionType: text('What was done.', ''),
  },
  { title: 'RecalledMemory', description: 'Something that happened and bears on this.' },
);
export type RecalledMemory = Static<typeof RecalledMemorySchema>;

export const RecalledLoreSchema = Type.Object(
  {
    id: text('Id of the passage.', ''),
    text: text("The author's words."),
    source: text('File it comes from, relative to the campaign.', ''),
    relevance: Type.Number({ default: 0, description: 'How near it is to what was looked for, 0…1.' }),
    why: text('What it was looked up for.', ''),
    key: text("The line of its author's keywords that came up; empty for what was looked up.", ''),
    answers: list(
      Type.Object({
        text: text("A sentence of it, in the author's words."),
        fit: Type.Number({
          default: 0,
          description: 'How well it answers what was asked; higher is better.',
        }),
        fact: orNull(Type.String(), 'Id of the fact that says so; null when it is not one of the campaign.'),
      }),
      'Sentences of it that answer what was looked for, best first.',
    ),
  },
  { title: 'RecalledLore', description: 'A passage of the lore that bears on this.' },
);
export type RecalledLore = Static<typeof RecalledLoreSchema>;

export const AuthoredBriefSchema = Type.Object(
  {
    knot: text('Name of the knot in the ink story.'),
    paragraphs: list(
      ParagraphSchema,
      'What the author wrote for this moment; told unchanged, or with `changed` in the telling.',
    ),
    hasChoices: flag('Whether its own choices are the choices of the scene.', false),
    choices: texts('What the author lets the player do next, in the words of the author.'),
    begins: flag('Whether it begins now: the premise, or what came of the deed, is told before it.', false),
    starts: orNull(count('Where in the paragraphs another scene of the author begins.'), 'None begins.'),
    generated: flag('Whether no author wrote it: a model tells it in its own words, from the notes.', false),
    notes: texts('What happens, for a model that tells a generated scene.'),
  },
  { title: 'AuthoredBrief', description: 'A scene that the author wrote.' },
);

/** What the engine made for the checks; nobody else writes it, so its parts are not checked one by one. */
const LimitBriefSchema = Type.Unsafe<Limit>({
  type: 'object',
  title: 'LimitBrief',
  description: 'A constraint that a sentence or a choice can be held to.',
});
const GuardedBriefSchema = Type.Unsafe<{ about: string; marks: string[] }>({
  type: 'object',
  title: 'GuardedBrief',
  description: 'A secret: whom it is about, and marks of its words from which the words cannot be read.',
});

const part = <Properties extends Record<string, TSchema>>(properties: Properties, description: string) =>
  Type.Object(properties, { description, default: {} });

export const BriefSchema = Type.Object(
  {
    seed: text("The story's seed: the same seed and the same brief give the same words."),
    scene: count('Number of the scene.'),
    variant: count('Which telling of the same choice it is, from 0.', 0),
    sceneType: oneOfWords([...SCENE_TYPES], 'Type of scene.', { default: 'travel' }),
    campaign: part(
      {
        title: text('Title of the campaign.', ''),
        genre: text('Its genre.', ''),
        tone: text("The author's word for how it sounds.", ''),
        rating: text('Whom it is suitable for: Everyone, Teen, Mature …', ''),
        premise: texts('How the story opens; only in the first scene.'),
        constraints: texts("What must stay true, in the author's words."),
      },
      'What the author says of the whole.',
    ),
    you: part(
      {
        name: text('Name of the player character.', ''),
        race: orNull(Type.String(), 'Their people.'),
        calling: orNull(Type.String(), 'Their profession.'),
        background: orNull(Type.String(), 'Their past.'),
        calledFor: text('What the author says of that profession, people and past.', ''),
        answers: list(
          Type.Object({ question: text('What was asked.'), answer: text("The player's own words.") }),
          'What they said of themselves before the story began.',
        ),
        era: text('The time they belong to, when the author has settled it.', ''),
        relations: list(RelationSchema, 'What they are to others from the start.'),
        traits: texts('What they are like and can do.'),
        stats: mapOf(Type.Number(), 'Their stats by name.', { default: {} }),
        statMax: orNull(Type.Number(), 'The most a stat can be, when the author says so.'),
        items: list(
          Type.Object({
            ...NamedSchema.properties,
            known: flag('Whether the player has been told that they have it.', true),
          }),
          'What they carry.',
        ),
        isHuman: flag('Whether they have hands, clothes and shoes.', true),
        isHurt: flag('Whether they are hurt.', false),
        found: texts('What they have found out that only the telling knew, the newest last.'),
      },
      'Who the player is.',
    ),
    place: orNull(PlaceBriefSchema, 'Where the scene is; null when the campaign has no places.'),
    time: Type.Object(
      {
        day: count('Day of the story.', 1),
        part: oneOfWords([...DAY_PARTS], 'Part of the day.', { default: 'morning' }),
        turned: flag('Whether it has just changed.', false),
        held: flag('Whether hours pass only where the author says so.', false),
        passed: count('Parts of a day that have gone by since the scene before.', 0),
        nights: count('Nights that have gone by since then.', 0),
        hours: list(
          oneOfWords([...DAY_PARTS], 'Part of the day.'),
          'Those that the story plays in, where they are not the whole day.',
        ),
        once: flag('Whether those hours come only once: there is no tomorrow.', false),
        again: flag(
          'Whether the hours between, in which the story does not play, were passed over since then.',
          false,
        ),
        weekday: orNull(
          Type.String(),
          'The day of the week, where the author says on which one the story begins.',
        ),
        weather: orNull(
          Type.Object({
            text: text('A sentence.'),
            sky: oneOfWords([...SKIES], 'What kind of weather that is.'),
            turned: flag('Whether it has just changed.', false),
          }),
          'What the weather is like; null when nobody has said anything of it.',
        ),
      },
      { description: 'When the scene is, and in what weather.', default: {} },
    ),
    people: list(PersonBriefSchema, 'Who is here.'),
    partner: orNull(
      PersonBriefSchema,
      'Whom the deed was done to, when the player has been brought elsewhere since.',
    ),
    left: list(SomeoneSchema, 'Who was here a moment ago.'),
    dead: list(SomeoneSchema, 'Who has died not long ago.'),
    absent: list(SomeoneSchema, 'People of the author’s who are elsewhere.'),
    deed: orNull(DeedSchema, 'The last choice and what came of it; null in the first scene.'),
    effects: list(EffectSchema, 'What has changed.'),
    question: part(
      {
        last: orNull(QuestionSchema, 'The question that the last scene ended on.'),
        answered: orNull(Type.String(), 'How the deed answered it; null when it did not.'),
        next: orNull(
          QuestionSchema,
          'The question that this scene ends on, unless its writer has a better one.',
        ),
      },
      'What was asked, what was answered, what is asked now.',
    ),
    options: list(OptionSchema, 'What the rules allow next; choices are picked from it.'),
    authored: orNull(AuthoredBriefSchema, 'The scene as the author wrote it.'),
    must: texts("What has to be told now, in the author's words."),
    ownWords: texts(
      'Those of `must` that the program worded: a model tells of them in words of its own, or leaves them out.',
    ),
    mustNot: texts('What must not be told or happen: constraints, the dead, the absent.'),
    limits: list(LimitBriefSchema, 'The constraints as far as a program can hold a sentence to them.'),
    guarded: list(GuardedBriefSchema, 'Secrets that must not show yet, known only by marks.'),
    beat: orNull(BeatBriefSchema, 'The beat that happens now.'),
    ending: orNull(EndingBriefSchema, 'The ending that comes now.'),
    plot: part(
      {
        decisions: list(PlotChoiceSchema, 'What must be decided now.'),
        asked: orNull(Type.String(), 'What the decision is about, in the words of the author.'),
        wanted: list(PlotChoiceSchema, 'What the plot waits for.'),
        calling: orNull(NamedSchema, 'Where a story event waits.'),
        knocks: list(
          Type.Object({
            place: NamedSchema,
            from: orNull(NamedSchema, 'Who sends word or comes for the player.'),
            text: text(
              'Why the player is wanted there, in the words of the author; empty when they gave none.',
            ),
            sends: text('Id of the beat or the knot that waits there.'),
            told: flag('Whether this scene tells of it.', false),
            times: Type.Integer({
              minimum: 0,
              default: 0,
              description: 'How often the player has had word of it before.',
            }),
            urgent: flag('Whether it will not wait much longer.', false),
            pressing: flag('Whether it has waited a while and somebody comes for the player.', false),
          }),
          'Word of what waits elsewhere; each can be followed by going there.',
        ),
        leaning: orNull(Type.String(), 'Title of the ending the story leans towards.'),
      },
      'What the plot asks of the player.',
    ),
    facts: list(FactBriefSchema, 'What is true and has not been told.'),
    topics: list(TopicBriefSchema, 'What can be asked about.'),
    recalled: part(
      {
        memories: list(RecalledMemorySchema, 'What the player may remember.'),
        lore: list(RecalledLoreSchema, 'What the lore says about it.'),
        situation: texts(
          'How things stood when the last scene ended, as its teller noted it; a telling only.',
        ),
        since: count('Scenes told since then of which nothing was noted down.', 0),
        unanswered: texts(
          'What the story has raised and not answered, as its teller noted it; a telling only.',
        ),
      },
      'What was looked up for this scene.',
    ),
    threads: part(
      {
        account: texts(
          'What the player decided, learned and passed on, and what became of people, as sentences, where the story comes to its end; empty before.',
        ),
        promises: list(
          Type.Object({
            who: NamedSchema,
            text: text('What was promised.'),
            kept: flag('Whether it is done.', false),
          }),
          'Help that was offered.',
        ),
        words: list(
          Type.Object({
            who: NamedSchema,
            text: text('What was promised.'),
            how: oneOfWords(['kept', 'broken', 'open'], 'What came of it.'),
          }),
          'What the player has given their word for.',
        ),
        factions: list(
          Type.Object({
            id: text('Its id.'),
            name: text('Its name.'),
            reputation: score('Its opinion of the player.'),
          }),
          'What factions think of the player.',
        ),
        pace: oneOfWords(['open', 'easing', 'breather'], 'How much danger the story bears next.', {
          default: 'open',
        }),
        recent: list(
          Type.Object({
            act: text('What was done.'),
            target: orNull(Type.String(), 'Whom or what to.'),
            result: orNull(Type.String(), 'How the roll ended.'),
            topic: Type.Optional(orNull(Type.String(), 'What it was about.')),
          }),
          'The last few deeds, newest first.',
        ),
        due: list(
          Type.Object({
            id: text('Its id; a question that comes back to it names it.'),
            kind: oneOfWords(
              ['promise', 'word', 'grievance', 'lie', 'favour', 'wait'],
              'Put off or promised by the player; promised to the player; held against; lied to; not forgotten; what happens if the player does not come.',
            ),
            who: NamedSchema,
            text: text(
              'Of a promise or a word what is to be done, as a bare clause: `bring the lamp back`; else a clause: `you told Ansa`.',
            ),
            isDue: flag('Whether its time has come.', false),
          }),
          'What will come back to the player.',
        ),
      },
      'What is unfinished.',
    ),
    direction: part(
      {
        mood: text('How the planner wants the scene to feel.', ''),
        focus: orNull(Type.String(), 'Id of the person or thread that the scene is about.'),
      },
      'What the planner has decided for this scene.',
    ),
  },
  { title: 'Brief', description: 'What the writer of a scene is told.' },
);
export type Brief = Static<typeof BriefSchema>;
