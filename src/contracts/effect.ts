import { type Static, Type } from 'typebox';
import { oneOfWords } from './schema.ts';

const word = (description: string) => Type.String({ description });
const kind = <const Kind extends string>(name: Kind) => Type.Literal(name);
const score = (description: string) => Type.Number({ minimum: -100, maximum: 100, description });

/** What a scene changed in the world, one entry for each change. */
export const EffectSchema = Type.Union(
  [
    Type.Object({ kind: kind('moved'), place: word('Id of the place.'), name: word('Its name.') }),
    Type.Object({ kind: kind('time'), day: Type.Integer(), part: word('Part of the day.') }),
    Type.Object({
      kind: kind('item'),
      item: word('Id of the item.'),
      name: word('Its name.'),
      change: oneOfWords(['gained', 'lost'], 'Whether the player has it now.'),
    }),
    Type.Object({
      kind: kind('opinion'),
      person: word('Id of the person.'),
      name: word('Their name.'),
      from: score('What they thought before.'),
      to: score('What they think now.'),
      reason: word('Why, as a clause in the past tense.'),
    }),
    Type.Object({
      kind: kind('reputation'),
      faction: word('Id of the faction.'),
      name: word('Its name.'),
      from: score('Its opinion before.'),
      to: score('Its opinion now.'),
      reason: word('Why, as a clause in the past tense.'),
    }),
    Type.Object({ kind: kind('learned'), fact: word('Id of the fact.'), text: word('What it says.') }),
    Type.Object({
      kind: kind('promise'),
      person: word('Id of the person.'),
      name: word('Their name.'),
      id: Type.Optional(word('Id of the promise.')),
      text: word('What was promised, as a bare clause: `bring the lamp back`.'),
      kept: Type.Boolean({ description: 'Whether it is done.' }),
      broken: Type.Optional(Type.Boolean({ description: 'Whether the opposite was done.' })),
    }),
    Type.Object({ kind: kind('flag'), name: word('Name of the flag.'), value: Type.Unknown() }),
    Type.Object({
      kind: kind('state'),
      person: word('Id of the person.'),
      name: word('Their name.'),
      words: word('What has become of them.'),
    }),
    Type.Object({ kind: kind('death'), person: word('Id of the person.'), name: word('Their name.') }),
    Type.Object({
      kind: kind('told'),
      person: word('Id of the person.'),
      name: word('Their name.'),
      fact: word('Id of the fact.'),
      text: word('What it says.'),
    }),
    Type.Object({ kind: kind('remembered'), text: word('What is kept in memory, as a sentence.') }),
    Type.Object({ kind: kind('ended'), ending: word('Id of the ending.'), name: word('Its title.') }),
    Type.Object({
      kind: kind('appeared'),
      id: word('Id of the person or thing.'),
      name: word('Its name.'),
      text: word('The sentence that brings it in.'),
    }),
    Type.Object({
      kind: kind('hurt'),
      isHurt: Type.Boolean({ description: 'Whether the player is hurt now.' }),
    }),
  ],
  { title: 'Effect', description: 'A change in the world.' },
);
export type Effect = Static<typeof EffectSchema>;

/** What a memory skill is asked to keep of a scene. */
export const MemoryNoteSchema = Type.Object(
  {
    summary: Type.String({ description: 'What happened, in the past tense.' }),
    characters: Type.Array(Type.String(), { description: 'Who took part, the player included.' }),
    npcs: Type.Array(Type.String(), { description: 'Ids of the people who took part.' }),
    factions: Type.Array(Type.String(), { description: 'Ids of the factions they belong to.' }),
    location: Type.Optional(Type.String({ description: 'Id of the place.' })),
    significance: oneOfWords(['low', 'medium', 'high'], 'How much it matters.'),
    actionType: Type.String({ description: 'The act.' }),
    tags: Type.Array(Type.String(), { description: 'What else it can be found by.' }),
    outcome: Type.Optional(oneOfWords(['triumph', 'failure'], 'A turning point is never forgotten.')),
    episodic: Type.Optional(
      Type.Boolean({ description: 'Whether it is never forgotten and recalled more easily.' }),
    ),
  },
  { title: 'MemoryNote', description: 'What is to be remembered of a scene.' },
);
export type MemoryNote = Static<typeof MemoryNoteSchema>;
