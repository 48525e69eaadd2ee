import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { StoryCard } from '../../src/contracts/api/library.ts';
import { expectAccessible } from './support/accessible.ts';
import { call, untilStill } from './support/api.ts';
import { choice, textOf, toldScene, untilTold } from './support/reader.ts';
import { describePage } from './support/stage.ts';

const SCENE = `=== the_toll ===
# when: scene == 1
# urgency: 10
# question: demand
A man with a lamp stands on the bridge. "A penny," he says, "or your word."
 * [Push past him # act: force # stat: nerve]
    { check():
        - "failure":
            He is heavier than he looks.
        - else:
            He lets the lamp fall, and you are over.
    }
    -> DONE
 * [Pay him # act: give # needs: has.penny]
    He bites it, and nods.
    -> DONE
 * [Pick up what lies at his feet # act: take]
    It is a key, and it is still warm.
    ~ gain("a warm key")
    -> DONE
`;

const FILES = {
  'manifest.json': JSON.stringify({ title: 'The Toll', version: '1.0.0' }),
  'world/setting.md': 'There is one bridge over the river, and it has never been free.\n',
  'plot/premise.md': 'You come to the bridge at dusk with nothing in your pockets.\n',
  'plot/scenes/toll.ink': SCENE,
};

describePage('a choice', (stage) => {
  it('shows its odds or what it needs before it is taken, and what it changed afterwards', async () => {
    const home = stage.newHome();
    for (const [name, text] of Object.entries(FILES)) {
      const file = path.join(home, 'campaigns/the-toll', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const server = await stage.serve(home);
    const { id } = await call<StoryCard>(server, '/api/stories', { campaignId: 'the-toll', seed: '1' });
    const told = await untilStill(server, id);
    const [risky, locked] = told.scenes[0]?.choices ?? [];
    const page = await stage.open(server.url.replace('/#', `/story/${id}#`));
    await untilTold(page, 1);
    const percent = Math.round((risky?.roll?.odds['success'] ?? 0) * 100);
    expect(percent).toBeGreaterThan(0);
    expect(await textOf(choice(page, 1))).toContain(`${percent}% success`);
    expect(locked?.needs).toContain('penny');
    expect(await textOf(choice(page, 2))).toContain(locked?.needs);
    expect(await choice(page, 2).isDisabled()).toBe(true);
    await expectAccessible(page);
    // The key of a choice that cannot be taken does nothing: the next one leads to the second scene.
    await page.keyboard.press('2');
    await choice(page, 3).click();
    await untilTold(page, 2);
    const changes = toldScene(page, 2).getByRole('list', { name: 'What changed' });
    expect(await textOf(changes)).toContain('warm key');
    expect(await textOf(toldScene(page, 2))).toContain('it is still warm');
  });
});
