import { type Loop, pitch } from '../loop.ts';
import type { Piece } from '../piece.ts';
import { reverberate, wind } from '../space.ts';
import { bell, bowed, breath, felt, pad, pluck, thud, tine } from '../voices.ts';

/** Lays a tune: a note and how many steps it lasts; a dash is a rest. */
function tune(score: string, step: number, play: (at: number, note: string, steps: number) => void): void {
  let at = 0;
  for (const entry of score.trim().split(/\s+/)) {
    const [note = '-', steps = '1'] = entry.split('*');
    if (note !== '-') play(at * step, note, Number(steps));
    at += Number(steps);
  }
}

/** A waltz's left hand: one low, two soft. */
function oomPah(loop: Loop, bars: readonly (readonly string[])[], beat: number): void {
  bars.forEach(([low = 'C2', ...chord], bar) => {
    const at = bar * 3 * beat;
    loop.add(at, felt(pitch(low), 2.4), { gain: 0.6, pan: -0.3 });
    for (const offset of [1, 2]) {
      for (const note of chord) loop.add(at + offset * beat, felt(pitch(note), 1), { gain: 0.17, pan: 0.15 });
    }
  });
}

const BEAT = 0.5;

const LOVIBONDS: Piece = {
  name: 'lovibonds',
  idea: 'A great shop between customers: a pizzicato stroll, a lift bell, and something that goes by in the pipes.',
  seconds: 48,
  keywords: ['shop', 'lovibonds', 'perfume hall', 'lift', 'court', 'day', 'comedy'],
  compose(loop, random) {
    const bass = 'G2 - D3 - E2 - B2 - C3 - G2 - D3 - D2 F#2 G2 - B2 - A2 - E3 - D3 - A2 - D2 - F#2 -';
    for (const round of [0, 1]) {
      tune(bass, BEAT, (at, note) =>
        loop.add(at + round * 16, pluck(pitch(note), 1.6, random, 0.55), { gain: 0.8, pan: -0.2 }),
      );
    }
    const song = 'B4 D5 G5*2 F#5 E5*3 C5 E5 A5*2 G5 F#5*3 D5 E5 F#5 G5 A5 B5*2 - G5*2 E5*2 A5*2 F#5*4 -*2';
    for (const round of [0, 1]) {
      tune(song, BEAT, (at, note, steps) => {
        loop.add(
          at + round * 16,
          round === 0 ? pluck(pitch(note), 1.2, random, 0.4) : tine(pitch(note), 0.8 + steps * 0.4),
          { gain: round === 0 ? 0.42 : 0.3, pan: 0.3 },
        );
      });
    }
    tune('G4*4 E4*4 A4*4 F#4*4 B4*4 C5*4 A4*4 D4*4', BEAT, (at, note) =>
      loop.add(32 + at, felt(pitch(note), 3.4), { gain: 0.36, pan: 0.1 }),
    );
    tune('G2*4 C3*4 F#2*4 B2*4 E2*4 A2*4 D2*4 D3*4', BEAT, (at, note) =>
      loop.add(32 + at, pluck(pitch(note), 2.4, random, 0.6), { gain: 0.7, pan: -0.2 }),
    );
    for (const at of [15.5, 31.5]) loop.add(at, bell(pitch('B5'), 2.4), { gain: 0.14, pan: 0.5 });
    goingBy(loop, 22, random);
    goingBy(loop, 46, random);
    reverberate(loop, { seconds: 1.5, wet: 0.24, damping: 0.5 });
  },
};

/** Something in a brass pipe, from left to right. */
function goingBy(loop: Loop, at: number, random: Parameters<Piece['compose']>[1]): void {
  for (let step = 0; step < 9; step += 1) {
    const pan = -0.9 + step * 0.22;
    loop.add(at + step * 0.16, breath(0.5, 900 + step * 40, random), { gain: 0.35, pan });
    loop.add(at + step * 0.16, tine(pitch('E6') * (1 + step * 0.004), 0.3), { gain: 0.035, pan });
  }
}

const STRAY: Piece = {
  name: 'the-stray',
  idea: 'A court holding its breath: one low note, a clock that is not there, and the canister that goes round and round.',
  seconds: 44,
  keywords: ['stray', 'tubes', 'tension', 'evidence', 'night', 'verdict', 'cash office'],
  compose(loop, random) {
    const ground = ['E2', 'E2', 'C2', 'D2'];
    ground.forEach((note, index) => {
      loop.add(index * 11, pad(pitch(note), 13, random, 0.5), { gain: 0.9, pan: -0.15 });
      loop.add(index * 11 + 0.5, bowed(pitch(note) * 2, 10), { gain: 0.24, pan: 0.25 });
    });
    for (let at = 0; at < loop.seconds; at += 2)
      loop.add(at, thud(72, 0.35), { gain: at % 4 === 0 ? 0.34 : 0.2, pan: at % 4 === 0 ? -0.3 : 0.3 });
    tune('E4*3 G4 F#4*4 E4*3 B4 A4*4 C5*3 B4 G4*4 A4*2 F#4*2 D4*4 -*2', 1.32, (at, note) => {
      loop.add(at, felt(pitch(note), 4), { gain: 0.4, pan: 0.2 });
    });
    for (const at of [4, 15, 26, 37]) goingBy(loop, at, random);
    wind(loop, { gain: 0.18, centre: 320, sway: 90, random: random.fork('pipes') });
    reverberate(loop, { seconds: 3, wet: 0.34, damping: 0.45 });
  },
};

const PALM_ROOM: Piece = {
  name: 'the-palm-room',
  idea: 'The waltz that was played at closing time, on a gramophone under glass, with rain in tuned buckets.',
  seconds: 48,
  keywords: ['palm room', 'waltz', 'supper', 'creditors', 'rain', 'evening', 'forgiveness'],
  compose(loop, random) {
    const bars = [
      ['F2', 'C4', 'A4'],
      ['F2', 'C4', 'A4'],
      ['C2', 'Bb3', 'E4'],
      ['C2', 'Bb3', 'E4'],
      ['C2', 'Bb3', 'G4'],
      ['C2', 'Bb3', 'E4'],
      ['F2', 'A3', 'C4'],
      ['F2', 'A3', 'C4'],
      ['D2', 'A3', 'F4'],
      ['D2', 'A3', 'F4'],
      ['G2', 'Bb3', 'D4'],
      ['G2', 'Bb3', 'D4'],
      ['Bb1', 'D4', 'F4'],
      ['C2', 'Bb3', 'E4'],
      ['F2', 'A3', 'C4'],
      ['C2', 'Bb3', 'E4'],
    ];
    const beat = 0.5;
    oomPah(loop, [...bars, ...bars], beat);
    const song =
      'A4*2 C5 F5*3 E5*2 D5 C5*3 Bb4*2 D5 G5*2 E5 F5*3 C5*3 D5*2 F5 A5*3 G5*2 F5 D5*3 F5*2 D5 E5*2 G5 F5*3 -*3';
    tune(song, beat, (at, note, steps) =>
      loop.add(at, bowed(pitch(note), 0.9 + steps * beat), { gain: 0.2, pan: 0.25 }),
    );
    tune(song, beat, (at, note, steps) => {
      loop.add(24 + at, tine(pitch(note), 1 + steps * 0.5), { gain: 0.3, pan: -0.1 });
      loop.add(24 + at, bowed(pitch(note) / 2, 0.9 + steps * beat), { gain: 0.13, pan: 0.35 });
    });
    const buckets = ['F5', 'A5', 'C6', 'G5'];
    for (let count = 0; count < 42; count += 1) {
      loop.add(random.next() * loop.seconds, tine(pitch(random.pick(buckets)), 0.5), {
        gain: 0.03 + random.next() * 0.04,
        pan: random.next() * 1.6 - 0.8,
      });
    }
    wind(loop, { gain: 0.22, centre: 2600, sway: 700, random: random.fork('rain') });
    reverberate(loop, { seconds: 2.2, wet: 0.3, damping: 0.4 });
  },
};

export const pieces: readonly Piece[] = [LOVIBONDS, STRAY, PALM_ROOM];
