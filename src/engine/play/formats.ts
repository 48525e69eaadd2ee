/** Kinds of files a story can be written to. */
export const FORMATS = ['md', 'html', 'epub', 'json'] as const;
export type Format = (typeof FORMATS)[number];
