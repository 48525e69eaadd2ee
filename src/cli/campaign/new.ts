import path from 'node:path';
import pc from 'picocolors';
import { createCampaign, type Kind } from '../../campaign/scaffold/create.ts';
import { titleFrom } from '../../campaign/scaffold/title.ts';
import { plain, shellWord } from '../plain.ts';

export interface NewOptions {
  kind: Kind;
  title?: string;
  author: string;
  json?: boolean;
}

const START_WITH: Readonly<Record<Kind, string>> = {
  minimal: 'world/setting.md and plot/premise.md',
  guided: 'README.md, then replace the examples',
  complete: 'README.md, then any part you want to change',
};

/** Makes a campaign and says where to begin. Returns the exit code. */
export async function makeCampaign(dir: string, { kind, title, author, json }: NewOptions): Promise<number> {
  const folder = path.resolve(dir);
  const name = title ?? titleFrom(path.basename(folder));
  const files = createCampaign({ folder, kind, title: name, author });
  if (json === true) {
    process.stdout.write(`${JSON.stringify({ folder, kind, title: name, files })}\n`);
    return 0;
  }
  const here = shellWord(dir);
  process.stdout.write(
    [
      `Created the campaign ${pc.bold(plain(name))} (${kind}, ${files.length} files) in ${plain(folder)}`,
      '',
      'Next:',
      `  write   ${START_WITH[kind]}`,
      `  check   narratoria campaign validate ${here}`,
      `  play    narratoria play ${here}`,
      `  share   narratoria campaign pack ${here}`,
      '',
    ].join('\n'),
  );
  return 0;
}
