const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_NAME = 64;

/** Why a skill cannot have this name, with a better one where that is easy to find; null when it can. */
export function nameProblem(name: string): string | null {
  if (NAME.test(name) && name.length <= LONGEST_NAME) return null;
  const better = slug(name);
  const advice = better === '' || better === name ? '' : ` How about ${better}?`;
  return `A skill's name has small letters, digits and single hyphens, ${LONGEST_NAME} at most.${advice}`;
}

/** `tide-teller` as people write it: `Tide Teller`. */
export function displayNameOf(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_NAME)
    .replace(/-+$/, '');
}
