/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { heardText } from '@/lib/episodes/marks';
import { isReadBySyntheticVoice } from '@/lib/episodes/narration';
import { loadEpisodes } from '@/lib/server/episodes';
import { parseClock } from '@/lib/time/clock';
import { readMp3 } from './mp3';
import { readVtt } from '@/lib/episodes/vtt';

const MAXIMUM_BYTES = 4 * 1024 * 1024;

interface Chapters {
  readonly version: string;
  readonly chapters: readonly {
    readonly startTime: number;
    readonly endTime: number;
    readonly title: string;
  }[];
}

/** Spaces are typeset when the record is read; the transcript keeps the ones that were written. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

const narrated = loadEpisodes().filter(isReadBySyntheticVoice);

test('every episode without a recording of its own is narrated', () => {
  const silent = loadEpisodes().filter(({ audioUrl }) => audioUrl === undefined);
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

describe.each(narrated.map((episode) => [episode.slug, episode] as const))(
  '%s',
  (slug, episode) => {
    const audio = readMp3(`public/audio/${slug}.mp3`);
    const cues = readVtt(readFileSync(`public/audio/${slug}.vtt`, 'utf8'));
    const file: Chapters = JSON.parse(
      readFileSync(`public/audio/${slug}.chapters.json`, 'utf8'),
    );

    test('is a mono mp3 of constant bit rate, at most 4 MB, with its cover', () => {
      expect(audio.bytes).toBeLessThanOrEqual(MAXIMUM_BYTES);
      expect(audio.channels).toBe(1);
      expect(audio.bitrates).toHaveLength(1);
      expect(audio.bitrates[0]).toBeGreaterThanOrEqual(48);
      expect(audio.bitrates[0]).toBeLessThanOrEqual(64);
      expect(audio.hasPicture).toBe(true);
    });

    test('lasts as long as its record says, within a second', () => {
      expect(Math.abs(audio.seconds - (parseClock(episode.duration) ?? 0))).toBeLessThanOrEqual(
        1,
      );
    });

    test('has a transcript that says each title and sentence, in the order of the text', () => {
      const told = episode.chapters.flatMap(({ title, paragraphs }) => [
        title,
        ...paragraphs.flat().map(heardText),
      ]);
      expect(cues.map(({ text }) => plain(text))).toEqual(told.map(plain));
    });

    test('has cues in order, without overlap, inside the audio, each of its own name', () => {
      for (const [index, { start, end }] of cues.entries()) {
        expect(end).toBeGreaterThan(start);
        expect(start).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0);
      }
      expect(cues.at(-1)?.end).toBeLessThanOrEqual(audio.seconds);
      expect(new Set(cues.map(({ id }) => id)).size).toBe(cues.length);
    });

    test('has chapters that follow each other, each beginning before its own title is said', () => {
      expect(file.version).toMatch(/^1\.\d/);
      expect(file.chapters.map(({ title }) => plain(title))).toEqual(
        episode.chapters.map(({ title }) => plain(title)),
      );
      for (const [index, { startTime, endTime }] of file.chapters.entries()) {
        expect(endTime).toBeGreaterThan(startTime);
        expect(endTime).toBeLessThanOrEqual(audio.seconds + 0.5);
        expect(startTime).toBe(file.chapters[index - 1]?.endTime ?? 0);
        const title = cues.find(({ id }) => id === `c${index + 1}-titre`);
        expect(title?.start).toBeGreaterThanOrEqual(startTime - 0.001);
        expect(title?.end).toBeLessThan(endTime);
      }
    });

    test('has its cover in every size that is served', () => {
      for (const size of [96, 192, 480, 960]) {
        for (const format of ['avif', 'webp']) {
          expect(existsSync(`public/covers/${slug}-${size}.${format}`)).toBe(true);
        }
      }
      expect(existsSync(`public${episode.imageUrl}`)).toBe(true);
      expect(existsSync(`public/covers/src/${slug}.svg`)).toBe(true);
    });
  },
);
