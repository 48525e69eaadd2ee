import { type Loop, pitch } from '../loop.ts';
import type { Piece } from '../piece.ts';
import { reverberate, wind } from '../space.ts';
import { bell, bowed, breath, crackle, felt, pad, pluck, thud, tine } from '../voices.ts';

const HALL: Piece = {
  name: 'ambient/the-hall',
  idea: 'Two hundred people breathing in a large wooden hall; a felted piano that has nowhere to be.',
  seconds: 48,
  keywords: ['hall', 'sleepers', 'breathing', 'night', 'calm', 'piano'],
  compose(loop, random) {
    for (let at = 0; at < loop.seconds; at += 4.8) {
      loop.add(at, breath(2.6, 420 + random.next() * 120, random), { gain: 0.5, pan: -0.5 });
      loop.add(at + 2.3, breath(2.4, 300 + random.next() * 80, random), { gain: 0.45, pan: 0.5 });
      loop.add(at + 1.1, breath(3, 760 + random.next() * 200, random), {
        gain: 0.16,
        pan: random.next() - 0.5,
      });
    }
    const chords = [
      ['D2', 'A3', 'F4', 'E4'],
      ['Bb1', 'F3', 'D4', 'A4'],
      ['G1', 'D3', 'Bb3', 'F4'],
      ['A1', 'E3', 'C4', 'G4'],
    ];
    chords.forEach(([low = 'D2', ...notes], index) => {
      loop.add(index * 12, pad(pitch(low), 14, random, 0.5), { gain: 0.9 });
      notes.forEach((note, step) => {
        loop.add(index * 12 + 1.6 + step * 2.4, felt(pitch(note), 5), { gain: 0.42, pan: 0.3 - step * 0.3 });
      });
    });
    reverberate(loop, { seconds: 3.4, wet: 0.38, damping: 0.5 });
  },
};

const STOVE: Piece = {
  name: 'ambient/the-stove',
  idea: 'A tiled stove the size of a house: embers, a settling log, a low note that keeps the room warm.',
  seconds: 40,
  keywords: ['stove', 'fire', 'embers', 'warm', 'watch', 'indoors'],
  compose(loop, random) {
    wind(loop, { gain: 0.5, centre: 190, sway: 60, random: random.fork('draught') });
    for (let count = 0; count < 150; count += 1) {
      const gain = 0.15 + random.next() ** 3 * 0.9;
      loop.add(random.next() * loop.seconds, crackle(random), { gain, pan: random.next() * 1.4 - 0.7 });
    }
    for (const at of [3.1, 14.7, 29.2]) loop.add(at, thud(58, 1.4), { gain: 0.6 });
    const line = ['A2', 'E3', 'D3', 'C3', 'G2', 'D3', 'E3', 'B2'];
    line.forEach((note, index) => {
      loop.add(index * 5, pluck(pitch(note), 5, random, 0.9), {
        gain: 1.1,
        pan: index % 2 === 0 ? -0.25 : 0.25,
      });
      loop.add(index * 5 + 2.5, pluck(pitch(note) * 2, 4, random, 0.8), { gain: 0.4, pan: 0.1 });
    });
    loop.add(0, pad(pitch('A1'), 22, random, 0.6), { gain: 1 });
    loop.add(20, pad(pitch('G1'), 22, random, 0.6), { gain: 1 });
    reverberate(loop, { seconds: 1.6, wet: 0.25, damping: 0.55 });
  },
};

const SNOW: Piece = {
  name: 'ambient/snow',
  idea: 'Snow over shut houses and the road to the ridge: wind, and a musical box left open in one of them.',
  seconds: 44,
  keywords: ['snow', 'street', 'ridge', 'wind', 'outdoors', 'cold'],
  compose(loop, random) {
    wind(loop, { gain: 1.2, centre: 640, sway: 260, random: random.fork('high') });
    wind(loop, { gain: 0.9, centre: 240, sway: 90, random: random.fork('low') });
    const tune = ['E5', 'B4', 'G4', 'A4', 'E4', 'D5', 'B4', 'F#4', 'G4', 'E4'];
    tune.forEach((note, index) => {
      const at = index * 4.4 + (random.next() - 0.5) * 0.3;
      loop.add(at, tine(pitch(note), 3), { gain: 0.34, pan: Math.sin(index) * 0.6 });
      if (index % 3 === 1) loop.add(at + 0.7, tine(pitch(note) * 1.5, 3), { gain: 0.16, pan: -0.4 });
    });
    loop.add(0, bowed(pitch('E2'), 16), { gain: 0.34, pan: -0.2 });
    loop.add(15, bowed(pitch('B2'), 15), { gain: 0.26, pan: 0.2 });
    loop.add(29, bowed(pitch('C3'), 16), { gain: 0.24 });
    reverberate(loop, { seconds: 4.2, wet: 0.42, damping: 0.3 });
  },
};

const LOW_ROOM: Piece = {
  name: 'tension/the-low-room',
  idea: 'Under the stove, beside a bed that has not been left for years: one slow heart, and strings that lean.',
  seconds: 42,
  keywords: ['low room', 'moss', 'secret', 'dread', 'heartbeat', 'underground'],
  compose(loop, random) {
    for (let at = 0; at < loop.seconds; at += 3.5) {
      loop.add(at, thud(44, 0.9), { gain: 0.9 });
      loop.add(at + 0.42, thud(39, 0.8), { gain: 0.5 });
    }
    const leaning = [
      ['D2', 'Eb3'],
      ['D2', 'A2'],
      ['C2', 'Db3'],
      ['Bb1', 'F2'],
      ['D2', 'G#2'],
      ['D2', 'A2'],
    ];
    leaning.forEach(([low = 'D2', high = 'A2'], index) => {
      loop.add(index * 7, bowed(pitch(low), 8.4), { gain: 0.42, pan: -0.35 });
      loop.add(index * 7 + 1.6, bowed(pitch(high), 6.6), { gain: 0.26, pan: 0.4 });
    });
    for (let count = 0; count < 9; count += 1) {
      const note = random.pick(['D6', 'A5', 'Eb6', 'F5']);
      loop.add(random.next() * loop.seconds, tine(pitch(note), 2.4), {
        gain: 0.09,
        pan: random.next() * 2 - 1,
      });
    }
    wind(loop, { gain: 0.25, centre: 130, sway: 40, random: random.fork('earth') });
    reverberate(loop, { seconds: 2.8, wet: 0.36, damping: 0.62 });
  },
};

const VIGIL: Piece = {
  name: 'ambient/the-vigil',
  idea: 'One old woman keeping the hours of two: a small chapel organ, and a bell that is only ever touched.',
  seconds: 48,
  keywords: ['chapel', 'vigil', 'prayer', 'bell', 'bedfield', 'grief'],
  compose(loop, random) {
    const chant = [
      ['F2', 'C3', 'A3', 'F4'],
      ['E2', 'C3', 'G3', 'E4'],
      ['D2', 'D3', 'A3', 'F4'],
      ['Bb1', 'D3', 'F3', 'D4'],
      ['C2', 'C3', 'G3', 'E4'],
      ['F2', 'C3', 'F3', 'C4'],
    ];
    chant.forEach((notes, index) => {
      notes.forEach((note, voice) => {
        loop.add(index * 8 + voice * 0.35, pad(pitch(note), 10, random, 0.75), {
          gain: voice === 0 ? 0.8 : 0.5,
          pan: voice * 0.3 - 0.45,
        });
      });
    });
    for (const [at, note] of [
      [2, 'F4'],
      [18, 'C5'],
      [34, 'A4'],
    ] as const)
      loop.add(at, bell(pitch(note), 7), { gain: 0.22, pan: 0.2 });
    reverberate(loop, { seconds: 3.8, wet: 0.4, damping: 0.45 });
  },
};

const SECOND_CUP: Piece = {
  name: 'finale/the-second-cup',
  idea: 'The longest night: everyone is asked for a decision, the bell is hung, and the tune of the snow comes back.',
  seconds: 54,
  keywords: ['second cup', 'finale', 'ending', 'decision', 'midwinter', 'bell'],
  loudness: -22,
  compose(loop, random) {
    const ground = ['E2', 'C2', 'G1', 'D2', 'A1', 'B1'];
    ground.forEach((note, index) => {
      loop.add(index * 9, pad(pitch(note), 11.5, random, 0.7), { gain: 1 });
      loop.add(index * 9, bowed(pitch(note) * 2, 9.5), { gain: 0.3, pan: -0.3 });
    });
    climbing(loop, ['E4', 'G4', 'B4', 'A4', 'G4', 'E4', 'D4', 'G4', 'B4', 'D5', 'E5', 'B4'], (at, note) => {
      loop.add(at, felt(pitch(note), 5), { gain: 0.5, pan: 0.25 });
      loop.add(at + 1.5, pluck(pitch(note) / 2, 4, random, 0.75), { gain: 0.55, pan: -0.3 });
    });
    for (const at of [0, 27]) loop.add(at, bell(pitch('E3'), 12), { gain: 0.4 });
    wind(loop, { gain: 0.4, centre: 520, sway: 200, random: random.fork('outside') });
    reverberate(loop, { seconds: 3.2, wet: 0.36, damping: 0.4 });
  },
};

/** Spreads notes evenly over the loop. */
function climbing(loop: Loop, notes: readonly string[], play: (at: number, note: string) => void): void {
  notes.forEach((note, index) => {
    play((index * loop.seconds) / notes.length + 0.8, note);
  });
}

export const pieces: readonly Piece[] = [HALL, STOVE, SNOW, LOW_ROOM, VIGIL, SECOND_CUP];
