import { type Node, parseTree } from 'jsonc-parser';
import { isJsonObject, type Json } from '../base/json.ts';
import type { JsonDocument } from '../base/json-document.ts';
import { nearest } from '../contracts/nearest.ts';
import { RetryPolicySchema } from '../contracts/plan.ts';
import { childPointer } from '../contracts/pointer.ts';
import {
  type SkillManifest,
  SkillManifestSchema,
  SkillPermissionsSchema,
  SkillRunsSchema,
  SkillScriptEntrySchema,
} from '../contracts/skill-manifest.ts';

/** Something in a manifest that is allowed and yet hardly meant. */
interface Remark {
  pointer: string;
  message: string;
}

const FIELDS = {
  skill: Object.keys(SkillManifestSchema.properties),
  script: Object.keys(SkillScriptEntrySchema.properties),
  retryPolicy: Object.keys(RetryPolicySchema.properties),
  permissions: Object.keys(SkillPermissionsSchema.properties),
  runs: Object.keys(SkillRunsSchema.properties),
};

/** Fields that nobody knows: not a mistake, since later versions may know more, but mostly a slip of the pen. */
export function unknownFields(manifest: Json | undefined): Remark[] {
  if (!isJsonObject(manifest)) return [];
  const { scripts, retryPolicy, permissions, runs } = manifest;
  return [
    ...slips(manifest, '', FIELDS.skill),
    ...(Array.isArray(scripts) ? scripts : []).flatMap((script, index) => [
      ...slips(script, `/scripts/${index}`, FIELDS.script),
      ...slips(isJsonObject(script) ? script['runs'] : undefined, `/scripts/${index}/runs`, FIELDS.runs),
    ]),
    ...slips(runs, '/runs', FIELDS.runs),
    ...slips(retryPolicy, '/retryPolicy', FIELDS.retryPolicy),
    ...slips(permissions, '/permissions', FIELDS.permissions),
  ];
}

/** Scripts that a plan cannot tell apart. */
export function doubleNames({ scripts = [] }: SkillManifest): Remark[] {
  const names = scripts.map(({ name }) => name);
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [
          {
            pointer: `/scripts/${index}/name`,
            message: `Two scripts are called "${name}". Give each a name of its own.`,
          },
        ],
  );
}

/** Keys that stand twice in one object; JSON takes the last one and says nothing. Each with the place of the second. */
export function doubleKeys({ text }: JsonDocument): { line: number; message: string }[] {
  const found: { line: number; message: string }[] = [];
  const visit = (node: Node | undefined) => {
    if (node?.type === 'object') {
      const seen = new Set<string>();
      for (const { children: [key] = [] } of node.children ?? []) {
        if (key !== undefined && seen.has(key.value))
          found.push({
            line: text.slice(0, key.offset).split('\n').length,
            message: `"${key.value}" stands here for the second time; only the last one counts.`,
          });
        seen.add(key?.value);
      }
    }
    for (const child of node?.children ?? []) visit(child);
  };
  try {
    visit(parseTree(text));
  } catch {
    // nested so deeply that reading it overflows the stack, which others tell
  }
  return found;
}

function slips(value: Json | undefined, pointer: string, known: readonly string[]): Remark[] {
  if (!isJsonObject(value)) return [];
  return Object.keys(value)
    .filter((field) => !known.includes(field) && !/^(?:x-|_|\$)/.test(field))
    .map((field) => {
      const meant = nearest(field, known);
      const advice = meant === undefined ? 'it is ignored.' : `did you mean "${meant}"?`;
      return {
        pointer: childPointer(pointer, field),
        message: `A manifest has no field "${field}"; ${advice}`,
      };
    });
}
