import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { audioOf, audioType } from '@/lib/server/content/episodes/audio';
import { publicFile } from '@/lib/server/content/files/publicFiles';
import { temporaryFolder } from '@/tests/fixtures/temporaryFolder';

const inFolder = temporaryFolder();
const soundOf = (slug: string, address?: string) => audioOf(slug, address, inFolder());

beforeEach(() => {
  mkdirSync(inFolder('audio'));
  writeFileSync(inFolder('audio/badr.mp3'), 'x'.repeat(42));
  writeFileSync(inFolder('audio/badr.vtt'), 'WEBVTT');
  writeFileSync(inFolder('audio/sample.mp3'), 'x'.repeat(7));
});

describe('a file of the site', () => {
  it('has a size and a date', () => {
    utimesSync(inFolder('audio/badr.mp3'), 1000, 1000);
    const file = { bytes: 42, modifiedAt: 1_000_000 };
    expect(publicFile('/audio/badr.mp3', inFolder())).toEqual(file);
  });

  it.each(['/audio/uhud.mp3', '/audio', '/../etc/passwd', 'https://a.org/b.mp3', ''])(
    'at %j does not exist',
    (address) => {
      expect(publicFile(address, inFolder())).toBeNull();
    },
  );
});

describe('the sounds of a site with another audio host', () => {
  afterEach(() => Reflect.deleteProperty(process.env, 'AUDIO_BASE_URL'));

  it.each(['https://sons.example/audio', ' https://sons.example/audio/ '])(
    'are requested there, chapters too, with the lengths of the build’s files: %j',
    (base) => {
      process.env.AUDIO_BASE_URL = base;
      writeFileSync(inFolder('audio/badr.chapters.json'), '{}');
      expect(soundOf('badr')).toEqual({
        url: 'https://sons.example/audio/badr.mp3',
        bytes: 42,
        type: 'audio/mpeg',
        kind: 'narration',
        subtitles: '/audio/badr.vtt',
        wordsFile: null,
        chaptersFile: 'https://sons.example/audio/badr.chapters.json',
      });
      const sample = { url: 'https://sons.example/audio/sample.mp3', kind: 'sample' };
      expect(soundOf('uhud')).toMatchObject(sample);
      expect(soundOf('badr', 'https://a.org/badr.ogg').url).toBe('https://a.org/badr.ogg');
    },
  );

  it.each(['sons.example', 'ftp://sons.example', 'https://'])(
    'stop the build when the address is invalid: %j',
    (base) => {
      process.env.AUDIO_BASE_URL = base;
      expect(() => soundOf('badr')).toThrow(
        `AUDIO_BASE_URL : une adresse http(s) est attendue, reçu « ${base} ».`,
      );
    },
  );
});

describe('the sound of an episode', () => {
  it('is its own file, with the files beside it', () => {
    expect(soundOf('badr')).toEqual({
      url: '/audio/badr.mp3',
      bytes: 42,
      type: 'audio/mpeg',
      kind: 'narration',
      subtitles: '/audio/badr.vtt',
      wordsFile: null,
      chaptersFile: null,
    });
  });

  it('is the owner’s recording before the narration', () => {
    expect(soundOf('badr', 'https://a.org/badr.ogg')).toMatchObject({
      url: 'https://a.org/badr.ogg',
      bytes: 0,
      type: 'audio/ogg',
      kind: 'recording',
    });
  });

  it('is the sample when it has none', () => {
    expect(soundOf('uhud')).toMatchObject({
      url: '/audio/sample.mp3',
      bytes: 7,
      kind: 'sample',
      subtitles: null,
    });
  });

  it.each([
    ['https://a.org/b.m4a?x=1', 'audio/mp4'],
    ['/a.OGG', 'audio/ogg'],
    ['https://a.org/play', 'audio/mpeg'],
  ])('at %s is of type %s', (address, type) => {
    expect(audioType(address)).toBe(type);
  });
});
