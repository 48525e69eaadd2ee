import { oddsInWords } from '../../src/contracts/odds-words.ts';
import { counted } from './format.ts';

/** Words around the prose of a story. */
export const storyWords = {
  opening: 'Opening story',
  pageTitle: (title: string) => `${title} · Narratoria`,
  backToLibrary: 'Back to the library',
  moreFor: (title: string) => `More options for ${title}`,
  moreForScene: (scene: number) => `More options for scene ${scene}`,
  scenePrefix: (scene: number) => `Scene ${scene}. `,
  youChose: 'You chose: ',
  choiceCount: (count: number) => `${counted(count, 'choice')}.`,
  retell: 'Retell this scene',
  undoLast: 'Undo last choice',
  goBackHere: 'Go back to this scene',
  branchHere: 'Start a branch here',
  branched: 'Branch created. Your original story is safe.',
  theEnd: 'The end',
  whatDoYouDo: 'What do you do?',
  whatNext: 'What next?',
  /** `1d20 +2 (Address) · 30% success, 30% partial success` */
  rollAhead: (
    formula: string,
    bonus: number,
    stat: string | null,
    odds: Readonly<Record<string, number>>,
  ) => {
    const added = bonus === 0 ? '' : bonus > 0 ? ` +${bonus}` : ` −${-bonus}`;
    return `${formula}${added}${stat === null ? '' : ` (${stat})`} · ${oddsInWords(odds)}`;
  },
  locked: (needs: string) => `Locked: ${needs}`,
  whatChanged: 'What changed',
  whyChoice: (choice: string) => `Why this choice: ${choice}`,
  loadEarlier: 'Load earlier scenes',
  loadingEarlier: 'Loading earlier scenes',

  notStarted: {
    title: 'Ready to start',
    text: "The first scene hasn't been written yet.",
    action: 'Start',
  },

  waiting: {
    fallbackLines: ['The page turns.'],
    progress: 'Writing the scene',
    cancelRetelling: 'Cancel and keep the previous version',
    cancelChoice: 'Cancel and choose again',
  },

  here: {
    title: 'Current scene',
    open: 'Scene details',
    place: 'Place',
    time: 'Time',
    people: 'Who is here',
    items: 'What you carry',
    likesYouMore: 'likes you more than before',
    likesYouLess: 'likes you less than before',
  },

  typing: {
    label: 'Type an action',
    hint: 'For example: Ask about the bell',
    send: 'Do it',
  },

  /** The words of the player-choices skill for a chance, from the worst. */
  chances: ['nearly hopeless', 'unlikely to succeed', 'risky', 'a fair chance', 'likely to succeed'],
  reasons: {
    memory: 'Memory',
    relationship: 'Relationship',
    trait: 'Your character',
    lore: 'Lore',
    beat: 'Plot',
    item: 'Item',
    place: 'Place',
    thread: 'Unfinished business',
    other: 'Reason',
  },

  roll: {
    success: 'Success',
    partial: 'Partial success',
    failure: 'Failure',
    /** A partial success that the campaign describes keeps its kind in front. */
    partialBand: (band: string) => `Partial success: ${band}`,
    details: 'Roll details',
    changed: 'Otherwise than shown with the choice:',
    odds: (odds: string) => `The odds were ${odds}.`,
    chanceOf: {
      success: 'success',
      partial: 'partial success',
      failure: 'failure',
    },
  },

  aloud: {
    start: 'Read aloud',
    pause: 'Pause',
    resume: 'Resume',
    stop: 'Stop reading',
    noVoice:
      'No voice for reading aloud is installed. Install one in your system settings, then restart the browser.',
    failed: 'Reading aloud stopped. Try again, or choose another voice in your system settings.',
  },

  music: {
    title: 'Music',
    play: 'Play music',
    mute: 'Mute',
    volume: 'Volume',
    none: 'This place has no music.',
  },

  goBack: {
    here: 'You are here',
    toStart: 'Start over?',
    toScene: (scene: number) => `Go back to scene ${scene}?`,
    hereText: 'This is the latest scene. Start a branch to try something else and keep this story.',
    removes: (scenes: number) =>
      `The next ${scenes === 1 ? 'scene' : `${scenes} scenes`} will be removed. To keep ${scenes === 1 ? 'it' : 'them'}, start a branch instead.`,
    confirm: 'Go back',
  },

  tree: {
    title: 'The story so far',
    failed: "Couldn't load the story so far",
    thisStory: 'this story',
    empty: 'No scenes yet.',
    folded: (scenes: number) => `${scenes} more scenes`,
    start: 'Start',
    ending: (ending: string) => `The end: ${ending}`,
  },

  failure: {
    title: "This scene couldn't be finished",
    text: (attempts: number) =>
      `It failed after ${counted(attempts, 'attempt')}, so a simpler scene was used instead. Nothing is lost. You can restart the session to try this scene again, continue from the simpler scene, or go back to an earlier one.`,
    viewDetails: 'View error details',
    restart: 'Restart session',
    continue: 'Continue',
    goBack: 'Go back to an earlier scene',
  },

  notice: {
    attempt: (attempt: number) => ` (plan ${attempt})`,
    openTools: 'Open Tools',
    unreachable: (skill: string) => `${skill} couldn't connect. Check your network.`,
  },

  events: {
    soundFrom: (title: string) => `Sound from ${title}`,
    onTheMap: 'On the map:',
    rolled: (formula: string) => ` rolled ${formula === '' ? 'dice' : formula}: `,
    sent: (title: string, event: string) => `${title} sent “${event}”`,
    unsupported: "This page can't display this event. Its data:",
    tooLong: 'Too long to show.',
  },

  menu: {
    rename: 'Rename',
    renameTitle: 'Rename story',
    renameField: 'Title',
    export: 'Export',
    formats: {
      epub: 'E-book (EPUB)',
      html: 'Web page (HTML)',
      md: 'Text (Markdown)',
      json: 'Data (JSON)',
    },
    exported: (title: string) => `${title} was downloaded.`,
    deleteTitle: (title: string) => `Delete ${title}?`,
    deleteText: (scenes: number) =>
      `${scenes === 1 ? 'Its only scene' : `All ${scenes} scenes`} will be permanently deleted. Branches of this story are kept.`,
  },
} as const;
