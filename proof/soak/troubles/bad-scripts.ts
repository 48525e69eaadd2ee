const done = `console.log(JSON.stringify({ version: '0', type: 'done', ok: true }));`;

/** Scripts that take the place of good ones. */
export const BAD_SCRIPTS = {
  crash: `throw new TypeError('This script was broken on purpose.');\n`,
  // Deaf to a polite end, and with a child that has left the process group.
  hang: `
import { spawn } from 'node:child_process';
process.on('SIGTERM', () => {});
spawn('sleep', ['900'], { detached: true, stdio: 'ignore' }).unref();
setInterval(() => {}, 1e6);
`,
  flood: `
const line = JSON.stringify({ version: '0', type: 'log', level: 'info', message: 'x'.repeat(2000) });
for (;;) console.log(line);
`,
  'endless line': `for (;;) process.stdout.write('x'.repeat(65536));\n`,
  nonsense: `
console.log('Segmentation fault (core dumped)');
process.stdout.write(Buffer.from([0xff, 0xfe, 0x00, 0x0a]));
${done}
`,
  silence: `process.exitCode = 0;\n`,
} as const;

export type BadKind = keyof typeof BAD_SCRIPTS;
export const BAD_KINDS = Object.keys(BAD_SCRIPTS) as BadKind[];
