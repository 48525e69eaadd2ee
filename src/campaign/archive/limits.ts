const MIB = 1024 * 1024;

/** What an archive may hold at most. What is packed keeps to the same limits, so that it can be taken in again. */
export const LIMITS = {
  /** Files and folders. */
  entries: 20_000,
  /** Bytes of one file, unpacked. */
  fileBytes: 512 * MIB,
  /** Bytes of all files together, unpacked. */
  totalBytes: 2048 * MIB,
  /** How many times larger than its packed bytes a file may become; counts from `ratioFrom` bytes on. */
  ratio: 100,
  ratioFrom: MIB,
  /** The same for all files together. */
  totalRatioFrom: 64 * MIB,
  /** Bytes of the checksum list. */
  listBytes: 8 * MIB,
} as const;

/** Texts up to this size are compressed, so that no archive of ours ever looks like a bomb. */
export const COMPRESSED = { fileBytes: MIB, totalBytes: 64 * MIB } as const;
