import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audioOf, audioType } from '@/lib/server/content/episodes/audio';
import { publicFile } from '@/lib/server/content/files/publicFiles';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'public-'));
  mkdirSync(join(root, 'audio'));
  writeFileSync(join(root, 'audio', 'badr.mp3'), 'x'.repeat(42));
  writeFileSync(join(root, 'audio', 'badr.vtt'), 'WEBVTT');
  writeFileSync(join(root, 'audio', 'sample.mp3'), 'x'.repeat(7));
});

afterEach(() => rmSync(root, { recursive: true }));

describe('a file of the site', () => {
  it('has a size and an age', () => {
    utimesSync(join(root, 'audio', 'badr.mp3'), 1000, 1000);
    expect(publicFile('/audio/badr.mp3', root)).toEqual({ bytes: 42, modifiedAt: 1_000_000 });
  });

  it.each(['/audio/uhud.mp3', '/audio', '/../etc/passwd', 'https://a.org/b.mp3', ''])(
    '%j is none',
    (address) => {
      expect(publicFile(address, root)).toBeNull();
    },
  );
});

describe('the sounds of a site that keeps them elsewhere', () => {
  afterEach(() => Reflect.deleteProperty(process.env, 'AUDIO_BASE_URL'));

  it.each(['https://sons.example/audio', ' https://sons.example/audio/ '])(
    'are asked for there, chapters too, with the lengths of the files of the build: %j',
    (base) => {
      process.env.AUDIO_BASE_URL = base;
      writeFileSync(join(root, 'audio', 'badr.chapters.json'), '{}');
      expect(audioOf('badr', undefined, root)).toEqual({
        url: 'https://sons.example/audio/badr.mp3',
        bytes: 42,
        type: 'audio/mpeg',
        kind: 'narration',
        subtitles: '/audio/badr.vtt',
        chaptersFile: 'https://sons.example/audio/badr.chapters.json',
      });
      expect(audioOf('uhud', undefined, root)).toMatchObject({
        url: 'https://sons.example/audio/sample.mp3',
        kind: 'sample',
      });
      expect(audioOf('badr', 'https://a.org/badr.ogg', root).url).toBe(
        'https://a.org/badr.ogg',
      );
    },
  );

  it.each(['sons.example', 'ftp://sons.example', 'https://'])(
    'stop the build when the address is none: %j',
    (base) => {
      process.env.AUDIO_BASE_URL = base;
      expect(() => audioOf('badr', undefined, root)).toThrow(
        `AUDIO_BASE_URL : une adresse http(s) est attendue, reçu « ${base} ».`,
      );
    },
  );
});

describe('the sound of an episode', () => {
  it('is its own file, with what lies beside it', () => {
    expect(audioOf('badr', undefined, root)).toEqual({
      url: '/audio/badr.mp3',
      bytes: 42,
      type: 'audio/mpeg',
      kind: 'narration',
      subtitles: '/audio/badr.vtt',
      chaptersFile: null,
    });
  });

  it('is the owner’s recording before the narration', () => {
    expect(audioOf('badr', 'https://a.org/badr.ogg', root)).toMatchObject({
      url: 'https://a.org/badr.ogg',
      bytes: 0,
      type: 'audio/ogg',
      kind: 'recording',
    });
  });

  it('is the sample when it has none', () => {
    expect(audioOf('uhud', undefined, root)).toMatchObject({
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
