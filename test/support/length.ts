/** Whether this is `npm run verify`, which has time for all rounds, and not `npm test`, which does a few of them. */
export const isVerifying = process.env['NARRATORIA_VERIFY'] === '1';

/** A few of the rounds, or all of them when there is time. */
export function rounds<Round>(few: readonly Round[], all: readonly Round[]): readonly Round[] {
  return isVerifying ? all : few;
}
