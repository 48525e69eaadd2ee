import { useEffect, useRef } from 'react';
import { changeReading, useReading } from '../../theme/reading.ts';

const FADE_MS = 1200;
const STEP_MS = 60;

export interface Music {
  isOn: boolean;
  /** Whether the scene has any. */
  hasPiece: boolean;
  volume: number;
  isMuted: boolean;
  toggle(): void;
  toggleMute(): void;
  setVolume(volume: number): void;
}

/** The music of the place, faded from one piece to the next; silent until the player turns it on. */
export function useMusic(url: string | null): Music {
  const { music: isOn, volume, isMuted } = useReading();
  const playing = useRef<{ url: string; audio: HTMLAudioElement } | null>(null);
  const wanted = isOn ? url : null;

  useEffect(() => {
    const current = playing.current;
    if (current?.url === wanted) return;
    if (current !== null) fade(current.audio, 0, () => current.audio.pause());
    playing.current = wanted === null ? null : { url: wanted, audio: begin(wanted) };
  }, [wanted]);
  useEffect(() => {
    const { audio } = playing.current ?? {};
    if (audio !== undefined && wanted !== null) fade(audio, isMuted ? 0 : volume);
  }, [volume, isMuted, wanted]);
  useEffect(
    () => () => {
      const { audio } = playing.current ?? {};
      if (audio !== undefined) fade(audio, 0, () => audio.pause());
      playing.current = null;
    },
    [],
  );

  return {
    isOn,
    hasPiece: url !== null,
    volume,
    isMuted,
    toggle: () => changeReading({ music: !isOn }),
    toggleMute: () => changeReading({ isMuted: !isMuted }),
    setVolume: (next) => changeReading({ volume: next, isMuted: false }),
  };
}

function begin(url: string): HTMLAudioElement {
  const audio = new Audio(url);
  audio.loop = true;
  audio.volume = 0;
  audio.play().catch(() => {
    // Browsers let nothing sound before the player has touched the page.
    addEventListener('pointerdown', () => void audio.play().catch(() => {}), { once: true });
  });
  return audio;
}

const fades = new WeakMap<HTMLAudioElement, ReturnType<typeof setInterval>>();

function fade(audio: HTMLAudioElement, to: number, done?: () => void): void {
  clearInterval(fades.get(audio));
  const step = ((to - audio.volume) * STEP_MS) / FADE_MS;
  const timer = setInterval(() => {
    const next = audio.volume + step;
    const isThere = step === 0 || (step > 0 ? next >= to : next <= to);
    audio.volume = Math.min(1, Math.max(0, isThere ? to : next));
    if (!isThere) return;
    clearInterval(timer);
    done?.();
  }, STEP_MS);
  fades.set(audio, timer);
}
