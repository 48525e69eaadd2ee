/** What callers may ask of the host services. Rates and numbers of calls are for each token. */
export interface HostLimits {
  /** Bytes of one request's body. */
  bodyBytes: number;
  /** How deep objects and arrays may nest within a body. */
  depth: number;
  /** Calls in one batch. */
  batch: number;
  /** Calls that may come all at once, and how many a second after those. */
  burst: number;
  callsPerSecond: number;
  /** Calls that run at the same time, and how many more may wait for their turn. */
  running: number;
  waiting: number;
  /** How long a call may run when its method does not say. */
  callTimeoutMs: number;
  /** How long a request may take to arrive: its headers, and all of it. */
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  /** How long an idle connection stays open. */
  keepAliveMs: number;
  connections: number;
}

export const HOST_LIMITS: HostLimits = {
  bodyBytes: 1024 * 1024,
  depth: 100,
  batch: 50,
  burst: 200,
  callsPerSecond: 100,
  running: 16,
  waiting: 200,
  callTimeoutMs: 10_000,
  headersTimeoutMs: 5_000,
  requestTimeoutMs: 15_000,
  keepAliveMs: 5_000,
  connections: 512,
};
