/** The five promises of every campaign, for its README. */
export const CREEDS = `## What this campaign holds to

1. **People make it.** A machine may lend a hand with the work. It does not take the author's place.
2. **Nothing is passed off.** Whatever a machine wrote or drew says so: \`_generated\` in its name, and a file beside it that tells which model made it, when, and from what.
3. **The author has the last word.** Anything generated may be changed, replaced or thrown away at any time; what a person wrote is never written over.
4. **Credit travels along.** Whoever passes the campaign on says what in it was generated, and by what.
5. **What is written counts.** Where little is written, what is added keeps to it: bread stays bread.`;

/** A README that holds nothing but a title and the promises. */
export function creedsFor(title: string): string[] {
  return [`# ${title}`, CREEDS];
}
