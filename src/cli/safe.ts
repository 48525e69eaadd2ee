/** From now on the skills and campaigns of the home folder are left out; whatever reads them asks the environment. */
export function enterSafeMode(): void {
  process.env['NARRATORIA_SAFE'] = '1';
  process.stderr.write('narratoria: Safe mode: your own skills and campaigns are turned off.\n');
}
