import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../../src/base/package-root.ts';
import { compileInk } from '../../../src/campaign/ink/compile.ts';
import { storyletsOf } from '../../../src/campaign/ink/storylets.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { runKnot } from '../../../src/engine/ink/run.ts';
import { anyPersona } from '../../../src/engine/persona.ts';
import { startingWorld } from '../../../src/engine/world.ts';

const page = readFileSync(`${packageRoot()}/docs/ink.md`, 'utf8');

describe('docs/ink.md', () => {
  it('has an example that compiles and plays', () => {
    const text = /<!-- example -->\s*```ink\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    const { story, flows, faults } = compileInk([{ file: 'plot/scenes/example.ink', text }]);
    expect(faults).toEqual([]);
    const campaign = loadCampaign(`${packageRoot()}/campaigns/low-water`);
    expect(storyletsOf(flows, campaign)).toMatchObject([
      {
        id: 'the_scale',
        at: ['place:the-quay'],
        with: ['person:iz'],
        urgency: 6,
        question: 'demand',
        again: null,
      },
    ]);
    if (story === null) throw new Error('It does not compile.');
    const persona = anyPersona(campaign.template);
    const run = (world: ReturnType<typeof startingWorld>, from: Parameters<typeof runKnot>[0]['from']) =>
      runKnot({
        ink: story,
        from,
        input: { campaign, persona, world, scene: 3 },
        seed: 'one',
        band: 'success',
      });
    const first = run(startingWorld(campaign, persona), { knot: 'the_scale' });
    expect(first.choices.map(({ locked }) => locked)).toEqual([null, 'You do not know enough yet.', null]);
    const rolled = run(first.world, { state: first.state, choice: 0 });
    expect(rolled.effects.map(({ kind }) => kind)).toEqual(['learned', 'flag']);
    const again = run(rolled.world, { knot: 'the_scale', state: rolled.state });
    const told = again.choices.find(({ intent }) => intent.act === 'tell');
    expect(told?.locked).toBeNull();
    const plea = run(again.world, { state: again.state, choice: told?.index ?? 0 });
    expect(plea).toMatchObject({
      question: { kind: 'plea', from: 'person:iz' },
      effects: [{ kind: 'told' }],
    });
  });
});
