import { plainTerms } from '../../../base/words.ts';
import type { Slots } from '../fill.ts';
import { asInk } from './ink-text.ts';
import type { Story } from './story.ts';

/** What a shape may speak of that a line of theirs can be about. */
const ABOUT = ['fear', 'habit', 'like', 'hate', 'oath', 'belief', 'gone', 'secret'];
const LONGEST = 160;
/** What was said in answer to somebody, or to have something done. */
const ANSWERS =
  /^(?:Because|Yes|No|Not|And|But|So|Then|That|This|It|They|He|She|Those|These|Of course|Put|Come|Go|Take|Hold|Sit|Mind|Look|Get|Give|Tell|Keep|Never mind|You|Your)\b/;

/** Hands out the lines that somebody's author has written for them: each in one scene, where it is about what the scene is about. */
export class Voice {
  readonly #lines: readonly string[];
  readonly #used = new Set<string>();

  constructor({ inventory }: Story) {
    const { speech_patterns: speech } = inventory.people[0]?.profile ?? {};
    // What a scene in ink cannot have word for word is said elsewhere.
    this.#lines = (speech?.examples ?? []).filter((line) => asInk(line) === line && line.length <= LONGEST);
  }

  /** `line`: about what the shape is about; `askline`: a question to the player; `quip`: any other. Empty where there is none. */
  for(text: string, slots: Slots): Slots {
    const free = this.#lines.filter((line) => !this.#used.has(line));
    const about = new Set(
      ABOUT.filter((name) => text.includes(`«${name}`) || text.includes(`«${capital(name)}`)).flatMap(
        (name) => plainTerms(textOf(slots[name])),
      ),
    );
    const told = free.filter((line) => !line.includes('?'));
    const line = told.find((one) => plainTerms(one).some((term) => about.has(term)));
    const askline = free.find((one) => /\byou\b[^?]*\?$/i.test(one));
    const quip = told.find((one) => !ANSWERS.test(one));

    return {
      ...(line === undefined ? { noline: '' } : { line }),
      ...(askline !== undefined && { askline }),
      ...(quip !== undefined && { quip }),
    };
  }

  /** What a scene has been given is not for another; whoever tells it in other words finds it in the gist. */
  given(scene: string): string {
    const said = this.#lines.filter((line) => scene.includes(line));
    for (const line of said) this.#used.add(line);
    const quoted = said.map((line) => `“${line}”`).join(' ');
    return said.length === 0
      ? scene
      : scene.replace(/^# gist: .*$/m, (gist) => `${gist} Said in it: ${quoted}`);
  }
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function textOf(value: Slots[string] | undefined): string {
  return value === undefined ? '' : typeof value === 'string' ? value : value.text;
}
