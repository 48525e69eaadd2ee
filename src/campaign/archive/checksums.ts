import { NarratoriaError } from '../../base/errors.ts';

/** The list that every packed campaign carries; `sha256sum --check SHA256SUMS` reads it too. */
export const CHECKSUM_FILE = 'SHA256SUMS';

export function formatChecksums(checksums: ReadonlyMap<string, string>): string {
  return [...checksums].map(([name, checksum]) => `${checksum}  ${name}\n`).join('');
}

/** Checksums by file name. */
export function parseChecksums(text: string): Map<string, string> {
  const checksums = new Map<string, string>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const match = /^([0-9a-f]{64}) [ *](.+)$/.exec(line);
    const [, checksum, name] = match ?? [];
    if (checksum === undefined || name === undefined || checksums.has(name)) {
      throw new NarratoriaError(
        'invalid_archive',
        `Line ${index + 1} of the checksum list ${CHECKSUM_FILE} cannot be read.`,
        { hint: 'The archive is damaged or was changed; ask for it again.' },
      );
    }
    checksums.set(name, checksum);
  }
  return checksums;
}
