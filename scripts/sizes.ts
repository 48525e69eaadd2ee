/** Prints how many lines each folder has: of TypeScript, and of data (YAML, JSON, ink, CSS, Markdown that the program reads). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LOGIC = /\.tsx?$/;
const DATA = /\.(?:ya?ml|json|ink|css)$|^campaigns\/.*\.md$|^skills\/.*\.md$/;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split(
  '\n',
);
const folders = new Map<string, { logic: number; data: number }>();
for (const file of files) {
  const kind = LOGIC.test(file) ? 'logic' : DATA.test(file) ? 'data' : null;
  const [top = '', below = ''] = file.split('/');
  if (kind === null || !file.includes('/')) continue;
  const folder = top === 'src' ? `${top}/${below}` : top;
  const sum = folders.get(folder) ?? { logic: 0, data: 0 };
  sum[kind] += readFileSync(file, 'utf8').split('\n').length - 1;
  folders.set(folder, sum);
}

const all = { logic: 0, data: 0 };
const row = (name: string, { logic, data }: typeof all) =>
  `| ${name} | ${logic.toLocaleString('en')} | ${data.toLocaleString('en')} |`;
console.log('| folder | lines of TypeScript | lines of data |\n|---|---|---|');
for (const [folder, sum] of [...folders].toSorted(([one], [other]) => one.localeCompare(other))) {
  all.logic += sum.logic;
  all.data += sum.data;
  console.log(row(`\`${folder}\``, sum));
}
console.log(row('all', all));
