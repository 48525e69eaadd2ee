import { cpSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../src/base/package-root.ts';

/** Copies Low Water without its ink scenes into a home, so that the narrator tells every scene. Returns the id of the copy. */
export function installCampaignWithoutInk(home: string): string {
  const id = 'low-water-without-ink';
  const shipped = path.join(packageRoot(), 'campaigns', 'low-water');
  const scenes = path.join(shipped, 'plot', 'scenes');
  cpSync(shipped, path.join(home, 'campaigns', id), {
    recursive: true,
    filter: (source) => source !== scenes,
  });
  return id;
}
