/** Says what is wrong with the lines in `content/`: `node bin/dev scripts/lint-content.ts`. */
import path from 'node:path';
import { lintContent } from './content/lint.ts';

const findings = lintContent(path.resolve(import.meta.dirname, '../content/en'));
for (const { at, message } of findings) console.log(`${at}: ${message}`);
console.log(findings.length === 0 ? 'The content is in order.' : `${findings.length} findings.`);
process.exitCode = findings.length === 0 ? 0 : 1;
