import type { SqliteChannel } from './channel.ts';
import { DirectChannel } from './direct.ts';
import { StoreThread } from './thread.ts';

/** The threads of one store: a writer, unless it is only looked at, and readers. */
export interface OpenedChannels {
  writer: SqliteChannel | null;
  readers: readonly SqliteChannel[];
  /** Any of them. */
  reader: SqliteChannel;
  /** The writer first. */
  all: readonly SqliteChannel[];
  notices: string[];
}

export interface ChannelOptions {
  mode: 'read-write' | 'read-only';
  readerCount: number;
  now: Date;
  /** Whether no other program has the database open. */
  isAlone: boolean;
}

export async function openChannels(file: string, options: ChannelOptions): Promise<OpenedChannels> {
  const { mode, readerCount, now, isAlone } = options;
  const start = (name: string): SqliteChannel =>
    readerCount === 0 ? new DirectChannel() : new StoreThread(name);
  // All threads start together; the readers open when the writer has made sure that there is something to read.
  const writer = mode === 'read-write' ? start('store writer') : null;
  const reader = start('store reader');
  const readers = [reader, ...Array.from({ length: readerCount - 1 }, () => start('store reader'))];
  const all = writer === null ? readers : [writer, ...readers];
  try {
    const { notices } = (await writer?.open({ access: 'write', file, now: now.toISOString(), isAlone })) ?? {
      notices: [],
    };
    await Promise.all(readers.map((reader) => reader.open({ access: 'read', file })));
    return { writer, readers, reader, all, notices };
  } catch (error) {
    await Promise.all(all.map((channel) => channel.close()));
    throw error;
  }
}
