/** What the inference host is asked over its channel. */
export type HostRequest = EmbedRequest | CancelRequest;

export interface EmbedRequest {
  type: 'embed';
  job: number;
  modelFile: string;
  tokenizerFile: string;
  text: string;
}

export interface CancelRequest {
  type: 'cancel';
  job: number;
}

/** What it answers: one of these for every job, in the order of the jobs. */
export type HostAnswer =
  | { type: 'done'; job: number; vector: Float32Array }
  | { type: 'failed'; job: number; message: string };
