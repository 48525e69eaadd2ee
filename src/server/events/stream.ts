import type { FastifyReply, FastifyRequest } from 'fastify';
import { SAFE_HEADERS } from '../security/guard.ts';
import type { EventFeed } from './feed.ts';

const PING_MS = 15_000;
/** A page that reads nothing for so long must come again: what waits for it would fill the memory. */
const MOST_WAITING = 8_000_000;

/** Holds the line open and writes every event to it. */
export function streamEvents(feed: EventFeed, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...SAFE_HEADERS,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write(': here\n\n');
  const { 'last-event-id': lastSeen } = request.headers;
  const stop = feed.listen(
    {
      take: (frame) => {
        if (raw.writableLength > MOST_WAITING) raw.destroy();
        else raw.write(frame);
      },
      end: () => raw.end(),
    },
    typeof lastSeen === 'string' ? lastSeen : null,
  );
  const ping = setInterval(() => raw.write(': ping\n\n'), PING_MS).unref();
  raw.on('close', () => {
    clearInterval(ping);
    stop();
  });
  raw.on('error', () => raw.destroy()); // the page is gone; close follows
}
