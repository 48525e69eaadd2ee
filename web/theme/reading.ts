import { createKeptStore, createStore, type Store, useStore } from '../ui/store.ts';
import type { Contrast } from './roles.ts';

/** How the player likes to read; kept by the browser. */
export interface Reading {
  theme: 'dark' | 'light' | 'system';
  contrast: Contrast;
  motion: 'system' | 'reduced';
  font: 'serif' | 'sans' | 'system';
  /** Of the prose, in px. */
  size: number;
  /** Most characters on a line of prose. */
  measure: number;
  /** Whether actions can be typed besides the choices. */
  typing: boolean;
  music: boolean;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
}

export const READING_DEFAULTS: Reading = {
  theme: 'dark',
  contrast: 'standard',
  motion: 'system',
  font: 'serif',
  size: 20,
  measure: 66,
  typing: false,
  music: false,
  volume: 0.5,
  isMuted: false,
};
export const SIZES = { min: 16, max: 28 } as const;
export const MEASURES = { min: 48, max: 84 } as const;

const reading = createKeptStore<Reading>('narratoria.reading', READING_DEFAULTS);
export const useReading = (): Reading => useStore(reading);
export const changeReading = (change: Partial<Reading>): void => reading.set({ ...reading.get(), ...change });

/** The colour that the story in view asks the scheme to be made from; null for the house colour. */
export const seedColour = createStore<string | null>(null);

function mediaStore(condition: string): Store<boolean> {
  const query = matchMedia(condition);
  return {
    get: () => query.matches,
    set: () => {},
    subscribe: (changed) => {
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
  };
}
const prefersLight = mediaStore('(prefers-color-scheme: light)');
const prefersStill = mediaStore('(prefers-reduced-motion: reduce)');

export function useIsDark(): boolean {
  const { theme } = useReading();
  const light = useStore(prefersLight);
  return theme === 'dark' || (theme === 'system' && !light);
}

export function useIsStill(): boolean {
  const { motion } = useReading();
  const still = useStore(prefersStill);
  return motion === 'reduced' || still;
}
