import path from 'node:path';
import type { JsonObject } from '../../../../src/sdk/index.ts';
import { ScriptError } from '../../../../src/sdk/index.ts';
import type { Preset } from '../drawing/draw.ts';

export const PRESETS: readonly Preset[] = ['realistic', 'stylized', 'anime', 'pixel'];
export const RESOLUTIONS = [256, 512, 1024] as const;

export interface ImageServer {
  api: 'openai' | 'stable-diffusion';
  baseUrl: string;
  model: string;
  apiKey: string;
}

export interface Settings {
  preset: Preset;
  resolution: number;
  timeoutMs: number;
  /** Folder of the pictures, inside the skill's own. */
  folder: string;
  /** A folder anywhere that gets every picture too; null for none. */
  copies: string | null;
  /** Null: the built-in artist draws. */
  server: ImageServer | null;
  /** Something the player should know about these settings. */
  warning: string | null;
}

const LONGEST_TIMEOUT_S = 55;
const INSIDE = 'portraits';
const DEFAULT_HOSTED = 'https://api.openai.com/v1';

/** The skill's configuration, with defaults; a value outside of what its schema allows is refused. */
export function settingsFrom(config: JsonObject): Settings {
  const provider = oneOf(config, 'imageProvider', ['local', 'hosted'], 'local');
  const api = oneOf(config, 'imageApi', ['openai', 'stable-diffusion'], 'openai');
  const preset = oneOf(config, 'stylePreset', PRESETS, 'stylized');
  const resolution = config['resolution'] ?? 512;
  if (!RESOLUTIONS.some((allowed) => allowed === resolution)) refuse('resolution', RESOLUTIONS.join(', '));
  const timeout = config['timeout'] ?? 15;
  if (typeof timeout !== 'number' || !(timeout >= 1) || timeout > LONGEST_TIMEOUT_S)
    refuse('timeout', `1 to ${LONGEST_TIMEOUT_S} seconds`);
  const { folder, copies } = placesFrom(String(config['storageLocation'] ?? INSIDE));
  const baseUrl =
    textIn(config, 'baseUrl') || (provider === 'hosted' && api === 'openai' ? DEFAULT_HOSTED : '');
  const server = { api, baseUrl, model: textIn(config, 'model'), apiKey: textIn(config, 'apiKey') };
  const choice = chosen(provider, server);
  const timeoutMs = Number(timeout) * 1000;
  return { preset, resolution: Number(resolution), timeoutMs, folder, copies, ...choice };
}

/** A relative folder lies in the skill's own; a folder elsewhere gets a copy of every picture. */
function placesFrom(location: string): { folder: string; copies: string | null } {
  if (path.isAbsolute(location)) return { folder: INSIDE, copies: path.normalize(location) };
  if (!/^[\w-][\w. -]*(?:\/[\w-][\w. -]*)*$/.test(location))
    refuse('storageLocation', "a folder inside the skill's own, such as portraits, or an absolute path");
  return { folder: location, copies: null };
}

/** `local` never leaves this machine, whatever address is set. */
function chosen(provider: string, server: ImageServer): Pick<Settings, 'server' | 'warning'> {
  if (server.baseUrl === '')
    return {
      server: null,
      warning:
        provider === 'hosted'
          ? 'imageProvider is hosted, but baseUrl is empty. The built-in artist draws.'
          : null,
    };
  const url = URL.parse(server.baseUrl);
  if (url === null || !/^https?:$/.test(url.protocol))
    refuse('baseUrl', 'an address that begins with http:// or https://');
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (provider === 'local' && !isHere)
    return {
      server: null,
      warning: 'imageProvider is local, and baseUrl is not on this machine. The built-in artist draws.',
    };
  return { server, warning: null };
}

function textIn(config: JsonObject, key: string): string {
  const value = config[key] ?? '';
  return typeof value === 'string' ? value.trim() : refuse(key, 'text');
}

function oneOf<Word extends string>(
  config: JsonObject,
  key: string,
  words: readonly Word[],
  fallback: Word,
): Word {
  const value = config[key] ?? fallback;
  return words.find((word) => word === value) ?? refuse(key, words.join(', '));
}

function refuse(key: string, allowed: string): never {
  throw new ScriptError('invalid_config', `The setting ${key} must be one of: ${allowed}.`, { setting: key });
}
