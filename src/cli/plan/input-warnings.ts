import { type JsonDocument, locate } from '../../base/json-document.ts';
import { checkDocument } from '../../plan/prepare.ts';
import { loadInputSchema } from '../../skills/conformance/input-schema.ts';
import type { SkillLibrary } from '../../skills/library.ts';

/**
 * What of a plan's inputs does not fit the schemas of its scripts, as `file:line:column: sentence`. The plan may run all
 * the same: a script judges its input itself. A plan that is not valid throws, as running it would.
 */
export async function inputWarnings(
  document: JsonDocument,
  skills: SkillLibrary,
  file: string,
): Promise<string[]> {
  const { tools } = checkDocument(document.value);
  const found = await Promise.all(
    tools.map(async ({ toolId, toolPath, input = {} }, index) => {
      const pointer = `/tools/${index}/input`;
      const findings = await findingsOf(toolPath, input, skills);
      return findings.map((finding) => {
        const { line, column } = locate(document, `${pointer}${finding.pointer}`);
        return `${file}:${line}:${column}: The input of "${toolId}" does not match its inputSchema: ${finding.message}`;
      });
    }),
  );
  return found.flat();
}

async function findingsOf(
  toolPath: string,
  input: unknown,
  skills: SkillLibrary,
): Promise<{ pointer: string; message: string }[]> {
  const script = scriptOf(toolPath, skills);
  if (script === null) return [];
  const schema = await loadInputSchema(script.folder, script.schema);
  return typeof schema === 'string' ? [] : [...schema.check(input)];
}

/** The schema that a tool path's script names; null when there is none, or no such script, which the run tells. */
function scriptOf(toolPath: string, skills: SkillLibrary): { folder: string; schema: string } | null {
  try {
    const { skill, skillFolder, file } = skills.resolve(toolPath);
    const schema = skills.get(skill)?.scripts.find((script) => script.file === file)?.inputSchema ?? null;
    return schema === null ? null : { folder: skillFolder, schema };
  } catch {
    return null;
  }
}
