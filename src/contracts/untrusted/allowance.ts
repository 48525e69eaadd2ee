import { PatternReader } from './pattern.ts';

/** A schema that cannot be used, and the place that is to blame. */
export class UnusableSchema extends Error {
  readonly pointer: string;

  constructor(pointer: string, message: string) {
    super(message);
    this.pointer = pointer;
  }
}

/** What the schemas of one file may have together: compiling takes a millisecond for each part. */
export class SchemaAllowance {
  readonly patterns = new PatternReader();
  #parts = 700;
  #keywords = 3500;

  spend(keywords: number, pointer: string): void {
    this.#parts -= 1;
    this.#keywords -= keywords;
    if (this.#parts < 0 || this.#keywords < 0) throw new UnusableSchema(pointer, 'there are too many parts');
  }
}
