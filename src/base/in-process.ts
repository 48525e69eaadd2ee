/**
 * Whether shipped skills are called as functions, and campaigns and the database are read without threads: for tests, and
 * for playing many stories at once. What strangers wrote can keep such a program busy.
 */
export function isInProcess(): boolean {
  return process.env['NARRATORIA_IN_PROCESS'] === '1';
}
