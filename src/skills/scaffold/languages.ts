/** A language `skill new` can write in. */
export interface Language {
  title: string;
  /** The script, as a path in the skill folder. */
  script: string;
  /** How to run it by hand from there. */
  command: string;
  /** What that takes, as a sentence for the README. */
  requirement: string;
}

export const LANGUAGES = {
  ts: {
    title: 'TypeScript',
    script: 'scripts/moon.mts',
    command: 'node scripts/moon.mts',
    requirement:
      'It needs Node 24 or later, which runs TypeScript as it is, and nothing else: no build, no packages.',
  },
  python: {
    title: 'Python',
    script: 'scripts/moon.py',
    command: 'python3 scripts/moon.py',
    requirement: 'It needs Python 3.8 or later and no packages.',
  },
  sh: {
    title: 'shell',
    script: 'scripts/moon.sh',
    command: 'sh scripts/moon.sh',
    requirement: 'It needs a POSIX shell and awk.',
  },
} as const satisfies Record<string, Language>;

export type LanguageId = keyof typeof LANGUAGES;
