import type { Channel } from '../../operations.ts';
import type { Maintenance, MaintenanceInput, MaintenanceOutput } from './operations.ts';

/** A place where operations on the database are done, on this thread or another. */
export interface SqliteChannel extends Channel {
  /** Comes before anything else. */
  open(request: OpenRequest): Promise<OpenAnswer>;
  /** What only a database in a file needs done. */
  maintain<Name extends keyof Maintenance>(
    name: Name,
    input: MaintenanceInput<Name>,
  ): Promise<MaintenanceOutput<Name>>;
  close(): Promise<void>;
}

/** How a thread opens its connection. */
export type OpenRequest =
  | { access: 'write'; file: string; now: string; isAlone: boolean }
  | { access: 'read'; file: string };

export interface OpenAnswer {
  notices: string[];
}
