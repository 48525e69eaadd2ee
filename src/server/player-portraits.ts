import { createHash, randomUUID } from 'node:crypto';
import { NarratoriaError } from '../base/errors.ts';
import { asJson } from '../base/json.ts';
import type { Persona } from '../engine/persona.ts';
import { executionOptions, type Runtime } from '../engine/play/runtime.ts';
import { executePlan } from '../plan/executor.ts';
import type { MediaAddresses } from './media/addresses.ts';
import { addressOfAsset } from './views/portraits.ts';

const SKILL = 'character-portraits';
const SCRIPT = `skills/${SKILL}/scripts/generate-portrait.mjs`;
const MOST_KEPT = 100;

/** The player's face, drawn by the skill for portraits from who they say they are. */
export class PlayerPortraits {
  readonly #runtime: Runtime;
  readonly #media: MediaAddresses;
  readonly #drawn = new Map<string, { url: string | null }>();
  readonly #drawing = new Map<string, Promise<string | null>>();

  constructor(runtime: Runtime, media: MediaAddresses) {
    this.#runtime = runtime;
    this.#media = media;
  }

  /** Null when the skill cannot draw: it is a picture, nothing hangs on it. */
  async draw(persona: Persona): Promise<string | null> {
    const key = createHash('sha256').update(JSON.stringify(persona)).digest('hex');
    const known = this.#drawn.get(key);
    if (known !== undefined) return known.url;
    const drawing = this.#drawing.get(key) ?? this.#ask(persona);
    this.#drawing.set(key, drawing);
    try {
      const url = await drawing;
      this.#drawn.set(key, { url });
      for (const oldest of this.#drawn.keys()) {
        if (this.#drawn.size <= MOST_KEPT) break;
        this.#drawn.delete(oldest);
      }
      return url;
    } finally {
      this.#drawing.delete(key);
    }
  }

  async #ask(persona: Persona): Promise<string | null> {
    const { log, sessionId, home } = this.#runtime;
    const { grantHost: _, ...execution } = executionOptions(this.#runtime);
    const input = { persona: asJson(persona) };
    const tools = [{ toolId: 'portrait', toolPath: SCRIPT, input, required: false }];
    const requestId = randomUUID();
    const session = { playthroughId: requestId, sessionId, scene: 0, inGameTime: '', state: {} };
    try {
      const { aggregatedAssets } = await executePlan({ requestId, tools }, { ...execution, session });
      const file = aggregatedAssets[0]?.path;
      return file === undefined ? null : addressOfAsset(file, this.#media, home);
    } catch (error) {
      if (!(error instanceof NarratoriaError)) throw error;
      log.info({ err: error }, 'the player could not be drawn');
      return null;
    }
  }
}
