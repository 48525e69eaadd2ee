/** Room for the path of a file, in bytes. */
const ROOM = 1024;

let note: Buffer | null = null;

/** Shared memory in which a thread notes what it reads, so that it can be told even when the thread has to be ended. */
export function newFileNote(): SharedArrayBuffer {
  return new SharedArrayBuffer(ROOM);
}

/** From here on this thread notes there what it reads. */
export function keepFileNote(memory: SharedArrayBuffer): void {
  note = Buffer.from(memory);
}

export function noteFile(file: string): void {
  if (note === null) return;
  note[note.write(file, 0, ROOM - 1)] = 0;
}

/** The file that was read last; null when none was. */
export function notedFile(memory: SharedArrayBuffer): string | null {
  const bytes = Buffer.from(memory);
  const file = bytes.toString('utf8', 0, bytes.indexOf(0));
  return file === '' ? null : file;
}

export function clearFileNote(memory: SharedArrayBuffer): void {
  Buffer.from(memory).fill(0);
}
