import { counted } from './format.ts';

/** Words of the panel with the world, the relationships and the memories. */
export const stateWords = {
  views: 'View',
  world: 'World',
  relations: 'Relationships',
  memories: 'Memories',

  tree: {
    what: 'the world state',
    empty: {
      title: 'Nothing here yet',
      text: 'The state of the world appears here after the first scene.',
    },
    label: 'World state',
    search: 'Search names and values',
    shownAs: 'Show as',
    asTree: 'Tree',
    asJson: 'JSON',
    json: 'World state as JSON',
    after: (scene: number, changes: number) =>
      `After scene ${scene}: ${changes === 0 ? 'no changes' : counted(changes, 'change')}`,
    changes: (changes: number) => counted(changes, 'change'),
    showChanges: 'Show changes',
    collapseAll: 'Collapse all',
    copy: 'Copy',
    notFound: 'No results',
    notFoundText: (search: string) => `Nothing matches “${search}”.`,
    showAll: 'Clear search',
    emptyText: '(empty)',
    emptyList: 'empty list',
    list: (length: number) => counted(length, 'item'),
    emptyGroup: 'empty',
    group: (size: number) => counted(size, 'entry', 'entries'),
    none: 'none',
    added: 'new',
    removed: 'removed',
    was: (before: string) => `was ${before}`,
  },

  relation: {
    what: 'relationships',
    empty: {
      title: 'No relationships yet',
      text: 'When you meet people, this shows what they think of you and why it changes.',
    },
    people: 'People',
    reputation: 'Reputation',
    nothingYet: 'No data yet',
    series: (name: string, feeling: string, score: string, scene: number, changes: number) =>
      `${name}: ${feeling === '' ? '' : `${feeling}, `}${score} after scene ${scene}, ${counted(changes, 'entry', 'entries')}.`,
    noSeries: (name: string) => `${name}: no data yet.`,
    point: (scene: number, score: string, reason: string) =>
      `Scene ${scene}, ${score}${reason === '' ? '' : `: ${reason}`}`,
  },

  memory: {
    what: 'memories',
    search: 'Search by meaning',
    found: (count: number) => `${counted(count, 'memory', 'memories')} found`,
    wordsOnly:
      'Searching by exact words only, because the search and memory model is not installed. You can install it in Settings > Storyteller.',
    empty: {
      title: 'No memories yet',
      text: 'What happens in each scene is remembered and appears here.',
    },
    notFound: 'No results',
    notFoundText: (search: string) => `No memories match “${search}”. Try different words.`,
    clear: 'Clear search',
    beforeStory: 'Before the story',
    summary: 'Summary',
    importance: (percent: number) => `Importance ${percent}%`,
    match: (percent: number) => `${percent}% match`,
  },
} as const;
