import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../src/engine/scene.ts';
import { modelStory, standIn } from '../../engine/conversation/support/model-story.ts';
import { playFolder } from '../support/play.ts';
import { enriched, manifest } from './support/campaign.ts';

const nightBus = (files: Record<string, string> = {}) => ({
  'manifest.json': manifest({ title: 'The Last Night Bus' }),
  'plot/premise.md':
    "You drive the last night bus of the number 9 line, which the council closes at the end of the month. On your third night a passenger, old Mrs Adeyemi, gets on at a stop that was taken down in 1987 and pays with coins that are no longer money. Your inspector, Colm Farrell, wants the books to balance. The depot's mechanic, Juno, swears the bus drives itself for eleven minutes each night.\n",
  ...files,
});

/** No two alike: what was told before is not told again. */
const PROSE = (count: number) =>
  `You sit still at the wheel, and the rain of evening ${count} runs down the glass in front of you. The heater knocks. After ${count} knocks a seat behind you gives, and a coin is put down on a knee. You count ${count} lamps before anybody speaks.`;

/** Plays some scenes with a model that tells everything in the same manner and rewords every choice. */
async function play(folder: string, scenes: number) {
  let told = 0;
  const { model, requests } = standIn(
    ({ task, messages }) => {
      if (task === 'prose') {
        told += 1;
        return PROSE(told);
      }
      if (task === 'choices') {
        const asked = messages.at(-1)?.content ?? '';
        const options = [...asked.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
        return JSON.stringify({
          question: { kind: 'plea', from: 'nobody', text: 'What now?' },
          choices: options.slice(0, 4).map((option) => ({
            option,
            text: `Do the thing marked ${told} ${'abcd'[option - 1] ?? 'x'}`,
            hint: '',
          })),
          own: { act: 'talk', target: '', topic: '', stat: '', text: '' },
        });
      }
      if (task === 'check') return '{"contradicts":false,"rule":0,"reason":""}';
      if (task === 'facts')
        return '{"summary":"You drove on.","people":[],"things":[],"places":[],"promises":[]}';
      return 'You drove on.';
    },
    { contextTokens: 16_384 },
  );
  const story = await modelStory(model, { folder, skills: {}, seed: 'bus' });
  const shown: Scene[] = [await story.session.open()];
  while (shown.length < scenes) shown.push(await story.next(shown.at(-1) as Scene));
  await story.close();
  const prompts = requests
    .filter(({ task }) => task === 'prose')
    .map(({ messages }) => messages.map(({ content }) => content).join('\n'));
  return { scenes: shown, prompts };
}

describe('a story that was filled out, told by a model', () => {
  it('is told in the words of the model, from notes, with the choices of the plot', {
    timeout: 240_000,
  }, async () => {
    const { scenes, prompts } = await play(await enriched(nightBus()), 8);
    const asking = scenes.find(({ question }) => question?.about === 'the_asking');
    expect(asking?.writer.kind).toBe('model');
    expect(asking?.prose.join(' ')).toContain('The heater knocks.');
    expect(asking?.prose.join(' ')).not.toContain('does not pretend otherwise');
    // All ways of the plot are there, in the words of the model.
    expect(asking?.choices).toHaveLength(4);
    expect(asking?.choices.every(({ text }) => text.startsWith('Do the thing marked'))).toBe(true);
    expect(scenes.filter(({ writer }) => writer.kind === 'model').length).toBe(scenes.length);
    const prompt = prompts.find((text) => text.includes('asks the reader to find out')) ?? '';
    expect(prompt).toContain('is a note by the program and no text');
    expect(prompt).toContain('Stop at the moment in which the reader has to do one of these');
    expect(prompt).not.toContain('After your text comes a scene that the author wrote');
    // What the plot needs has happened: the next scenes follow from the choice.
    expect(scenes.some(({ question }) => question?.about === 'the_first_look')).toBe(true);
  });

  it('ends on what is asked, where the opening of the plot ends on something else', {
    timeout: 240_000,
  }, async () => {
    const scenes = await playFolder(await enriched(nightBus()), { seed: 'bus', scenes: 10 });
    const looked = scenes.find(({ question }) => question?.about === 'the_first_look');
    expect(looked?.question?.text).toBe('What do you look at first, now that you are here?');
    expect(looked?.prose.join(' ')).not.toContain('What do you look at first');
  });

  it('leaves what an author wrote as it is', { timeout: 240_000 }, async () => {
    const own = `=== the_asking ===
# when: scene >= 2
# urgency: 10
# question: plea
"You are late," says Mrs Adeyemi, who has been waiting at the depot since nine. "Will you drive me?"
* [Drive her # act: help]
  You drive her.
  -> DONE
* [Send her home # act: refuse]
  She goes.
  -> DONE
`;
    const folder = await enriched(nightBus({ 'plot/scenes/own.ink': own }));
    const { scenes, prompts } = await play(folder, 3);
    const asking = scenes.find(({ question }) => question?.about === 'the_asking');
    expect(asking?.prose.join(' ')).toContain('who has been waiting at the depot since nine');
    expect(asking?.choices.map(({ text }) => text)).toEqual(['Drive her', 'Send her home']);
    const prompt = prompts.find((text) => text.includes('After your text comes a scene')) ?? '';
    expect(prompt.split('who has been waiting at the depot since nine')).toHaveLength(2);
  });
});
