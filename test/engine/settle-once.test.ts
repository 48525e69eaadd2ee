import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Intent } from '../../src/contracts/intent.ts';
import * as resolve from '../../src/engine/resolve.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { Turn } from '../../src/engine/turn.ts';
import { OUTCOMES } from '../../src/rules/roll.ts';
import { LOW_WATER, openStory, ROOT, scratchFolder } from '../play/support/story.ts';
import { emit, shell, writeSkills } from '../support/skills.ts';
import { answersWith, rolled, settled, smallCampaign, turnInput, worldOf } from './support/small-world.ts';

vi.mock('../../src/engine/resolve.ts', { spy: true });

const scratch = scratchFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
afterEach(() => vi.mocked(resolve.settle).mockClear());

const campaign = smallCampaign();
const THREAT: Intent = { act: 'threaten', text: 'Threaten Iz', target: 'person:iz' };
const TOLD = `${emit({ type: 'state_patch', patch: { narration: { paragraphs: ['Iz is here.'] } } })}; ${emit({ type: 'done', ok: true })}`;
const FAILED = emit({ type: 'done', ok: false });
const risky = ({ choices }: Scene) =>
  choices.find(({ id }) => /^(?:persuade|threaten|try|sneak)/.test(id)) ?? choices[0];

describe('a turn', () => {
  it('is settled once, whoever asks and whatever was answered meanwhile', async () => {
    const turn = new Turn(turnInput(campaign, worldOf(campaign), 3), THREAT);
    expect(turn.settlement).toBeNull();
    const [first, second] = await Promise.all([
      turn.settle(rolled('success')),
      turn.settle(rolled('failure')),
    ]);
    expect(second).toBe(first);
    expect(first.roll?.outcome).toBe('success');
    expect(turn.settlement).not.toBeNull();
    expect(resolve.settle).toHaveBeenCalledTimes(1);
  });

  it.each(OUTCOMES)(
    'has one deed, one roll, one memory and one world when the dice say %s',
    async (outcome) => {
      const { deed, roll, brief, world, memory, effects } = await settled(
        campaign,
        worldOf(campaign),
        THREAT,
        {
          answers: rolled(outcome),
        },
      );
      expect([deed?.result, roll?.outcome, brief.deed?.result]).toEqual([outcome, outcome, outcome]);
      expect(brief.deed?.roll).toEqual(roll);
      expect(brief.effects).toEqual(effects);
      expect(deed?.opinion).toBe(world.opinions['person:iz']);
      expect(brief.people[0]?.opinion).toBe(world.opinions['person:iz']);
      expect(memory?.outcome).toBe({ failure: 'failure', partial: undefined, success: 'triumph' }[outcome]);
    },
  );

  it('knows before it is settled whether dice will decide, and settles nothing by saying so', async () => {
    const turn = new Turn(turnInput(campaign, worldOf(campaign), 3), THREAT);
    expect(turn.checkWith(answersWith())?.formula).toBe('2d6');
    expect(turn.prospect().deed).toMatchObject({ act: 'threaten', result: null, roll: null });
    expect(turn.settlement).toBeNull();
    const going = new Turn(turnInput(campaign, worldOf(campaign), 3), {
      act: 'go',
      text: 'Go to the mill',
      target: 'place:mill',
    });
    expect(going.prospect().place?.id).toBe('place:mill');
    expect(resolve.settle).not.toHaveBeenCalled();
  });

  it('rolls what was shown with the choice, and says what a skill has changed of it', async () => {
    const input = turnInput(campaign, worldOf(campaign, { opinions: { 'person:iz': 90 } }), 3);
    const shown = [{ value: -1, reason: 'Iz distrusts you' }];
    const told = await new Turn(input, THREAT, null, shown).settle(answersWith());
    expect(told.roll).toMatchObject({ modifiers: shown });
    expect(told.roll).not.toHaveProperty('changed');
    const evaluation = [...shown, { value: 3, reason: 'The moon is full' }];
    const weighed = await new Turn(input, THREAT, null, shown).settle(answersWith({ evaluation }));
    expect(weighed.roll).toMatchObject({ modifiers: evaluation, changed: evaluation.slice(1) });
    expect(weighed.roll?.odds).not.toEqual(told.roll?.odds);
    // What was typed was shown nowhere.
    const typed = await new Turn(input, THREAT).settle(answersWith({ evaluation }));
    expect(typed.roll).not.toHaveProperty('changed');
  });

  it('counts what was asked over what was stored, in the roll and in the brief', async () => {
    const world = worldOf(campaign, { opinions: { 'person:iz': 90 } });
    const answers = answersWith({
      opinions: { 'person:iz': -60 },
      reputations: { 'faction:pilots': -40 },
    });
    const { roll, brief, effects } = await settled(campaign, world, THREAT, { answers });
    expect(roll?.modifiers).toContainEqual({ value: -2, reason: 'Iz distrusts you' });
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'opinion', from: -60 }));
    expect(brief.people[0]?.opinion).toBeLessThan(-60);
    const pilots = brief.threads.factions.find(({ id }) => id === 'faction:pilots');
    expect(pilots?.reputation).toBeLessThan(-40);
  });
});

describe('a scene with all tools', () => {
  it('is settled once, however many ask', { timeout: 60_000 }, async () => {
    const { session, close } = await openStory({ campaign: LOW_WATER, seed: 'once' });
    const opening = await session.open();
    expect(resolve.settle).not.toHaveBeenCalled();
    await session.choose(risky(opening)?.id ?? '');
    await close();
    expect(resolve.settle).toHaveBeenCalledTimes(1);
  });

  it('that is planned anew after the dice have fallen keeps the roll and its effects', {
    timeout: 60_000,
  }, async () => {
    const play = async (name: string, later: string) => {
      vi.mocked(resolve.settle).mockClear();
      const root = path.join(scratch, name);
      writeSkills(root, {
        bard: {
          scripts: {
            'narrate.sh': shell('read line', `case "$line" in *'"deed":null'*) ${TOLD};; *) ${later};; esac`),
          },
          manifest: { capabilities: ['narration'], priority: 99, retryPolicy: { maxRetries: 0 } },
        },
      });
      const skillRoots = [path.join(ROOT, 'skills'), root];
      const { session, plans, close } = await openStory({ campaign: LOW_WATER, seed: 'once', skillRoots });
      const opening = await session.open();
      const scene = await session.choose(risky(opening)?.id ?? '');
      await close();
      return { scene, plans, settled: vi.mocked(resolve.settle).mock.calls.length };
    };
    const { scene, plans, settled: times } = await play('stammering', FAILED);
    expect(scene.plan.attempts).toBe(2);
    expect(scene.narrator).toBe('storyteller');
    expect(scene.roll).toBeDefined();
    expect(times).toBe(1);
    // The dice are not thrown again.
    const [, first, second] = plans.map(({ tools }) => tools.map(({ toolId }) => toolId));
    expect([first?.includes('roll'), second?.includes('roll')]).toEqual([true, false]);
    // What came of it is what comes of it when nothing fails.
    const { scene: smooth } = await play('fluent', TOLD);
    expect(scene.roll).toEqual(smooth.roll);
    expect(scene.effects).toEqual(smooth.effects);
  });
});
