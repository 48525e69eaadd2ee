import type { Command } from '../command.ts';
import { findProgram } from '../interpreters.ts';
import type { FurnishedBox } from './box.ts';
import { withLimits } from './box-limits.ts';
import type { Environment } from './bubblewrap.ts';
import { programView, systemView } from './visible.ts';

/**
 * Builds a file system of its own and moves into it. Takes pairs of words, `ro PATH`, `rw PATH`, `link AT TO`, then `--`,
 * the working folder, and the command. Whatever fails ends it before the command starts. The command is the child of a shell:
 * as the first process of its namespace it could not be ended or stopped by its own signals.
 */
const SET_UP = `
set -e
PATH=/usr/sbin:/usr/bin:/sbin:/bin
new=$1; shift
mount -t tmpfs -o mode=755,nosuid,nodev tmpfs "$new"
place() {
  if [ -d "$1" ]; then mkdir -p "$new$1"; else mkdir -p "$new$(dirname "$1")"; : > "$new$1"; fi
  mount --rbind "$1" "$new$1"
}
protect() {
  mount -o remount,bind,ro,nosuid,nodev "$1" 2>/dev/null || mount -o remount,bind,ro,nosuid,nodev,noexec "$1"
}
mkdir -p "$new/tmp" "$new/proc" "$new/dev/shm" "$new/old"
while [ "$1" != -- ]; do
  case $1 in
    ro) if [ -e "$2" ]; then place "$2"; protect "$new$2"; fi; shift 2 ;;
    rw) if [ -e "$2" ]; then place "$2"; fi; shift 2 ;;
    link) ln -s "$3" "$new$2"; shift 3 ;;
  esac
done
shift
for device in null zero full random urandom; do
  : > "$new/dev/$device"
  mount --bind "/dev/$device" "$new/dev/$device"
done
ln -s /proc/self/fd "$new/dev/fd"
for stream in in:0 out:1 err:2; do ln -s "/proc/self/fd/\${stream#*:}" "$new/dev/std\${stream%:*}"; done
mount -t proc -o nosuid,nodev,noexec proc "$new/proc"
for part in sys sysrq-trigger irq bus; do
  if [ -e "$new/proc/$part" ]; then
    mount --bind "$new/proc/$part" "$new/proc/$part"
    mount -o remount,bind,ro,nosuid,nodev,noexec "$new/proc/$part"
  fi
done
cd "$new"
pivot_root . old
umount -l /old
rmdir /old
cd "$1"; shift
exec setpriv --no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all -- /bin/sh -c '"$@"; exit $?' init env "$@"
`;

/** Wraps a command in namespaces by util-linux alone, for systems without bubblewrap. */
export function withNamespaces(command: Command, box: FurnishedBox, environment: Environment): Command {
  const { folders, links } = systemView(box.network);
  const limited = withLimits(command);
  const programs = [...programView(limited.program), ...programView(command.program)];
  const shown = [...folders, ...programs, ...box.read, box.skillFolder, box.hostFolder];
  return {
    program: findProgram('unshare') ?? 'unshare',
    args: [
      ...['--user', '--map-root-user', '--mount', '--pid', '--ipc', '--uts', '--cgroup'],
      ...(box.network ? [] : ['--net']),
      ...['--fork', '--kill-child', '--', '/bin/sh', '-c', SET_UP, 'narratoria-confine'],
      box.rootFolder,
      ...shown.flatMap((place) => ['ro', place]),
      ...[...box.write, box.dataFolder, box.tempFolder].flatMap((place) => ['rw', place]),
      ...links.flatMap(({ at, to }) => ['link', at, to]),
      ...['--', box.dataFolder],
      ...Object.entries(environment).map(([name, value]) => `${name}=${value}`),
      limited.program,
      ...limited.args,
    ],
  };
}
