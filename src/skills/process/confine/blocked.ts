/** What a script was kept from, as far as its last words tell; the sentence names the field of the manifest. */
export function whatWasBlocked(text: string): string | null {
  return CLUES.find(({ pattern }) => pattern.test(text))?.sentence ?? null;
}

const CLUES: readonly { pattern: RegExp; sentence: string }[] = [
  {
    pattern: /ERR_ACCESS_DENIED[\s\S]*FileSystemRead|Use --allow-fs-read/,
    sentence: 'The skill may not read there: "permissions.read" in skill.json does not include it.',
  },
  {
    pattern: /ERR_ACCESS_DENIED[\s\S]*FileSystemWrite|Use --allow-fs-write/,
    sentence: 'The skill may not write there: "permissions.write" in skill.json does not include it.',
  },
  {
    pattern: /ERR_ACCESS_DENIED|ERR_DLOPEN_DISABLED|--allow-(?:child-process|worker|addons)/,
    sentence:
      'On this system a confined Node script may not start programs or threads, nor load native modules; no permission allows it.',
  },
  {
    pattern: /EROFS|Read-only file system/i,
    sentence:
      'A confined skill writes only to its data folder and its temporary folder; other places need "permissions.write" in skill.json.',
  },
  {
    pattern:
      /ENETUNREACH|EAI_AGAIN|Network is unreachable|Temporary failure in name resolution|Could not resolve host/i,
    sentence: 'A confined skill has no network unless skill.json says "permissions": {"network": true}.',
  },
];
