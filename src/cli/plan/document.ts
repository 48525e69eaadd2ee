import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { InvalidPlanError, NarratoriaError } from '../../base/errors.ts';
import { type JsonDocument, locate, parseJsonDocument } from '../../base/json-document.ts';
import { PLAN_LIMITS } from '../../plan/limits.ts';

/** Reads a JSON file named on the command line; `-` is standard input. */
export async function readDocument(file: string): Promise<JsonDocument> {
  const content = file === '-' ? await text(process.stdin) : await readNamedFile(file);
  if (Buffer.byteLength(content) > PLAN_LIMITS.bytes) {
    const message = `${file} is larger than ${PLAN_LIMITS.bytes} bytes.`;
    throw new InvalidPlanError([{ code: 'plan_too_large', pointer: '', message }], 'plan_too_large');
  }
  const document = parseJsonDocument(content);
  if (document.error !== null) {
    const { line, column, message } = document.error;
    throw new InvalidPlanError([
      { code: 'invalid_plan', pointer: '', message: `${file}:${line}:${column}: ${message}` },
    ]);
  }
  return document;
}

/** The problems of a plan as `file:line:column: sentence`, one a line. */
export function placeProblems(error: InvalidPlanError, document: JsonDocument, file: string): string[] {
  return error.problems.map(({ pointer, message }) => {
    const { line, column } = locate(document, pointer);
    return `${file}:${line}:${column}: ${message}`;
  });
}

async function readNamedFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    const why = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`;
    throw new NarratoriaError('file_unreadable', `${file} ${why}.`, {
      hint: 'Check the path.',
      details: { file },
      cause,
    });
  }
}
