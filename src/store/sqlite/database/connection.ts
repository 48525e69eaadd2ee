import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { load } from 'sqlite-vec';
import { createPrivateFile } from '../../../base/private-home.ts';
import { fromSqlite } from './sqlite-error.ts';

export type Row = Record<string, SQLInputValue>;

/** `immutable` reads a file in a folder where not even SQLite's helper files can be written. */
export type Access = 'write' | 'read' | 'immutable';

/** Another program may be writing, never for long. */
const BUSY_TIMEOUT_MS = 10_000;
const MOST_STATEMENTS = 400;
/** Reading through memory-mapped pages halves the time of a vector search. */
const MAPPED_BYTES = 2 ** 31 - 1;

/** One SQLite connection with vectors, our settings, and statements prepared once. */
export class Connection {
  readonly file: string;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #depth = 0;

  constructor(file: string, access: Access) {
    this.file = file;
    // SQLite gives the files it keeps beside a database the modes of the database.
    if (access === 'write') createPrivateFile(file);
    try {
      this.#database = new DatabaseSync(access === 'immutable' ? immutable(file) : file, {
        allowExtension: true,
        readOnly: access !== 'write',
        timeout: BUSY_TIMEOUT_MS,
      });
    } catch (error) {
      throw fromSqlite(error, file);
    }
    try {
      load(this.#database);
      this.#database.enableLoadExtension(false);
      this.exec(access === 'write' ? WRITER_SETTINGS : READER_SETTINGS);
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  /** For SQLite's backup, which wants the connection itself. */
  get raw(): DatabaseSync {
    return this.#database;
  }

  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#guard(() => this.#prepare(sql).all(...values) as Row[]);
  }

  get(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#guard(() => this.#prepare(sql).get(...values) as Row | undefined);
  }

  run(sql: string, ...values: SQLInputValue[]): { changes: number; rowid: number } {
    return this.#guard(() => {
      const { changes, lastInsertRowid } = this.#prepare(sql).run(...values);
      return { changes: Number(changes), rowid: Number(lastInsertRowid) };
    });
  }

  exec(sql: string): void {
    this.#guard(() => this.#database.exec(sql));
  }

  /** Does all of it or nothing. Inside another transaction it can fail without taking that one along. */
  transaction<Result>(work: () => Result): Result {
    this.begin();
    try {
      const result = work();
      this.commit();
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  begin(): void {
    this.exec(this.#depth === 0 ? 'BEGIN IMMEDIATE' : `SAVEPOINT level_${this.#depth}`);
    this.#depth += 1;
  }

  commit(): void {
    this.exec(this.#depth === 1 ? 'COMMIT' : `RELEASE level_${this.#depth - 1}`);
    this.#depth -= 1;
  }

  rollback(): void {
    this.#depth -= 1;
    // A full disk ends the transaction by itself.
    if (this.#depth === 0) {
      if (this.#database.isTransaction) this.exec('ROLLBACK');
    } else if (this.#database.isTransaction) {
      this.exec(`ROLLBACK TO level_${this.#depth}; RELEASE level_${this.#depth}`);
    }
  }

  close(): void {
    this.#statements.clear();
    if (this.#database.isOpen) this.#database.close();
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #guard<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw fromSqlite(error, this.file);
    }
  }
}

const WRITER_SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = -16384;
  PRAGMA journal_size_limit = 16777216;
`;

const READER_SETTINGS = `
  PRAGMA query_only = ON;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = -8192;
  PRAGMA mmap_size = ${MAPPED_BYTES};
`;

function immutable(file: string): string {
  return `${pathToFileURL(file).href}?immutable=1`;
}
