import type { Command } from '../command.ts';
import type { FurnishedBox } from './box.ts';
import { type Environment, withBubblewrap } from './bubblewrap.ts';
import { withNamespaces } from './namespaces.ts';
import { withSandboxExec } from './sandbox-exec.ts';

/** Mechanisms of the operating system, which hold for scripts in any language. */
export type BySystem = 'bubblewrap' | 'namespaces' | 'sandbox-exec';

export function wrapBySystem(
  mechanism: BySystem,
  command: Command,
  box: FurnishedBox,
  environment: Environment = {},
): Command {
  switch (mechanism) {
    case 'bubblewrap':
      return withBubblewrap(command, box, environment);
    case 'namespaces':
      return withNamespaces(command, box, environment);
    case 'sandbox-exec':
      return withSandboxExec(command, box);
  }
}
