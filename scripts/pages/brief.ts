import path from 'node:path';
import { BriefSchema } from '../../src/contracts/brief.ts';
import { SKILL_INPUTS } from '../../src/contracts/skill-inputs.ts';
import { plainSchema } from '../../src/contracts/wording.ts';
import { fieldTable } from './field-table.ts';

const INTRODUCTION = `# The brief

What a script that tells a scene or offers choices is given in \`input.brief\`: everything that is so after the player's choice
was settled, and nothing that must not show. It's for whoever writes a skill with a \`narrate\` or a \`generate-choices\` script
of their own; [protocol.md](protocol.md) says how a script is called. \`narratoria story input last --scene 3 --tool narrate\`
prints the one of a scene you played.

The engine sends a script the parts that its input schema names. Ids have the form \`person:iz\`, \`place:the-quay\`,
\`thing:the-quay/crane\`, \`topic:the-rope\`, \`item:the-lamp\`. A field with a default may be missing where a script is
called without the engine.

\`npm run contracts\` writes this page from \`src/contracts/brief.ts\`: change it there ([how](how-to/brief-field.md)).
`;

/** docs/brief.md as it should be: a table for each part of the brief. */
export function renderBriefDocs(): string {
  const parts = Object.entries(plainSchema(BriefSchema.properties)).map(([name, value]) => {
    const table = fieldTable({ properties: { [name]: value } });
    return `## ${name}\n\n${usedBy(name)}\n\n${table}\n`;
  });
  return [INTRODUCTION, ...parts].join('\n');
}

function usedBy(part: string): string {
  const scripts = SKILL_INPUTS.filter(({ schema }) => {
    const { brief } = plainSchema(plainSchema(schema).properties);
    return part in plainSchema(plainSchema(brief).properties);
  }).map(({ file }) => `\`${path.basename(file, '.input.schema.json')}\``);
  return scripts.length === 0 ? 'No shipped script uses it.' : `Sent to ${scripts.join(' and ')}.`;
}
