import type { SceneView, StoryView, Telling } from '../../src/contracts/api/story.ts';

/** A scene as the server sends it, with nothing in it but what is said here. */
export function sceneOf(scene: number, parts: Partial<SceneView> = {}): SceneView {
  return {
    scene,
    sceneType: 'exploration',
    location: 'The Quay',
    time: 'Day 1, morning',
    prose: [`What happened in scene ${scene}.`],
    speakers: [null],
    choices: [],
    chosen: null,
    roll: null,
    changes: [],
    beat: null,
    ending: null,
    people: [],
    items: [],
    background: null,
    music: null,
    notices: [],
    modelNotices: [],
    failure: null,
    narrator: 'built-in',
    writer: { kind: 'built-in', model: null, tokens: null, cost: null },
    isEdited: false,
    telling: 0,
    totalMs: 1,
    ...parts,
  };
}

export function tellingOf(scene: number, prose = ''): Telling {
  return { scene, chosen: null, startedAt: 0, prose, doing: '' };
}

export function storyOf(scenes: SceneView[], telling: Telling | null = null): StoryView {
  return {
    story: {
      id: 'story',
      title: 'Low Water',
      campaignId: 'low-water',
      campaignTitle: 'Low Water',
      seedColour: '#336699',
      cover: null,
      playerName: 'Jun',
      scene: scenes.at(-1)?.scene ?? 0,
      location: '',
      lastLine: '',
      ending: null,
      createdAt: '',
      lastPlayedAt: '',
      branchedFrom: null,
    },
    scenes,
    telling,
    persona: { name: 'Jun', description: '', stats: {}, portrait: null },
    waitingLines: [],
  };
}

export const numbersOf = ({ scenes }: StoryView): number[] => scenes.map(({ scene }) => scene);
