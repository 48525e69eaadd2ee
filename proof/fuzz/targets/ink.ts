import { packageRoot } from '../../../src/base/package-root.ts';
import type { Random } from '../../../src/base/random.ts';
import { compileInk } from '../../../src/campaign/ink/compile.ts';
import { storyletsOf } from '../../../src/campaign/ink/storylets.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { runKnot } from '../../../src/engine/ink/run.ts';
import { anyPersona } from '../../../src/engine/persona.ts';
import { startingWorld } from '../../../src/engine/world.ts';
import { mustBe, refusedBy } from '../kit/judge.ts';
import { mutateText } from '../kit/mutate-text.ts';
import { target, type Verdict } from '../target.ts';

const SOUND = `VAR n = 0
LIST colours = red, (blue)
=== quay ===
# at: the quay
# with: iz
# when: scene >= 2 && !flag.seen
# question: demand
Iz looks up. {n > 1: Again.|Once.} # speaker: iz
* { has("rope") } [Show the rope # act: show # target: iz # item: rope]
  ~ change_opinion("iz", 5, "you showed it")
  -> side
+ [Lie # act: deceive # target: iz # stat: nerve # needs: iz.trust > 10]
  { check():
    - "failure": No.
    - else: Yes. ~ learn("a_fact")
  }
  -> DONE
* -> side
= side
~ n = n + RANDOM(1, 3)
{shuffle:
  - One. <>
  - Two.
}
{chance(50): Heads.|Tails.} {colours}
~ temp x = f(n)
+ [Again] -> quay
+ (wait) [Wait {n}] -> tunnel -> DONE
=== tunnel
~ pass("an hour")
->->
=== function f(x)
{ x > 3:
  ~ return 1
}
~ return f(x + 1)
`;
const TOKENS = [
  '-> quay',
  '-> nowhere',
  '->->',
  '<- side',
  '{',
  '}',
  '|',
  '* ',
  '+ ',
  '- ',
  '=== ',
  '= ',
  '# when: ',
  '# needs: has.rope',
  '~ n = n + n',
  '~ f(n)',
  '~ gain("x")',
  '{gain("x")}',
  '~ set("a", colours)',
  'EXTERNAL f(x)',
  'INCLUDE ink.ink',
  'VAR t = "a"',
  '/*',
  '*/',
  '//',
  '<>',
  '"',
  '\\',
  'TURNS_SINCE(-> quay)',
  'SEED_RANDOM(1)',
  'LIST_RANDOM(colours)',
  '(',
  ')',
  '[',
  ']',
  '__proto__',
  'constructor',
];

interface Input {
  text: string;
  choices: number[];
  /** How the saved state is changed before it is read again; null when it is left as it is. */
  damage: string | null;
}

export default target<Input>({
  name: 'ink',
  what: 'scenes in ink, compiled and played, and their saved states',
  inputs: 1_500,
  quick: 60,
  limitMs: 4_000,
  open() {
    const campaign = loadCampaign(`${packageRoot()}/campaigns/low-water`);
    const persona = anyPersona(campaign.template);
    const world = startingWorld(campaign, persona);
    const { story: sound } = compileInk([{ file: 'plot/scenes/ink.ink', text: SOUND }]);
    return {
      make: (random: Random) => ({
        text: random.below(5) === 0 ? SOUND : mutateText(SOUND, random, TOKENS),
        choices: [random.below(3), random.below(3), random.below(3)],
        damage: random.below(2) === 0 ? null : `${random.below(1_000)}`,
      }),
      read({ text, choices, damage }): Verdict {
        const { story, flows, faults } = compileInk([{ file: 'plot/scenes/ink.ink', text }]);
        for (const { message, line, column } of faults)
          mustBe(
            message !== '' && !message.includes('\n') && line >= 1 && column >= 1,
            'a fault is a sentence with a place',
          );
        if (story === null) return 'refused';
        mustBe(
          storyletsOf(flows, campaign).every(({ id }) => Object.hasOwn(story.knots, id)),
          'a storylet is a knot',
        );
        const [knot] = Object.keys(story.knots);
        if (knot === undefined) return 'refused';
        const input = { campaign, persona, world, scene: 3 };
        const shared = { ink: story, input, seed: 'fuzz', band: null };
        try {
          let result = runKnot({ ...shared, from: { knot, variables: { n: 2, t: 'x', colours: 1 } } });
          for (const choice of choices) {
            if (result.done) break;
            const state = damage === null ? result.state : damaged(result.state, Number(damage));
            const from = { state, choice: choice % result.choices.length };
            // As if the author had edited the scene in between.
            if (sound !== null && choice === 2) runKnot({ ...shared, ink: sound, from });
            result = runKnot({ ...shared, from });
          }
          return 'accepted';
        } catch (error) {
          return refusedBy(error);
        }
      },
      show: (input) => JSON.stringify(input),
    };
  },
});

/** One piece of a saved state swapped for another. */
function damaged(state: string, number: number): string {
  const pieces = state.split(/(?<=[,:{}[\]])/);
  const at = number % pieces.length;
  const other = pieces[(number * 7) % pieces.length] ?? '';
  return pieces.with(at, number % 3 === 0 ? '' : other).join('');
}
