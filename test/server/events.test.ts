import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventFeed } from '../../src/server/events/feed.ts';
import { startServer, type TestServer } from './support/server.ts';

const idOf = (frame: string) => /^id: (\S+)$/m.exec(frame)?.[1] ?? '';
const nameOf = (frame: string) => /^event: (\S+)$/m.exec(frame)?.[1] ?? '';

function listening(feed: EventFeed, lastSeen: string | null = null) {
  const frames: string[] = [];
  const stop = feed.listen({ take: (frame) => void frames.push(frame), end: () => {} }, lastSeen);
  return { frames, stop };
}

describe('the feed', () => {
  it('gives everybody the same events in the same order', () => {
    const feed = new EventFeed();
    const [one, other] = [listening(feed), listening(feed)];
    feed.send({ event: 'library' });
    feed.send({ event: 'notice', text: 'line one\nline two\r\n\r\nevent: forged' });
    expect(one.frames).toEqual(other.frames);
    expect(one.frames).toHaveLength(2);
    expect(one.frames[1]?.split('\n')).toHaveLength(5); // id, event, data and the two ends
  });

  it('gives one who comes back what was missed, and no more', () => {
    const feed = new EventFeed();
    const { frames, stop } = listening(feed);
    feed.send({ event: 'library' });
    stop();
    feed.send({ event: 'skills' });
    feed.send({ event: 'models' });
    const again = listening(feed, idOf(frames[0] ?? ''));
    expect(again.frames.map(nameOf)).toEqual(['skills', 'models']);
    expect(listening(feed, idOf(again.frames[1] ?? '')).frames).toEqual([]);
  });

  it('tells one who was away too long to look anew', () => {
    const feed = new EventFeed();
    const { frames } = listening(feed);
    for (let count = 0; count < 2100; count += 1) feed.send({ event: 'library' });
    expect(listening(feed, idOf(frames[0] ?? '')).frames.map(nameOf)).toEqual(['resync']);
    expect(listening(feed, idOf(frames[200] ?? '')).frames).toHaveLength(2100 - 201);
  });

  it('keeps no more than so many letters, however few events they are', () => {
    const feed = new EventFeed();
    const { frames } = listening(feed);
    for (let count = 0; count < 10; count += 1) feed.send({ event: 'notice', text: 'x'.repeat(1_000_000) });
    expect(listening(feed, idOf(frames[0] ?? '')).frames.map(nameOf)).toEqual(['resync']);
    expect(listening(feed, idOf(frames[8] ?? '')).frames).toHaveLength(1);
  });

  it.each(['', 'x', '1', 'abc.5', '.', '../../etc', 'x.-1', 'x.99999999999999999999'])(
    'takes %j for an id of another start',
    (id) => {
      const feed = new EventFeed();
      feed.send({ event: 'library' });
      expect(listening(feed, id).frames.map(nameOf)).toEqual(['resync']);
    },
  );
});

describe('the stream', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(async () => await server.close());

  it('catches up by the last id, and says when it cannot', async () => {
    const first = await server.listen();
    await server.ask('enableSkill', { params: { name: 'reputation' }, body: { enabled: false } });
    await first.until('skills');
    const seen = first.lastId;
    first.close();
    await server.ask('enableSkill', { params: { name: 'reputation' }, body: { enabled: true } });
    const again = await server.listen(seen);
    await again.until('skills');
    expect(again.events.map(({ event }) => event)).toEqual(['skills']);
    const late = await server.listen('0123456789ab.7');
    await late.until('resync');
    const next = await server.listen(late.lastId);
    await server.ask('useModel', { body: { provider: 'built-in' } });
    await next.until('models');
    // Who writes is a setting of the storyteller.
    expect(next.events.map(({ event }) => event)).toEqual(['skills', 'models']);
  });
});
