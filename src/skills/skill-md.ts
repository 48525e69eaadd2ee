import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { Json } from '../base/json.ts';
import { withoutControls, withoutControlsIn } from '../base/plain-text.ts';
import { type SkillManifest, SkillManifestSchema } from '../contracts/skill-manifest.ts';
import { validator } from '../contracts/validate.ts';
import { readSkillFile } from './folder.ts';
import type { SkillProblem } from './skill.ts';

/** What a SKILL.md of the Agent Skills standard says: its front matter as a manifest, its body as the prompt. */
export interface SkillMd {
  manifest: SkillManifest | null;
  prompt: string;
  problems: SkillProblem[];
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const checkManifest = validator(SkillManifestSchema);

/** Reads the SKILL.md of a folder; null when there is none. */
export async function readSkillMd(folder: string): Promise<SkillMd | null> {
  const file = path.join(folder, 'SKILL.md');
  const { text, problem } = await readSkillFile(folder, 'SKILL.md');
  if (problem !== null)
    return { manifest: null, prompt: '', problems: [{ file, line: 1, message: problem }] };
  if (text === null) return null;
  const match = FRONT_MATTER.exec(text.replace(/^\uFEFF/, ''));
  if (match === null) {
    const message =
      'SKILL.md must begin with front matter between two lines of ---, with at least name and description.';
    return { manifest: null, prompt: text, problems: [{ file, line: 1, message }] };
  }
  const prompt = withoutControls(text.slice(match[0].length)).trim();
  const front = readFrontMatter(match[1] ?? '');
  if ('message' in front) return { manifest: null, prompt, problems: [{ file, ...front }] };
  const fields = withoutControlsIn(toManifest(front.value) as Json);
  const findings = checkManifest(fields);
  if (findings.length > 0) {
    const problems = findings.map(({ message }) => ({
      file,
      line: 1,
      message: `In the front matter, ${message}`,
    }));
    return { manifest: null, prompt, problems };
  }
  return { manifest: fields as SkillManifest, prompt, problems: [] };
}

/** The value of the YAML, or what is wrong with it and on which line of the file. */
function readFrontMatter(yaml: string): { value: unknown } | { line: number; message: string } {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const error = document.errors[0];
  if (error !== undefined) {
    return {
      line: lines.linePos(error.pos[0]).line + 1,
      message: `This is not valid YAML: ${error.message}`,
    };
  }
  try {
    return { value: document.toJS({ maxAliasCount: 20 }) };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return { line: 1, message: `The front matter cannot be used: ${why}` };
  }
}

/** The standard keeps author and version under `metadata`, and versions may be short there. */
function toManifest(front: unknown): unknown {
  if (typeof front !== 'object' || front === null || Array.isArray(front)) return front;
  const { metadata, ...fields } = front as Record<string, unknown>;
  const more = (typeof metadata === 'object' && metadata !== null ? metadata : {}) as Record<string, unknown>;
  const author = fields['author'] ?? more['author'];
  const displayName = fields['displayName'] ?? more['displayName'];
  return {
    ...fields,
    version: threeParts(fields['version'] ?? more['version'] ?? '0.0.0'),
    ...(author === undefined ? {} : { author }),
    ...(displayName === undefined ? {} : { displayName }),
  };
}

function threeParts(version: unknown): unknown {
  const text = typeof version === 'number' ? String(version) : version;
  if (typeof text !== 'string' || !/^\d+(\.\d+){0,2}$/.test(text)) return text;
  return [...text.split('.'), '0', '0'].slice(0, 3).join('.');
}
