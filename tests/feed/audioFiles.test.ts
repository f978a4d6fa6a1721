/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audioType, episodeMedia } from '@/lib/server/audioFiles';
import { publicFile } from '@/lib/server/publicFiles';

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
  test('has a size and an age', () => {
    utimesSync(join(root, 'audio', 'badr.mp3'), 1000, 1000);
    expect(publicFile('/audio/badr.mp3', root)).toEqual({ bytes: 42, modifiedAt: 1_000_000 });
  });

  test.each(['/audio/uhud.mp3', '/audio', '/../etc/passwd', 'https://a.org/b.mp3', ''])(
    '%j is none',
    (address) => {
      expect(publicFile(address, root)).toBeNull();
    },
  );
});

describe('the sound of an episode', () => {
  test('is its own file, with what lies beside it', () => {
    expect(episodeMedia({ slug: 'badr', audioUrl: '/audio/badr.mp3' }, root)).toEqual({
      audioUrl: '/audio/badr.mp3',
      bytes: 42,
      type: 'audio/mpeg',
      hasTranscript: true,
      hasChapters: false,
    });
  });

  test('is the sample when it has none', () => {
    expect(episodeMedia({ slug: 'uhud' }, root)).toMatchObject({
      audioUrl: '/audio/sample.mp3',
      bytes: 7,
      hasTranscript: false,
    });
  });

  test.each([
    ['https://a.org/b.m4a?x=1', 'audio/mp4'],
    ['/a.OGG', 'audio/ogg'],
    ['https://a.org/play', 'audio/mpeg'],
  ])('at %s is of type %s', (address, type) => {
    expect(audioType(address)).toBe(type);
  });
});
