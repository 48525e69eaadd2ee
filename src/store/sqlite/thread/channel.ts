import type { InputOf, OperationName, OutputOf } from './operations.ts';

/** A place where operations are done, on this thread or another. */
export interface Channel {
  /** Comes before anything else. */
  open(request: OpenRequest): Promise<OpenAnswer>;
  call<Name extends OperationName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>>;
  close(): Promise<void>;
}

/** How a thread opens its connection. */
export type OpenRequest =
  | { access: 'write'; file: string; now: string; isAlone: boolean }
  | { access: 'read'; file: string };

export interface OpenAnswer {
  notices: string[];
}
