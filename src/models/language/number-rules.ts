/** Numbers as GBNF writes them. Without bounds they have nine digits at most, which no JSON reader gets wrong. */
const LARGEST = 999_999_999;
const DECIMALS = 4;
const FRACTION = `("." [0-9]{1,${DECIMALS}})?`;

interface NumberRule {
  text: string;
  bytes: number;
}

/** The whole numbers from `least` to `most`; null when there are none. */
export function integerBetween(least = -LARGEST, most = LARGEST): NumberRule | null {
  const [low, high] = [Math.ceil(least), Math.floor(most)];
  if (!(low <= high) || Math.max(-low, high) > Number.MAX_SAFE_INTEGER) return null;
  return finish(wholeNumbers(low, high), low, high);
}

/** Decimal numbers from `least` to `most`, as far as four places tell them apart. */
export function numberBetween(least = -LARGEST, most = LARGEST): NumberRule | null {
  const [low, high] = [Math.ceil(least), Math.floor(most)];
  const whole = integerBetween(least, most);
  if (whole === null) return null;
  const options = [whole.text];
  // A fraction leads away from zero, so the outermost number of each side has none.
  const above = digits(Math.max(0, low), high - 1);
  const below = digits(Math.max(0, -high), -low - 1);
  if (above.length > 0) options.push(`${group(above)} ${FRACTION}`);
  if (below.length > 0) options.push(`"-" ${group(below)} ${FRACTION}`);
  return { text: group(options), bytes: whole.bytes + 1 + 1 + DECIMALS };
}

function wholeNumbers(low: number, high: number): string[] {
  const options: string[] = [];
  if (low < 0) options.push(`"-" ${group(digits(Math.max(1, -high), -low))}`);
  if (high >= 0) options.push(group(digits(Math.max(0, low), high)));
  return options;
}

function finish(options: readonly string[], low: number, high: number): NumberRule {
  return { text: group(options), bytes: Math.max(String(low).length, String(high).length) };
}

/** The numbers from `low` to `high`, neither below zero, by how many digits they have. */
function digits(low: number, high: number): string[] {
  const options: string[] = [];
  for (let from = low; from <= high; ) {
    const to = Math.min(high, 10 ** String(from).length - 1);
    options.push(...sameLength(String(from), String(to)));
    from = to + 1;
  }
  return options;
}

function sameLength(low: string, high: string): string[] {
  const rest = low.length - 1;
  const any = rest === 0 ? '' : ` [0-9]{${rest}}`;
  const [first, last] = [Number(low[0]), Number(high[0])];
  if (/^0*$/.test(low.slice(1)) && /^9*$/.test(high.slice(1))) return [`[${first}-${last}]${any}`];
  if (first === last) return [`"${first}" ${group(sameLength(low.slice(1), high.slice(1)))}`];
  const options = [`"${first}" ${group(sameLength(low.slice(1), '9'.repeat(rest)))}`];
  if (last - first > 1) options.push(`[${first + 1}-${last - 1}]${any}`);
  options.push(`"${last}" ${group(sameLength('0'.repeat(rest), high.slice(1)))}`);
  return options;
}

function group(options: readonly string[]): string {
  return options.length === 1 ? (options[0] as string) : `(${options.join(' | ')})`;
}
