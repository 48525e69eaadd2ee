import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';

/** Whether this machine lets the tests mount small disks of their own. */
export function canMount(folder: string): boolean {
  try {
    mountSmallDisk(folder, '1m');
    unmount(folder);
    return true;
  } catch {
    return false; // not root, or in a container without the right to mount
  }
}

export function mountSmallDisk(folder: string, size: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
}

export function remountReadOnly(folder: string): void {
  execFileSync('mount', ['-o', 'remount,ro', folder], { stdio: 'ignore' });
}

export function unmount(folder: string): void {
  execFileSync('umount', [folder], { stdio: 'ignore' });
}

/** For those who are not root, and so are bound by permissions. */
export function forbidWriting(folder: string): () => void {
  chmodSync(folder, 0o555);
  return () => chmodSync(folder, 0o755);
}
