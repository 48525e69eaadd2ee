import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readAudio } from '../../../src/campaign/ingest/audio.ts';
import { corpus } from '../kit/corpus.ts';
import { mustBe } from '../kit/judge.ts';
import { mutateBytes } from '../kit/mutate-bytes.ts';
import { Scratch } from '../kit/scratch.ts';
import { target } from '../target.ts';

const TOKENS = [
  'OggS',
  'ID3\x04\0',
  'fLaC',
  'RIFF',
  'WAVEfmt ',
  'data',
  'vorbis',
  'OpusHead',
  'TAG',
  'APETAGEX',
  'LIST',
  'COMM',
  '\xff\xfb\x90',
];

export default target<Buffer>({
  name: 'audio',
  what: 'heads and tags of MP3, OGG, WAV and FLAC recordings',
  inputs: 1500,
  quick: 40,
  limitMs: 3000,
  open() {
    const scratch = new Scratch('audio');
    const file = path.join(scratch.root, 'recording');
    const sound = Object.values(corpus('test/campaign/ingest/media/sample.{mp3,ogg,wav,flac}'));
    return {
      make: (random) => mutateBytes(random.pick(sound), random, TOKENS),
      async read(bytes) {
        writeFileSync(file, bytes);
        try {
          const { metadata, words } = await readAudio('music/ambient/x.ogg', file);
          mustBe(Number.isFinite(metadata.duration_seconds), 'a recording has a length');
          mustBe(
            words.every((word) => typeof word === 'string'),
            'tags are words',
          );
          return 'accepted';
        } catch (error) {
          if (error instanceof Error && error.message.startsWith('This is no MP3')) return 'refused';
          throw error;
        }
      },
      show: (bytes) => bytes.toString('latin1'),
      close: () => scratch.close(),
    };
  },
});
