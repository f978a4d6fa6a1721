import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { audioOf, audioType } from '@/lib/server/content/episodes/audio';
import { publicFile } from '@/lib/server/content/files/publicFiles';
import { temporaryFolder } from '@/tests/fixtures/temporaryFolder';

const inFolder = temporaryFolder();
const audioOfEpisode = (slug: string, address?: string) => audioOf(slug, address, inFolder());

beforeEach(() => {
  mkdirSync(inFolder('audio'));
  writeFileSync(inFolder('audio/badr.mp3'), 'x'.repeat(42));
  writeFileSync(inFolder('audio/badr.vtt'), 'WEBVTT');
  writeFileSync(inFolder('audio/sample.mp3'), 'x'.repeat(7));
});

describe('a public file', () => {
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

describe('the audio of a site with another audio host', () => {
  afterEach(() => Reflect.deleteProperty(process.env, 'AUDIO_BASE_URL'));

  it.each(['https://sons.example/audio', ' https://sons.example/audio/ '])(
    'has addresses on the host, chapters included, with the sizes of the local files: %j',
    (base) => {
      process.env.AUDIO_BASE_URL = base;
      writeFileSync(inFolder('audio/badr.chapters.json'), '{}');
      expect(audioOfEpisode('badr')).toEqual({
        url: 'https://sons.example/audio/badr.mp3',
        bytes: 42,
        type: 'audio/mpeg',
        kind: 'narration',
        subtitles: '/audio/badr.vtt',
        wordsFile: null,
        chaptersFile: 'https://sons.example/audio/badr.chapters.json',
      });
      const sample = { url: 'https://sons.example/audio/sample.mp3', kind: 'sample' };
      expect(audioOfEpisode('uhud')).toMatchObject(sample);
      expect(audioOfEpisode('badr', 'https://a.org/badr.ogg').url).toBe(
        'https://a.org/badr.ogg',
      );
    },
  );

  it.each(['sons.example', 'ftp://sons.example', 'https://'])(
    'stops the build when the address of the host is invalid: %j',
    (base) => {
      process.env.AUDIO_BASE_URL = base;
      expect(() => audioOfEpisode('badr')).toThrow(
        `AUDIO_BASE_URL : une adresse http(s) est attendue, reçu « ${base} ».`,
      );
    },
  );
});

describe('the audio of an episode', () => {
  it('is the file of its slug, with its subtitles', () => {
    expect(audioOfEpisode('badr')).toEqual({
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
    expect(audioOfEpisode('badr', 'https://a.org/badr.ogg')).toMatchObject({
      url: 'https://a.org/badr.ogg',
      bytes: 0,
      type: 'audio/ogg',
      kind: 'recording',
    });
  });

  it('is the sample without a file of its slug', () => {
    expect(audioOfEpisode('uhud')).toMatchObject({
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
