import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import { packageRoot } from '../../base/package-root.ts';
import { isSafeMode } from '../../base/safe-mode.ts';
import type { AppView, BackupView } from '../../contracts/api/settings.ts';
import { isOffline } from '../../models/offline.ts';
import { type Backup, restoreBackup } from '../../store/index.ts';
import type { Handlers } from '../route.ts';
import type { Services } from '../services.ts';

const LICENCES =
  'Narratoria is free software under the MIT licence. It is built with Node.js, SQLite, sqlite-vec, ONNX Runtime, ' +
  'llama.cpp by way of node-llama-cpp, Fastify, React, Material UI, TanStack Query, react-jsonschema-form, dagre, the icons of the ' +
  'Pictogrammers and the typefaces Literata and Roboto Flex, among others; each keeps its own licence, which is in ' +
  'its folder under node_modules. Portraits are drawn with DiceBear after styles that are in the public domain.';

export function appHandlers(services: Services): Handlers<'app' | 'backUp' | 'restore' | 'deleteAll'> {
  const { home } = services.runtime;
  const version = programVersion();

  const app = (): AppView => ({
    version,
    home,
    node: process.versions.node,
    offline: isOffline(),
    safe: isSafeMode(),
    databaseBytes: bytesOf(path.join(home, 'narratoria.db')) + bytesOf(path.join(home, 'narratoria.db-wal')),
    backups: services.stories.backups().map(backupView),
    licences: LICENCES,
  });

  return {
    app,
    backUp: async () => backupView(await services.stories.backUp()),
    async restore({ body }) {
      // Only what is on the list: a name is no path.
      const backup = services.stories.backups().find(({ file }) => path.basename(file) === body.name);
      if (backup === undefined)
        throw new NarratoriaError('record_not_found', 'Backup not found.', {
          hint: 'Reload the list. Old backups are deleted automatically.',
        });
      await services.withStoriesClosed(() => void restoreBackup({ home, file: backup.file }));
      return app();
    },
    async deleteAll() {
      const { store } = services.stories;
      await services.openStories.leaveAll();
      for (const { playthroughId } of await store.playthroughs())
        await store.deletePlaythrough(playthroughId);
      services.feed.send({ event: 'resync' });
      return undefined;
    },
  };
}

function backupView({ file, bytes, madeAt }: Backup): BackupView {
  return { name: path.basename(file), bytes, createdAt: madeAt };
}

function bytesOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function programVersion(): string {
  const text = readFileSync(path.join(packageRoot(), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
