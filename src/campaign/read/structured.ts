import type { Json } from '../../base/json.ts';
import type { Place } from '../../base/json-document.ts';
import type { ProblemCode } from '../problem-codes.ts';

/** Something wrong with the way a text is written. */
export interface Complaint extends Place {
  code: ProblemCode;
  message: string;
  hint?: string;
}

/** A document in JSON or YAML: its value, and the way back from a JSON pointer to line and column. */
export interface StructuredText {
  /** Undefined when it could not be read. */
  value: Json | undefined;
  complaints: Complaint[];
  /** Where the value stands, or its key; the nearest thing around it when it is missing. */
  locate(pointer: string, part?: 'key' | 'value'): Place;
}

/** From offsets to lines and columns, counted from 1. */
export function placeFinder(text: string): (offset: number) => Place {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
