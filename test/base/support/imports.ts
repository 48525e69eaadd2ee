/** What a file imports, and on which line it says so. */
export interface Import {
  specifier: string;
  line: number;
}

interface Token {
  kind: 'word' | 'text' | 'sign';
  value: string;
  line: number;
}

/**
 * Every module a TypeScript file names: `import`, `import type`, `export … from`, `import()`, `require()` and
 * `import.meta.resolve()`, but not what comments, strings and regular expressions only talk about.
 */
export function findImports(source: string): Import[] {
  const tokens = tokenize(source);
  const imports: Import[] = [];
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    if (token.kind !== 'word' || before?.value === '.' || before?.value === '?.') continue;
    const named = namedModule(tokens, index);
    if (named !== null) imports.push({ specifier: named.value, line: named.line });
  }
  return imports;
}

/** The module that the word at `index` brings in, if it does. */
function namedModule(tokens: readonly Token[], index: number): Token | null {
  const after = (distance: number) => tokens[index + distance];
  switch (tokens[index]?.value) {
    case 'require':
      return after(1)?.value === '(' ? textOrNull(after(2)) : null;
    case 'import':
      if (after(1)?.kind === 'text') return after(1) ?? null;
      if (after(1)?.value === '(') return textOrNull(after(2));
      if (after(1)?.value === '.') return after(4)?.value === 'resolve' ? textOrNull(after(6)) : null;
      return fromClause(tokens, index + 1);
    case 'export':
      return fromClause(tokens, index + 1);
    default:
      return null;
  }
}

/** The text after `from`, where only names, braces, commas and a star come between. */
function fromClause(tokens: readonly Token[], start: number): Token | null {
  for (let index = start; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    if (token.kind === 'word' && token.value === 'from' && tokens[index + 1]?.kind === 'text') {
      return tokens[index + 1] ?? null;
    }
    const mayPrecedeFrom = token.kind === 'word' ? !DECLARES.has(token.value) : '{},*'.includes(token.value);
    if (!mayPrecedeFrom && token.kind !== 'text') return null;
  }
  return null;
}

/** Words after `export` that begin a declaration, which has no `from`. */
const DECLARES = new Set([
  'const',
  'let',
  'var',
  'function',
  'class',
  'interface',
  'enum',
  'async',
  'abstract',
]);

function textOrNull(token: Token | undefined): Token | null {
  return token?.kind === 'text' ? token : null;
}

/** Words, texts without placeholders, and single signs; comments and regular expressions are left out. */
function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  /** For each template we are inside of, how many braces are open in its placeholder. */
  const placeholders: number[] = [];
  let at = 0;
  let line = 1;

  const add = (kind: Token['kind'], value: string) => tokens.push({ kind, value, line });
  const skip = (length: number) => {
    for (const end = at + length; at < end; at += 1) if (source[at] === '\n') line += 1;
  };
  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0] ?? null;
  };
  /** The part of a template up to its end or to its next placeholder. */
  const readTemplate = (opening: boolean) => {
    const part = match(/(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{|$)/y) ?? '';
    if (part.endsWith('${')) placeholders.push(0);
    else if (opening) add('text', part.slice(0, -1));
    skip(part.length);
  };

  while (at < source.length) {
    const blank = match(/(?:\s|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))+|^#!.*/y);
    if (blank) {
      skip(blank.length);
      continue;
    }
    const word = match(/[\p{ID_Start}$_#@][\p{ID_Continue}$\u200c\u200d]*|\d[\w.]*/uy);
    if (word) {
      add('word', word);
      skip(word.length);
      continue;
    }
    const quoted = match(/'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y);
    if (quoted) {
      add('text', quoted.slice(1, -1));
      skip(quoted.length);
      continue;
    }
    const sign = source[at] as string;
    if (sign === '`') {
      skip(1);
      readTemplate(true);
      continue;
    }
    if (sign === '/' && mayBeginRegExp(tokens.at(-1))) {
      const regExp = match(/\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y);
      if (regExp) {
        add('sign', '/regexp/');
        skip(regExp.length);
        continue;
      }
    }
    const depth = placeholders.length - 1;
    if (sign === '{' && depth >= 0) placeholders[depth] = (placeholders[depth] ?? 0) + 1;
    if (sign === '}' && depth >= 0) {
      if (placeholders[depth] === 0) {
        placeholders.pop();
        skip(1);
        add('sign', '`');
        readTemplate(false);
        continue;
      }
      placeholders[depth] = (placeholders[depth] ?? 0) - 1;
    }
    add('sign', sign);
    skip(1);
  }
  return tokens;
}

const WORDS_BEFORE_REGEXP =
  /^(?:return|typeof|case|in|of|do|else|void|delete|throw|new|yield|await|instanceof)$/;

/** After a value a slash divides; anywhere else it begins a regular expression. */
function mayBeginRegExp(before: Token | undefined): boolean {
  if (before === undefined) return true;
  if (before.kind === 'text') return false;
  if (before.kind === 'word') return WORDS_BEFORE_REGEXP.test(before.value);
  return ![')', ']', '`', '/regexp/'].includes(before.value);
}
