import type { Command } from '../command.ts';
import type { FurnishedBox } from './box.ts';
import type { Environment } from './bubblewrap.ts';
import { wrapBySystem } from './by-system.ts';
import { isNodeScript, withNodePermission } from './node-permission.ts';
import { works } from './probe.ts';

/** Ways to confine a script, the best first. */
export const MECHANISMS = ['bubblewrap', 'namespaces', 'sandbox-exec', 'node-permission'] as const;
export type Mechanism = (typeof MECHANISMS)[number];

/** The first mechanism that works here and suits the script; `none` means all the user's rights. */
export function mechanismFor(command: Command, among: readonly Mechanism[] = MECHANISMS): Mechanism | 'none' {
  return among.find((mechanism) => suits(mechanism, command)) ?? 'none';
}

export function wrap(
  mechanism: Mechanism | 'none',
  command: Command,
  box: FurnishedBox,
  environment: Environment,
): Command {
  if (mechanism === 'none') return command;
  if (mechanism === 'node-permission') return withNodePermission(command, box);
  return wrapBySystem(mechanism, command, box, environment);
}

/** Whether the script lives in a process namespace, so that the process we start is not the script itself. */
export function hasNamespace(mechanism: Mechanism | 'none' | null): boolean {
  return mechanism === 'bubblewrap' || mechanism === 'namespaces';
}

function suits(mechanism: Mechanism, command: Command): boolean {
  return mechanism === 'node-permission' ? isNodeScript(command) : works(mechanism);
}
