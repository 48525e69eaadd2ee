import path from 'node:path';

const PASSED_ON = [
  'HOME',
  'USER',
  'LANG',
  'LANGUAGE',
  'LC_ALL',
  'LC_COLLATE',
  'LC_CTYPE',
  'LC_MESSAGES',
  'LC_MONETARY',
  'LC_NUMERIC',
  'LC_TIME',
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

/** Folders of the user that a confined script does not see. */
const OWN = ['HOME', 'TMPDIR', 'TEMP', 'TMP'];

/** Marks every process that descends from an invocation, so that none can slip away. */
export const INVOCATION_MARK = 'NARRATORIA_INVOCATION';

/**
 * The environment of a script: only what a program needs to run, never the user's keys.
 * Our own Node comes first on the PATH, so that `node` means the same everywhere.
 */
export function scriptEnvironment(
  mark: string,
  /** What a confined script gets for a user folder and for temporary files. */
  ownFolder?: string,
  env: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  const clean: Record<string, string> = {
    PATH: [path.dirname(process.execPath), env['PATH'] ?? ''].join(path.delimiter),
    [INVOCATION_MARK]: mark,
    // A script must not change its own folder, whose content the user has agreed to.
    PYTHONDONTWRITEBYTECODE: '1',
  };
  // Asked for by name: to list all of process.env takes longer than anything else before a start.
  for (const name of PASSED_ON) {
    const value = env[name];
    if (value !== undefined) clean[name] = value;
  }
  if (ownFolder !== undefined) for (const name of OWN) clean[name] = ownFolder;
  return clean;
}
