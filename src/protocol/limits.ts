/** What one invocation of a script may put on its stdout. */
export interface OutputLimits {
  /** Bytes of one line. */
  lineBytes: number;
  /** Bytes of all lines together. */
  totalBytes: number;
  events: number;
  /** How deep objects and arrays may nest within an event. */
  depth: number;
}

export const OUTPUT_LIMITS: OutputLimits = {
  lineBytes: 8 * 1024 * 1024,
  totalBytes: 16 * 1024 * 1024,
  events: 10_000,
  depth: 128,
};
