/** What models put around prose and what can be taken off it without refusing anything. */

const REASONING = /<(think|thinking|reasoning|analysis|scratchpad)\b[^>]*>[\s\S]*?(?:<\/\1>|$)/giu;
/** A model that has thought without opening the tag. */
const HEADLESS = /^[\s\S]*?<\/(?:think|thinking|reasoning|analysis|scratchpad)>/iu;
const MARKS =
  /<\|[^|>]*\|>|<\/?s>|\[\/?INST\]|<\/?(?:output|answer|response|final|scene|story|prose|p|br|b|i|em|strong)\s*\/?>/giu;
const HEADING =
  /^(?:#{1,6}\s.*|\*\*[^*]{1,80}\*\*:?|__[^_]{1,80}__:?|={3,}|-{3,}|\*{3,}|(?:scene|chapter|part)\s+[\divxlc]+\b.{0,60}|(?:options|choices|what do you do|your choices|the end)\b.{0,40}[:?]?)$/iu;
const LABEL = /^(?:narrator|narration|story|scene|prose|assistant|continuation)\s*:\s*/iu;
const BULLET = /^(?:[-*•]\s+|\(?\d{1,2}[.)]\s+|[a-d]\)\s+)/iu;
const PREAMBLE =
  /^(?:sure|certainly|of course|absolutely|okay|great|here(?:[’']s| is| are)|below is|continuing)\b.{0,120}[:!.]$/iu;

/** The text without reasoning and templates; what may still become either is kept back. */
export function withoutReasoning(raw: string): string {
  const text = raw
    .replace(REASONING, ' ')
    .replace(HEADLESS, ' ')
    .replace(/```[a-z]*/giu, ' ');
  // “<thi” may become a tag with the next piece.
  return text.replace(/<[^>\n]{0,20}$/u, '').replace(MARKS, ' ');
}

/** A line as prose; null when it is none: a heading, a remark, an option after the prose. An open one is still written. */
export function tidyLine(
  line: string,
  { hasProse, isOpen }: { hasProse: boolean; isOpen: boolean },
): string | null {
  const bare = line.replace(/\s+/gu, ' ').trim();
  if (bare === '' || HEADING.test(bare)) return null;
  if (!hasProse && PREAMBLE.test(bare)) return null;
  if (BULLET.test(bare) && hasProse) return null;
  return unmarked(bare.replace(BULLET, '').replace(/^>\s+/u, '').replace(LABEL, ''), isOpen);
}

/** Without marks but those of italics, which the page shows; in a line that is still written they may be open. */
function unmarked(text: string, isOpen: boolean): string {
  return text
    .replace(/(\*{2,3}|__)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    .replace(/(?<![\p{L}\p{N}])_(?=\S)([^_]+?)(?<=\S)_(?![\p{L}\p{N}])/gu, '*$1*')
    .replace(/(?<!\*)\*(?=[^\s*])([^*]+)(?:(?<=\S)\*|$)|\*+/gu, (all, italics: string | undefined) =>
      italics === undefined ? '' : all.endsWith('*') || isOpen ? all : italics,
    )
    .replace(/`/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
