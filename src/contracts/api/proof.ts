/**
 * What server and page sign with the secret of a run (HMAC-SHA-256, as hexadecimal digits). The port is part of both, so
 * that another program of this machine, which must listen on another port, cannot pass on what the real server says.
 */
export interface SignedRun {
  /** The run that the server is in now. */
  run: string;
  port: number;
}

/** Signed by the server, to show that it has the secret: `nonce` is what the page has just made up. */
export const proofText = (nonce: string, { run, port }: SignedRun): string =>
  `proof\n${nonce}\n${run}\n${port}`;

/** Signed by both, and sent by neither before: the token of a page that was open during an earlier run. */
export const tokenText = ({ run, port }: SignedRun): string => `token\n${run}\n${port}`;
