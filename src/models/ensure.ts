import path from 'node:path';
import { ensureFolder } from '../base/home.ts';
import { CATALOGUE, findModel, type ModelEntry, type ModelFile } from './catalogue.ts';
import { DEFAULT_LIMITS, type FetchContext, type FetchLimits } from './download/context.ts';
import { asDiskError, ensureRoom, freeBytes } from './download/disk-space.ts';
import { adoptFile, fetchFile } from './download/fetch-file.ts';
import { NpmShelf, removeLeftovers } from './download/from-npm.ts';
import { hubAddress } from './download/hub-mirror.ts';
import { withLock } from './download/lock.ts';
import { type ProgressListener, ProgressMeter } from './download/progress.ts';
import {
  describe,
  fileSize,
  findInstalled,
  type InstalledFile,
  type InstalledModel,
  modelFolder,
  readInstalled,
  sharedHome,
  writeInstalled,
} from './installed.ts';
import { isOffline, offlineError } from './offline.ts';
import { verifyModel } from './verify.ts';

export interface EnsureOptions {
  home: string;
  /** Never fetch anything. NARRATORIA_OFFLINE=1 says so too. */
  offline?: boolean;
  signal?: AbortSignal;
  onProgress?: ProgressListener;
  /** `pull` reads every byte of what is there, replaces what is wrong, and wants the model at home. */
  mode?: 'use' | 'pull';
  catalogue?: readonly ModelEntry[];
  limits?: Partial<FetchLimits>;
  env?: NodeJS.ProcessEnv;
  /** A home whose models are used as well; by default that of the clone. */
  shared?: string;
  freeBytes?: FetchContext['freeBytes'];
}

/**
 * The model's files on this machine; what is missing is fetched. Two processes that want the same model at once fetch
 * it once. When it is cancelled, what has arrived is kept for the next time.
 */
export async function ensureModel(id: string, options: EnsureOptions): Promise<InstalledModel> {
  const { home, signal, mode = 'use', env = process.env, shared = sharedHome() } = options;
  const entry = atMirror(findModel(id, options.catalogue ?? CATALOGUE), env);
  signal?.throwIfAborted();
  if (mode === 'use') {
    const installed = await findInstalled(entry, [home, shared]);
    if (installed !== null) return installed;
  }

  const folder = modelFolder(home, entry.id);
  const isForbidden = options.offline === true || isOffline(env);
  if (isForbidden && mode === 'use' && !(await hasAnyFile(entry, folder))) throw offlineError(entry.id);
  ensureFolder(folder);
  const context: FetchContext = {
    folder,
    meter: new ProgressMeter(options.onProgress),
    signal,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    env,
    freeBytes: options.freeBytes ?? freeBytes,
  };
  const onWait = () =>
    context.meter.begin({ phase: 'waiting', file: entry.id, source: 'another Narratoria', total: null });
  return withLock(path.join(folder, '.lock'), { signal, onWait }, () =>
    pull(entry, context, { isForbidden, shared }),
  );
}

/** The entry with the addresses that are asked here. */
function atMirror(entry: ModelEntry, env: NodeJS.ProcessEnv): ModelEntry {
  const files = entry.files.map((file) => ({
    ...file,
    sources: file.sources.map((source) =>
      source.kind === 'hub' ? { ...source, url: hubAddress(source.url, env) } : source,
    ),
  }));
  return { ...entry, files };
}

/** Fetches what is not there in good order. The caller holds the model's lock. */
async function pull(
  entry: ModelEntry,
  context: FetchContext,
  { isForbidden, shared }: { isForbidden: boolean; shared: string },
): Promise<InstalledModel> {
  const { folder, signal } = context;
  await removeLeftovers(folder);
  const sound = await soundFiles(entry, context);
  const missing = entry.files.filter(({ name }) => !sound.has(name));
  const shelf = new NpmShelf(context);
  try {
    for (const file of missing) {
      const place = path.join(modelFolder(shared, entry.id), file.name);
      const adopted = await adoptShared(file, place, context);
      if (adopted === null && isForbidden) throw offlineError(entry.id);
      sound.set(file.name, adopted ?? (await fetchFile(file, shelf, context)));
      // Noted file by file, so that a pull that fails at the second file keeps the first.
      await writeInstalled(entry.id, folder, [...sound.values()]);
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw asDiskError(error, folder);
  } finally {
    await shelf.dispose();
  }
  return describe(entry, folder);
}

/** The files that are there with the right bytes, whoever put them there. */
async function soundFiles(
  entry: ModelEntry,
  { folder, signal }: FetchContext,
): Promise<Map<string, InstalledFile>> {
  const noted = new Map((await readInstalled(folder)).map((file) => [file.name, file]));
  const checks = (await verifyModel(entry, folder, { ...(signal && { signal }) })) ?? [];
  const sound = new Map<string, InstalledFile>();
  for (const { name, state, sha256 } of checks) {
    if (sha256 === null || state === 'wrong') continue;
    const place = path.join(folder, name);
    const found: InstalledFile = {
      name,
      bytes: (await fileSize(place)) ?? 0,
      sha256,
      source: 'found in place',
      checkedBy: state === 'ok' ? 'catalogue' : null,
    };
    sound.set(name, noted.get(name) ?? found);
  }
  if (sound.size > noted.size) await writeInstalled(entry.id, folder, [...sound.values()]);
  return sound;
}

async function adoptShared(
  file: ModelFile,
  place: string,
  context: FetchContext,
): Promise<InstalledFile | null> {
  const bytes = await fileSize(place);
  if (bytes === null || path.dirname(place) === context.folder) return null;
  await ensureRoom(context.folder, bytes, context.freeBytes);
  return adoptFile(file, place, context);
}

async function hasAnyFile(entry: ModelEntry, folder: string): Promise<boolean> {
  const sizes = await Promise.all(entry.files.map(({ name }) => fileSize(path.join(folder, name))));
  return sizes.some((size) => size !== null);
}
