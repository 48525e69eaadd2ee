import { commandFor } from './command.ts';
import { type Boxable, boxFor } from './confine/box.ts';
import { MECHANISMS, type Mechanism, mechanismFor } from './confine/mechanism.ts';
import { works } from './confine/probe.ts';

export { type Box, boxFor } from './confine/box.ts';
export type { Mechanism } from './confine/mechanism.ts';

/** How a script is confined on this machine. */
export interface Confinement {
  mechanism: Mechanism | 'none';
  /** For people: what it can and cannot do. */
  description: string;
}

/** How a script would be confined if it ran now. Finding out may try a mechanism, which takes some milliseconds once. */
export function confinementOf(
  script: Omit<Boxable, 'dataFolder'> & { file: string },
  among: readonly Mechanism[] = MECHANISMS,
): Confinement {
  const box = boxFor({ ...script, dataFolder: script.skillFolder });
  if (box === null) {
    return { mechanism: 'none', description: 'Comes with Narratoria and runs with all your rights.' };
  }
  const mechanism = mechanismFor(commandOrItself(script.file), among);
  return { mechanism, description: describe(mechanism, box.network) };
}

/** What this machine offers for scripts that did not come with Narratoria. */
export function confinementHere(): Confinement & { isFull: boolean } {
  const mechanism = (['bubblewrap', 'namespaces', 'sandbox-exec'] as const).find(works);
  if (mechanism !== undefined) {
    return { mechanism, isFull: true, description: `${WORDS[mechanism]}, for scripts in any language` };
  }
  const description =
    process.platform === 'linux'
      ? `${ONLY_NODE} Install bubblewrap, or allow user namespaces, to confine them all.`
      : ONLY_NODE;
  return { mechanism: 'node-permission', isFull: false, description };
}

const ONLY_NODE =
  "Node scripts are held back by Node's permission model, the network excepted; others run with all your rights.";

const WORDS = {
  bubblewrap: 'confined with bubblewrap',
  namespaces: 'confined with Linux namespaces',
  'sandbox-exec': 'confined with the macOS sandbox',
};

function describe(mechanism: Mechanism | 'none', network: boolean): string {
  switch (mechanism) {
    case 'none':
      return 'Runs with all your rights.';
    case 'node-permission':
      return "Partly confined by Node's permission model: it reads and writes only its own folder and what it declares, and starts no programs. The network is open.";
    default:
      return `Confined: it sees only its own folder and what it declares, and ${network ? 'uses the network' : 'has no network'}.`;
  }
}

/** A script whose interpreter is missing is described all the same. */
function commandOrItself(file: string): ReturnType<typeof commandFor> {
  try {
    return commandFor(file);
  } catch {
    return { program: file, args: [] };
  }
}
