import path from 'node:path';

const PASSED_ON = [
  'HOME',
  'USER',
  'LANG',
  'LANGUAGE',
  'TZ',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'SYSTEMDRIVE',
  'USERPROFILE',
  'APPDATA',
  'LOCALAPPDATA',
  'PATHEXT',
  'COMSPEC',
];

/** Marks every process that descends from an invocation, so that none can slip away. */
export const INVOCATION_MARK = 'NARRATORIA_INVOCATION';

/**
 * The environment of a script: only what a program needs to run, never the user's keys.
 * Our own Node comes first on the PATH, so that `node` means the same everywhere.
 */
export function scriptEnvironment(
  mark: string,
  env: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  const clean: Record<string, string> = {
    PATH: [path.dirname(process.execPath), env['PATH'] ?? ''].join(path.delimiter),
    [INVOCATION_MARK]: mark,
  };
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && (PASSED_ON.includes(name) || name.startsWith('LC_'))) clean[name] = value;
  }
  return clean;
}
