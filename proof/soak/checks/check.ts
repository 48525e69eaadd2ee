/** What the soak promises, and how it came out. */
export interface Check {
  name: string;
  bound: string;
  measured: string;
  /** Null when it cannot be known here. */
  passed: boolean | null;
  /** What was found, when something was. */
  findings: string[];
}

const MOST_SHOWN = 5;

/** A check that passes when nothing was found. */
export function nothingFound(name: string, bound: string, measured: string, findings: string[]): Check {
  const rest = findings.length - MOST_SHOWN;
  return {
    name,
    bound,
    measured,
    passed: findings.length === 0,
    findings: [...findings.slice(0, MOST_SHOWN), ...(rest > 0 ? [`and ${rest} more`] : [])],
  };
}
