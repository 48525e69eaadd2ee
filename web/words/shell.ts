/** Words of the frame around every page: navigation, connection, errors of a whole page. */
export const shellWords = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  library: 'Library',
  openStoryFirst: 'Open a story first',
  destinations: {
    narrative: 'Narrative',
    tools: 'Tools',
    assets: 'Assets',
    state: 'State',
    settings: 'Settings',
  },
  panels: { tools: 'Tools', assets: 'Assets', state: 'State' },
  expandPanel: 'Expand panel',
  collapsePanel: 'Collapse panel',
  closePanel: 'Close panel',

  connectionLost: 'Connection lost. Reconnecting…',
  reconnectNow: 'Reconnect now',
  serverGone: "Can't connect to Narratoria. It may have been closed.",
  otherProgram: 'Another program is using this address.',
  serverStatus: (status: number) => `The server returned an error (${status}).`,
  serverStatusHint: 'Try again. The server log has the details.',
  noToken: 'This page has no valid token.',
  noTokenHint: 'Open the link that `narratoria serve` printed.',
  sceneInterrupted: 'That scene was interrupted. Please choose again.',

  openFromLink: {
    title: 'Open Narratoria from its link',
    before:
      'To keep your stories private, Narratoria uses a new link each time it starts. Use the link it printed in the terminal, or run',
    command: 'bin/narratoria serve --open',
    after: 'to open this page.',
  },
  pageNotFound: {
    title: 'Page not found',
    text: 'The link may be wrong, or the story was deleted.',
  },
  goToLibrary: 'Go to the library',
  disconnected: {
    title: "Can't connect to Narratoria",
    before: "Narratoria isn't responding. If you closed it, start it again with",
    command: 'npm start',
    after: '. This page reconnects automatically, and your stories are saved.',
  },
  storyNotFound: {
    title: 'Story not found',
    text: 'It may have been deleted.',
  },
  notOpened: "Couldn't open this page",
  crashed: {
    title: 'Something went wrong',
    text: 'Your stories are saved on this computer.',
    action: 'Reload page',
  },
  skillToReview: (standing: 'new' | 'changed', name: string, others: number) =>
    `${standing === 'new' ? 'New skill' : 'Changed skill'}: ${name}${others > 0 ? ` and ${others} more` : ''}.`,
} as const;
