import { NarratoriaError } from '../../../base/errors.ts';

/** Primary result codes of SQLite that mean something to us. */
const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const NOTADB = 26;
const CONSTRAINT = 19;

interface SqliteError extends Error {
  errcode: number;
}

function isSqliteError(error: unknown): error is SqliteError {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';
}

/** The primary result code, or null for an error that is not SQLite's. */
function resultCode(error: unknown): number | null {
  return isSqliteError(error) ? error.errcode & 0xff : null;
}

export function isConstraint(error: unknown): boolean {
  return resultCode(error instanceof NarratoriaError ? error.cause : error) === CONSTRAINT;
}

export function isDamage(error: unknown): boolean {
  if (error instanceof NarratoriaError) return error.code === 'store_damaged';
  const code = resultCode(error);
  return code === CORRUPT || code === NOTADB;
}

export function isUnopenable(error: unknown): boolean {
  const code = resultCode(error instanceof NarratoriaError ? error.cause : error);
  return code === CANTOPEN || code === READONLY;
}

/** What SQLite says, as an error of ours where a player can do something about it. */
export function fromSqlite(error: unknown, file: string): unknown {
  const details = { file };
  switch (resultCode(error)) {
    case CORRUPT:
    case NOTADB:
      return damaged(file, error);
    case FULL:
      return new NarratoriaError('store_full', 'The disk is full: nothing more can be saved.', {
        hint: 'Make room on it, then choose again.',
        details,
        cause: error,
      });
    case IOERR:
      return new NarratoriaError('store_full', 'The disk did not take what was to be saved.', {
        hint: 'See whether the disk is full or failing, then try again.',
        details,
        cause: error,
      });
    case READONLY:
    case CANTOPEN:
      return new NarratoriaError('home_unwritable', `${file} cannot be opened for writing.`, {
        hint: 'Set NARRATORIA_HOME to a folder you may write to, or open the stories for reading only.',
        details,
        cause: error,
      });
    case BUSY:
      return locked(file, error);
    case CONSTRAINT:
      return new NarratoriaError('record_invalid', 'The record contradicts another one.', {
        details,
        cause: error,
      });
    default:
      return error;
  }
}

function damaged(file: string, cause?: unknown): NarratoriaError {
  return new NarratoriaError('store_damaged', `The database ${file} is damaged.`, {
    details: { file },
    cause,
  });
}

function locked(file: string, cause?: unknown): NarratoriaError {
  return new NarratoriaError('store_locked', `Another program holds the database ${file}.`, {
    details: { file },
    cause,
  });
}
