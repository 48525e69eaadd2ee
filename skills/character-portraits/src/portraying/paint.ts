import { createRandom, emit, ScriptError } from '../../../../src/sdk/index.ts';
import { promptFor } from '../asking/prompt.ts';
import { readPng } from '../keeping/png.ts';
import { readTraits } from '../reading/read.ts';
import type { Subject } from './input.ts';
import { looksOf } from './input.ts';
import type { Settings } from './settings.ts';

export interface Painting {
  bytes: Buffer;
  /** Who made it: `local`, `openai`, `stable-diffusion`, `silhouette`. */
  artist: string;
  generator: string;
}

const DRAWN_AFTER = {
  realistic: 'Notionists by Zoish, CC0 1.0',
  stylized: 'Open Peeps by Pablo Stanley, CC0 1.0',
  anime: 'Lorelei by Lisa Wischofsky, CC0 1.0',
  pixel: 'Pixel Art by DiceBear, CC0 1.0',
} as const;

export interface Commission {
  subject: Subject;
  settings: Settings;
  take: number;
  /** Milliseconds that are left for all of it. */
  left(): number;
}

/** What is kept back for the built-in artist when a server is asked first. */
const RESERVE_MS = 2_000;

/** A picture whatever happens: from the server if there is one, else drawn here, else a silhouette. */
export async function paint(commission: Commission): Promise<Painting> {
  const { subject, settings } = commission;
  if (settings.server !== null) {
    try {
      return await byServer(commission);
    } catch (error) {
      // The player is told: it is the server that they chose.
      const known = error instanceof ScriptError;
      emit.error(known ? error.code : 'image_server_failed', (error as Error).message);
    }
  }
  try {
    return await byHand(commission);
  } catch (error) {
    tell(error, 'A silhouette stands in.');
  }
  const { silhouette } = await import('../drawing/silhouette.ts');
  return {
    bytes: silhouette(subject.characterId, settings.resolution),
    artist: 'silhouette',
    generator: 'Narratoria, silhouette',
  };
}

async function byServer({ subject, settings, take, left }: Commission): Promise<Painting> {
  const { server, preset, resolution } = settings;
  if (server === null) throw new ScriptError('no_image_server', 'No image server is set.');
  const time = Math.max(200, Math.round(left() - Math.min(RESERVE_MS, left() / 4)));
  const { askServer } = await import('../asking/server.ts');
  const came = await askServer(server, {
    prompt: promptFor(subject.name, subject.description, preset),
    size: resolution,
    seed: createRandom(seedOf(subject, take)).below(2 ** 31),
    signal: AbortSignal.timeout(time),
  });
  const { resized } = await import('../drawing/render.ts');
  const isBroken = came.subarray(1, 4).toString('latin1') === 'PNG' && readPng(came) === null;
  const bytes = isBroken ? null : await resized(came, resolution);
  if (bytes === null)
    throw new ScriptError(
      'image_server_nonsense',
      'What the image server sent is not a picture that can be read.',
    );
  return {
    bytes,
    artist: server.api,
    generator: `${server.api}${server.model === '' ? '' : `, ${server.model}`}`,
  };
}

async function byHand({ subject, settings, take }: Commission): Promise<Painting> {
  const { preset, resolution } = settings;
  const [{ drawPortrait }, { render }] = await Promise.all([
    import('../drawing/draw.ts'),
    import('../drawing/render.ts'),
  ]);
  const traits = readTraits(`${looksOf(subject)}${titled(subject.name)}`);
  const svg = await drawPortrait({ traits, preset, seed: seedOf(subject, take) });
  return {
    bytes: await render(svg, resolution),
    artist: 'local',
    generator: `Narratoria, after ${DRAWN_AFTER[preset]}`,
  };
}

/** A name says little about looks, but its title does: Mrs, Sir. */
function titled(name: string): string {
  const title = /^(?:Mrs|Mr|Miss|Ms|Lady|Lord|Sir|Dame|King|Queen|Prince|Princess)\b/.exec(name)?.[0];
  return title === undefined ? '' : `; ${title}`;
}

/** The face belongs to the character; another take has another face. */
function seedOf({ characterId }: Subject, take: number): string {
  return take === 1 ? characterId : `${characterId}/${take}`;
}

function tell(error: unknown, instead: string): void {
  const known = error instanceof ScriptError;
  const message = error instanceof Error ? error.message : String(error);
  emit.log('warn', `${message} ${instead}`, { code: known ? error.code : 'drawing_failed' });
}
