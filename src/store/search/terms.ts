/** A list of terms as it is kept beside a record, so that one term can be looked for without cutting it up. */
export function termList(terms: readonly string[]): string {
  return ` ${terms.join(' ')} `;
}

/** The terms of a record as they go into the index. The scope is part of each: one story's words are not another's. */
export function indexedTerms(terms: readonly string[], scopeKey: number): string {
  return terms.map((term) => scopedTerm(term, scopeKey)).join(' ');
}

export function scopedTerm(term: string, scopeKey: number): string {
  return `${scopeKey}x${term}`;
}
