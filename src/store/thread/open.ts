import { type Opened, openForReading, openForWriting } from '../database/open.ts';
import type { OpenRequest } from './channel.ts';

export async function openConnection(request: OpenRequest): Promise<Opened> {
  if (request.access === 'read') return { connection: openForReading(request.file), notices: [] };
  return await openForWriting({ file: request.file, now: new Date(request.now) });
}
