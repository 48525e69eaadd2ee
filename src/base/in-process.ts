/**
 * Whether shipped skills are called as functions (`skills`), and campaigns and the database read without threads
 * (`reading`): for tests, and for playing many stories at once. What strangers wrote can keep such a program busy.
 */
export function isInProcess(what: 'skills' | 'reading'): boolean {
  const wanted = process.env['NARRATORIA_IN_PROCESS'];
  return wanted === '1' || wanted === what;
}
