import { tmpdir } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/base/json.ts';
import { askScript, scriptsOf } from '../../support/call-script.ts';
import { type ScriptedHost, scriptedHost } from '../support/scripted-host.ts';

const hosts: ScriptedHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});

const IZ = { id: 'person:iz', name: 'Iz', shortName: 'Iz', pronoun: 'she' };
const option = (act: string) => ({
  ...{ id: `${act}|iz`, intent: { act, target: IZ.id }, text: null, because: [], stakes: 'trust', weight: 1 },
});
const own = (act: string, target: string, topic: string, text: string) => ({
  ...{ act, target, topic, stat: '', text },
});

async function offered(
  first: JsonObject[],
  second: JsonObject[],
  place: JsonObject | null = null,
  more: JsonObject = {},
  from = 'Iz',
) {
  const answers: JsonObject[] = [
    {
      question: { kind: 'demand', from, text: 'Iz asks what you have brought' },
      choices: [
        { option: 1, text: 'Ask Iz what it is worth', hint: '' },
        { option: 2, text: 'Tell Iz to wait for it', hint: '' },
      ],
      own: first,
    },
    { own: second },
  ];
  const server = await scriptedHost(() => ({ json: answers.shift() ?? {} }));
  hosts.push(server);
  const brief = {
    ...{ seed: 's', scene: 4, people: [IZ], options: [option('ask'), option('tell'), option('refuse')] },
    ...{ absent: [{ id: 'person:olga', name: 'Olga', pronoun: 'she' }] },
    you: { items: [{ id: 'item:lamp', name: 'the lamp' }] },
    place,
    ...more,
  };
  const telling = {
    paragraphs: ['Iz asks what you have brought. The pen lies between you.'],
    writer: 'model',
  };
  const { events } = await askScript(
    'generate-choices',
    { input: { brief, telling }, host: server.host } as unknown as JsonObject,
    { folder: tmpdir(), scripts: scriptsOf('player-choices') },
  );
  const payload = events.find(({ event }) => event === 'narrative_choice')?.['payload'] as {
    choices: string[];
    intents?: JsonObject[];
    question?: JsonObject;
  };
  return { texts: payload.choices, asked: server.asked, payload };
}

it('a choice of the model’s own that the rules refuse is asked for once more, with the reason', async () => {
  const { texts, asked } = await offered(
    [
      own('give', 'Iz', 'the pen', 'Give Iz the pen of the opening'),
      own('tell', 'Olga', '', 'Tell Olga about it'),
    ],
    [own('show', 'Iz', 'the pen', 'Show Iz the pen that lies there')],
  );
  expect(texts).toContain('Show Iz the pen that lies there');
  expect(texts.join(' ')).not.toMatch(/Give Iz the pen|Olga/);
  expect(asked).toHaveLength(2);
  expect(String(asked[1]?.['prompt'])).toMatch(/the lamp[\s\S]*Olga is not here/);
});

it('where all can be offered, nothing is asked again', async () => {
  const { texts, asked } = await offered([own('give', 'Iz', 'the lamp', 'Give Iz the lamp you carry')], []);
  expect(texts).toContain('Give Iz the lamp you carry');
  expect(asked).toHaveLength(1);
});

it('whoever it turns to and is elsewhere is gone to, where the way to them is known', async () => {
  const mill = { id: 'place:mill', name: 'the mill', people: ['Olga'] };
  const place = { id: 'place:quay', name: 'the quay', things: [], exits: [mill] };
  const tell = own('tell', 'Olga', '', 'Keep your word, and tell Olga first');
  const { texts, asked, payload } = await offered([tell], [], place);
  expect(texts).toContain('Keep your word, and tell Olga first');
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(payload)).toMatch(/"act":"go"[^}]*"target":"place:mill"[^}]*"topic":"person:olga"/);
});

it('a word that can be sent to somebody elsewhere is given here, and nobody goes anywhere', async () => {
  const mill = { id: 'place:mill', name: 'the mill', people: ['Olga'] };
  const place = { id: 'place:quay', name: 'the quay', things: [], exits: [mill] };
  const bill = own('promise', 'Olga', 'the closing order', 'Write on the bill: not signing; send it back');
  const { texts, payload } = await offered([bill], [], place);
  expect(texts).toContain('Write on the bill: not signing; send it back');
  expect(JSON.stringify(payload)).toMatch(/"act":"promise","topic":"the closing order"/);
  expect(JSON.stringify(payload)).not.toMatch(/"act":"go"/);
});

it('an option that nobody has built-in words for is offered in the model’s', async () => {
  const topic = { id: 'topic:roof', name: 'the day on which the roof of the shop came down upon the court' };
  const favour = { ...option('ask_favour'), intent: { act: 'ask_favour', target: IZ.id, topic: topic.id } };
  const options = [favour, option('tell'), option('refuse')];
  const { texts } = await offered([], [], null, { options, topics: [topic] });
  expect(texts).toContain('Ask Iz what it is worth');
});

it('what the reader carries is meant before what lies there and is called the same', async () => {
  const lamp = { id: 'thing:quay/lamp', name: 'the lamp' };
  const place = { id: 'place:quay', name: 'the quay', things: [lamp], exits: [] };
  const { texts, asked } = await offered([own('give', 'Iz', 'the lamp', 'Give Iz the lamp')], [], place);
  expect(texts).toContain('Give Iz the lamp');
  expect(asked).toHaveLength(1);
});

const decisions = ['Show mercy', 'Tell the truth'].map((text, index) => ({
  ...{
    id: `decide|${index}`,
    intent: { act: 'decide', decides: { owner: `ending:${index}`, index: 0 } },
    text,
  },
  ...{ answers: 'decide', open: true, because: [], stakes: 'turning point', weight: 20 },
}));

it('a decision that no author worded is put in the model’s words', async () => {
  const { texts } = await offered([], [], null, { options: decisions });
  expect(texts.slice(0, 2)).toEqual(['Ask Iz what it is worth', 'Tell Iz to wait for it']);
});

it('of a generated scene what the model left out is not offered beside enough else', async () => {
  const options = ['One', 'Two', 'Three', 'Four'].map((text, index) => ({
    ...option('ask'),
    id: `ink|k|${index}`,
    text: `${text}, as generated`,
    ...(index === 0 && { answers: 'meet' }),
  }));
  const authored = { knot: 'k', paragraphs: [], hasChoices: true, begins: false, generated: true };
  const { texts } = await offered([own('show', 'Iz', 'the pen', 'Show Iz the pen')], [], null, {
    options,
    authored,
  });
  expect(texts).toHaveLength(3);
  expect(texts).toContain('Show Iz the pen');
});

it('words that somebody says in a choice keep their marks', async () => {
  const said = 'Say from the desk: “I know you carried it up”';
  const { texts } = await offered([own('tell', 'Iz', 'the pen', said)], []);
  expect(texts).toContain(said);
});

it('what somebody asks who is nobody in the story is not put in the mouth of another', async () => {
  const next = { kind: 'demand', from: IZ.id, about: 'topic:pen', text: 'What have you brought?' };
  const asks = async (from: string) =>
    (await offered([], [], null, { question: { next } }, from)).payload.question;
  expect(await asks('Iz')).toMatchObject({ from: IZ.id, about: 'topic:pen' });
  expect(await asks('The harbour master')).toMatchObject({ from: null, about: null });
  expect(await asks('nobody')).toMatchObject({ from: null });
});
