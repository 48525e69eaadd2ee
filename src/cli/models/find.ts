import pc from 'picocolors';
import { formatBytes } from '../../models/format-bytes.ts';
import { type FoundServer, findServers } from '../../models/language/discover/find-servers.ts';
import type { OfferedModel } from '../../models/language/discover/list-models.ts';
import type { ModelsOptions } from './options.ts';

const NONE = `No model server runs on this computer. Looked for Ollama (port 11434), LM Studio (1234), llama.cpp (8080) and KoboldCpp (5001).
Start one, or name its address: narratoria models use http://127.0.0.1:PORT
`;

/** Prints the model servers of this machine. */
export async function findModelServers({ json }: ModelsOptions): Promise<void> {
  const servers = await findServers();
  process.stdout.write(json === true ? `${JSON.stringify({ servers })}\n` : format(servers));
}

function format(servers: readonly FoundServer[]): string {
  if (servers.length === 0) return NONE;
  return servers
    .map(({ id, title, baseUrl, models }) => {
      const rows = models.length === 0 ? ['  no model yet'] : models.map((model) => `  ${lineOf(model)}`);
      return `${pc.bold(title)} at ${baseUrl}\n${rows.join('\n')}\nUse it: narratoria models use ${id}\n`;
    })
    .join('\n');
}

function lineOf({ name, contextTokens, bytes, isLoaded }: OfferedModel): string {
  const facts = [
    ...(bytes === null ? [] : [formatBytes(bytes)]),
    ...(contextTokens === null ? [] : [`context ${contextTokens}`]),
    ...(isLoaded ? ['loaded'] : []),
  ];
  return facts.length === 0 ? name : `${name} (${facts.join(', ')})`;
}
