import { counted } from './format.ts';

/** Words of the library, of a world's dialog and of creating a character. */
export const libraryWords = {
  title: 'Library',
  loading: 'Loading library',
  continue: 'Continue',
  continueStory: (title: string) => `Continue ${title}`,
  worlds: 'Worlds',
  noWorlds: {
    title: 'No worlds yet',
    text: 'Import a world (a .zip file) or a character card to get started.',
  },
  openWorld: (title: string) => `Open ${title}`,
  by: (author: string) => `by ${author}`,
  ended: (ending: string) => `Finished: ${ending}`,
  notStarted: (playerName: string) =>
    playerName === '' ? 'Not started yet' : `${playerName}, not started yet`,
  sceneAt: (scene: number, location: string) =>
    location === '' ? `Scene ${scene}` : `Scene ${scene}, ${location}`,

  welcome: {
    title: 'Interactive stories that remember your choices',
    lead: 'Read a scene, choose what to do, and the story continues from there. Characters remember what you did. Everything runs on your computer, and your stories stay there.',
    start: (title: string) => `Start with ${title}`,
    or: 'or choose another world below',
  },

  about: 'About this world',
  start: 'Start',
  createCharacter: 'Create a character',
  orReadyMade: 'Create a character, or start now with a ready-made one.',
  generatingWorld: 'Generating the world. This may take a minute.',
  starting: 'Starting your story…',
  facts: {
    rating: 'Age rating',
    playTime: 'Play time',
    warnings: 'Content warnings',
    generated: 'Generated content',
  },
  outline: 'Short outline: the world is generated when you start',
  includesGenerated: (files: number) => `Includes generated content (${counted(files, 'file')})`,
  leftOut: (files: number) => `${counted(files, 'file')} left out because the source is unknown`,

  deleteWorld: {
    title: (title: string) => `Delete ${title}?`,
    text: 'Its folder will be permanently deleted. You can still read and export stories played in this world. To continue them, import the world again.',
  },

  import: {
    action: 'Import a world',
    confirm: 'Import',
    chooseFile: 'File to import',
    dropHere: 'Drop the file to import it',
    failed: 'Import failed',
    added: (title: string) => `${title} was added to your library`,
    open: 'Open',
    error: 'Error',
    warning: 'Warning',
    where: (file: string) => `Where should ${file} go?`,
    asNewWorld: 'Create a new world',
    addTo: (title: string) => `Add to ${title}`,
  },

  creation: {
    portrait: 'Your portrait',
    limits: 'What holds for your character',
    step: (step: number, steps: number) => `${step} of ${steps}`,
    noQuestions: 'This world has no questions about your character.',
    back: 'Back',
    surprise: 'Surprise me',
    useDefaults: 'Use defaults for the rest',
    next: 'Next',
    start: 'Start',
    ownWords: 'Or write your own',
    unnamed: 'Leave blank to stay unnamed',
    optional: 'Optional',
    allPointsUsed: 'All points are used.',
    pointsLeft: (points: number) => `${counted(points, 'point')} left`,
    decrease: (attribute: string) => `Decrease ${attribute}`,
    increase: (attribute: string) => `Increase ${attribute}`,
  },
} as const;
