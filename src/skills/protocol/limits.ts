/** What one invocation of a script may put on its stdout. */
export interface OutputLimits {
  /** Bytes of one line. */
  lineBytes: number;
  /** Bytes of all lines together. */
  totalBytes: number;
  events: number;
  /** How deep objects and arrays may nest within an event. */
  depth: number;
  /** What its state patches may hold; they become part of the story and go to every later script. */
  patch: PatchLimits;
}

export interface PatchLimits {
  /** Bytes of one `state_patch` line. */
  bytes: number;
  /** Bytes of all `state_patch` lines together. */
  totalBytes: number;
  /** Keys in all patches together, at every level. */
  keys: number;
  /** How deep one patch may nest. */
  depth: number;
}

export const OUTPUT_LIMITS: OutputLimits = {
  lineBytes: 8 * 1024 * 1024,
  totalBytes: 16 * 1024 * 1024,
  events: 10_000,
  depth: 128,
  // A hundred times what the shipped skills need: their largest patch has 2.5 kB and 91 keys.
  patch: { bytes: 256 * 1024, totalBytes: 1024 * 1024, keys: 10_000, depth: 64 },
};
