import { afterAll, beforeAll, expect, it } from 'vitest';
import { headOf, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => await server.close());

it('four tabs that choose at once get one scene, and all of them see it', async () => {
  const tabs = await Promise.all([1, 2, 3, 4].map(() => server.listen()));
  const { id } = await server.ask('beginStory', {
    body: { campaignId: 'low-water', seed: 'tabs', answers: {} },
  });
  await Promise.all(tabs.map((tab) => tab.until('told')));
  for (const wanted of [2, 3]) {
    const { scene, choices } = headOf(await server.ask('story', { params: { id } }));
    const statuses = await Promise.all(
      tabs.map(async (_, index) => {
        const choiceId = choices[index % choices.length]?.id;
        const response = await server.fetch(`/api/stories/${id}/choose`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ scene, choiceId }),
        });
        return response.ok ? 'taken' : response.status;
      }),
    );
    expect(statuses.filter((status) => status === 'taken')).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    await Promise.all(tabs.map((tab) => tab.until('told', (event) => event.scene.scene === wanted)));
    const { scenes } = await server.ask('story', { params: { id } });
    expect(scenes.map((one) => one.scene)).toEqual(Array.from({ length: wanted }, (_, index) => index + 1));
  }
});
