/** Whether to leave out everything that others put into the home folder: skills and campaigns. */
export function isSafeMode(env: NodeJS.ProcessEnv = process.env): boolean {
  return env['NARRATORIA_SAFE'] === '1';
}
