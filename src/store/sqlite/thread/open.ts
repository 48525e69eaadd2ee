import { type Opened, openForReading, openForWriting } from '../database/open.ts';
import type { OpenRequest } from './channel.ts';

export async function openConnection(request: OpenRequest): Promise<Opened> {
  if (request.access === 'read') return { connection: openForReading(request.file), notices: [] };
  const { file, now, isAlone } = request;
  return await openForWriting({ file, now: new Date(now), isAlone });
}
