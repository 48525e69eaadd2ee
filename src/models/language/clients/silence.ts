import type { Call } from './client.ts';
import { fetchIn } from './http.ts';

const LOOK_EVERY_MS = 2_000;
const PROBE_MS = 1_500;
/** What a server of one's own may take to load a model, and to read each token, before its first word. */
const LOADING_MS = 60_000;
const READING_MS_PER_TOKEN = 100;
const LONGEST_READING_MS = 10 * 60_000;
/** What a hosted model may think in silence, when it was asked to think. */
const LONGEST_THINKING_MS = 90_000;

/**
 * Some servers say nothing while they load a model, read a prompt or think. One on this machine or its network that still
 * answers the door meanwhile is taken to be at work, for as long as a slow machine needs for such a prompt; a hosted one
 * only when it was asked to think. After that, silence is silence.
 */
export async function whileSilent<Result>(
  call: Call,
  hasBegun: () => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  const { source, place, request, settings } = call;
  if (source.provider === 'bridge') return work();
  const startedAt = performance.now();
  const characters = request.messages.reduce((sum, { content }) => sum + content.length, 0);
  const reading = Math.min(LONGEST_READING_MS, LOADING_MS + (characters / 4) * READING_MS_PER_TOKEN);
  const thinks = settings.reasoning !== undefined && settings.reasoning !== 'off';
  const most = place !== 'elsewhere' ? reading : thinks ? LONGEST_THINKING_MS : 0;
  const look = async () => {
    if (hasBegun() || performance.now() - startedAt > most) return;
    if (place === 'elsewhere' || (await answersTheDoor(call))) request.onSign({ phase: 'reading' });
  };
  const timer = most === 0 ? undefined : setInterval(() => void look(), LOOK_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Whether the server answers anything at all beside the question that it is busy with. */
async function answersTheDoor({ source, place }: Call): Promise<boolean> {
  try {
    const response = await fetchIn(place)(new URL('/', source.baseUrl), {
      signal: AbortSignal.timeout(PROBE_MS),
    });
    await response.body?.cancel();
    return true;
  } catch {
    return false; // whatever it is, nobody is at home
  }
}
