import type { Command } from '../command.ts';
import type { FurnishedBox } from './box.ts';
import { programView } from './visible.ts';

/** Where macOS keeps programs, libraries and what they need to start. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/System', '/Library/Frameworks', '/Library/Apple', '/opt/homebrew'];
const SETTINGS = [
  '/private/etc/ssl',
  '/private/etc/localtime',
  '/private/var/db/timezone',
  '/private/var/select',
];
const NETWORK_SETTINGS = ['/private/etc/resolv.conf', '/private/etc/hosts', '/private/var/run/resolv.conf'];

/** Wraps a command for macOS. Written from the documentation and never run there: the probe decides whether it works. */
export function withSandboxExec(command: Command, box: FurnishedBox): Command {
  return {
    program: '/usr/bin/sandbox-exec',
    args: ['-p', sandboxProfile(command.program, box), command.program, ...command.args],
  };
}

export function sandboxProfile(program: string, box: FurnishedBox): string {
  const readable = [
    ...SYSTEM,
    ...SETTINGS,
    ...(box.network ? NETWORK_SETTINGS : []),
    ...programView(program),
    ...box.read,
    box.skillFolder,
    box.hostFolder,
  ];
  const writable = [...box.write, box.dataFolder, box.tempFolder];
  return [
    '(version 1)',
    '(deny default)',
    '(import "system.sb")',
    '(allow process-fork)',
    '(allow process-exec)',
    '(allow signal (target same-sandbox))',
    '(allow sysctl-read)',
    '(allow file-read-metadata)',
    `(allow file-read* ${subpaths(readable)})`,
    `(allow file-read* file-write* ${subpaths(writable)})`,
    box.network ? '(allow network*)' : `(allow network-outbound ${subpaths([box.hostFolder])})`,
  ].join('\n');
}

function subpaths(places: readonly string[]): string {
  return places.map((place) => `(subpath ${quoted(place)})`).join(' ');
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
