import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { ensureFolder } from './home.ts';
import { RotatingFile } from './rotating-file.ts';
import { maskSecrets } from './secrets.ts';

export type Log = pino.Logger;

const MEGABYTE = 1024 * 1024;

/** The program's log: NDJSON in `logs/narratoria.log` of the home folder, secrets masked, nothing on the console. */
export function openLog(home: string): Log {
  ensureFolder(home);
  const folder = path.join(home, 'logs');
  // A log never stops the story: a file in its place is told of by `homeProblems`, and nothing is logged.
  if (existsSync(folder) && !statSync(folder).isDirectory()) return silentLog();
  ensureFolder(folder);
  return createLog(
    new RotatingFile(path.join(folder, 'narratoria.log'), { maxBytes: 5 * MEGABYTE, keep: 3 }),
  );
}

/** For tests and tools that want no trace on disk. */
export function silentLog(): Log {
  return pino({ level: 'silent' });
}

export function createLog(destination: { write(line: string): void }): Log {
  const log = pino(
    {
      level: wantedLevel(),
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => maskSecrets(fields) as Record<string, unknown>,
      },
      hooks: {
        // Values for %o and %j in the message pass no formatter.
        logMethod(args, method) {
          const [first, ...others] = args as [unknown, ...unknown[]];
          method.apply(this, [first, ...others.map((value) => maskSecrets(value))] as typeof args);
        },
      },
      serializers: { err: (error) => error },
    },
    destination,
  );
  // A child's fields pass no formatter either; children inherit this.
  const { child } = log;
  log.child = function maskedChild(this: Log, fields: pino.Bindings, options?: object) {
    return child.call(this, maskSecrets(fields) as pino.Bindings, options);
  } as typeof log.child;
  return log;
}

function wantedLevel(): string {
  const wanted = process.env['NARRATORIA_LOG_LEVEL']?.toLowerCase() ?? '';
  return wanted === 'silent' || Object.values(pino.levels.labels).includes(wanted) ? wanted : 'info';
}
