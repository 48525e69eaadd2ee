import type { Json } from '../../base/json.ts';
import type { Place } from '../../base/json-document.ts';
import type { Finding } from '../../contracts/explain.ts';
import { pointerSegments } from '../../contracts/pointer.ts';
import type { StructuredText } from '../read/structured.ts';

/** A document of a campaign, of which some parts may be wrong. */
export class Document {
  readonly file: string;
  readonly #text: StructuredText | null;
  /** Every pointer to something that breaks the contract, or has such a thing in it. */
  readonly #unsound: ReadonlySet<string>;

  constructor(file: string, text: StructuredText | null, findings: readonly Finding[] = []) {
    this.file = file;
    this.#text = text;
    this.#unsound = new Set(findings.flatMap(({ pointer }) => pathTo(pointer)));
  }

  /** Whether it could be read at all. A file without front matter can: it has no fields. */
  get isReadable(): boolean {
    return this.#text === null || this.#text.value !== undefined;
  }

  /**
   * The value at a pointer, unless it is absent or something in it breaks the contract: that has been told already, and
   * whatever else one could say of it would only follow from that.
   */
  sound<Value extends Json>(pointer: string): Value | undefined {
    if (this.#unsound.has(pointer)) return undefined;
    return this.raw(pointer) as Value | undefined;
  }

  /** The value at a pointer, right or wrong. */
  raw(pointer: string): Json | undefined {
    let value: unknown = this.#text?.value;
    for (const key of pointerSegments(pointer)) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
      value = (value as Record<string, unknown>)[key];
    }
    return value as Json | undefined;
  }

  at(pointer: string, part?: 'key' | 'value'): Place {
    return this.#text?.locate(pointer, part) ?? { line: 1, column: 1 };
  }
}

/** A pointer and those to all that it lies in: `/a/b`, `/a` and the document itself. */
function pathTo(pointer: string): string[] {
  const path = [pointer];
  for (let end = pointer.lastIndexOf('/'); end !== -1; end = pointer.lastIndexOf('/', end - 1)) {
    path.push(pointer.slice(0, end));
    if (end === 0) break;
  }
  return path;
}
