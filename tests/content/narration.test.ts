import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { withoutMarks } from '@/lib/episodes/marks';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadContent } from '@/lib/server/content/loadContent';
import { episodeRecords } from '@/tests/content/reading/records';
import { readMp3 } from '@/tests/content/reading/mp3';
import { readWords, wordsIn } from '@/lib/episodes/transcript/words';
import {
  decodeEarlierSounds,
  EARLIER_SOUNDS_PATH,
} from '@/lib/player/persistence/earlierSounds';
import { readVtt } from '@/lib/episodes/transcript/vtt';

const MAXIMUM_BYTES = 4 * 1024 * 1024;

interface Chapters {
  readonly version: string;
  readonly chapters: readonly {
    readonly startTime: number;
    readonly endTime: number;
    readonly title: string;
  }[];
}

/** Replaces no-break spaces by plain spaces: decoding typesets the record's spaces, not the transcript's. */
const withPlainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

const narratedEpisodes = loadEpisodes().filter(({ audio }) => audio.kind === 'narration');

describe.each(narratedEpisodes.map((episode) => [episode.slug, episode] as const))(
  '%s',
  (slug, episode) => {
    const record = episodeRecords.find((candidate) => candidate.slug === slug);
    const audio = readMp3(`public/audio/${slug}.mp3`);
    const cues = readVtt(readFileSync(`public/audio/${slug}.vtt`, 'utf8'));
    const file: Chapters = JSON.parse(
      readFileSync(`public/audio/${slug}.chapters.json`, 'utf8'),
    );

    it('is a mono mp3 of constant bit rate, at most 4 MB, with text tags only before its sound', () => {
      expect(audio.bytes).toBeLessThanOrEqual(MAXIMUM_BYTES);
      expect(audio.channels).toBe(1);
      expect(audio.bitrates).toHaveLength(1);
      expect(audio.bitrates[0]).toBeGreaterThanOrEqual(48);
      expect(audio.bitrates[0]).toBeLessThanOrEqual(64);
      expect(audio.tagBytes).toBeLessThan(1024);
    });

    it('lasts as long as its record says, within a second', () => {
      expect(Math.abs(audio.seconds - episode.seconds)).toBeLessThanOrEqual(1);
    });

    it('has a transcript that says each title and sentence, in the order of the text', () => {
      const texts = (record?.chapters ?? []).flatMap(({ title, paragraphs }) => [
        title,
        ...paragraphs.flat().map(withoutMarks),
      ]);
      expect(cues.map(({ text }) => withPlainSpaces(text))).toEqual(texts.map(withPlainSpaces));
    });

    it('has word times exactly where its voice has timed words', () => {
      const isTimed = record?.narration?.voice !== 'espeak';
      expect(episode.audio.wordsFile).toBe(isTimed ? `/audio/${slug}.words.json` : null);
    });

    it('has a time for each word of its cues, in order and inside them, in 2 kB compressed', () => {
      if (record?.narration?.voice === 'espeak') return;
      const bytes = readFileSync(`public/audio/${slug}.words.json`);
      const words = readWords(JSON.parse(bytes.toString())) ?? [];
      expect(words.map((times) => times.length)).toEqual(
        cues.map(({ text }) => wordsIn(text).length),
      );
      for (const [index, { start, end }] of cues.entries()) {
        const times = words[index] ?? [];
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(times[0]).toBe(0);
        expect(times.at(-1)).toBeLessThan(end - start);
      }
      expect(gzipSync(bytes).length).toBeLessThanOrEqual(2048);
    });

    it('has cues in order, without overlap, inside the audio, each with its own id', () => {
      for (const [index, { start, end }] of cues.entries()) {
        expect(end).toBeGreaterThan(start);
        expect(start).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0);
      }
      expect(cues.at(-1)?.end).toBeLessThanOrEqual(audio.seconds);
      expect(new Set(cues.map(({ id }) => id)).size).toBe(cues.length);
    });

    it('has consecutive chapters, each of which begins before its title is spoken', () => {
      expect(file.version).toMatch(/^1\.\d/);
      expect(file.chapters.map(({ title }) => withPlainSpaces(title))).toEqual(
        episode.chapters.map(({ title }) => withPlainSpaces(title)),
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
  },
);

it('every drawn cover exists in every served size, with its drawing', () => {
  const drawnEpisodes = loadEpisodes().filter(
    ({ slug, picture }) => picture.src === `/covers/${slug}.jpg`,
  );
  const missing = drawnEpisodes
    .flatMap(({ slug }) => [
      `${slug}.jpg`,
      `src/${slug}.svg`,
      ...[96, 192, 480, 960].flatMap((size) => [
        `${slug}-${size}.avif`,
        `${slug}-${size}.webp`,
      ]),
    ])
    .filter((name) => !existsSync(`public/covers/${name}`));
  expect(missing).toEqual([]);
});

it('the narration’s README says how each word of the glossary is pronounced', () => {
  const [, list = ''] = readFileSync('scripts/narration/README.md', 'utf8').split(
    'du glossaire',
  );
  const terms = loadContent().glossary.map(({ term }) => term);
  expect(terms.filter((term) => !list.includes(` ${withPlainSpaces(term)} [`))).toEqual([]);
});

describe('the table of replaced sounds', () => {
  const table = decodeEarlierSounds(
    JSON.parse(readFileSync(`public${EARLIER_SOUNDS_PATH}`, 'utf8')),
  );

  it('maps each replaced sound, sentence by sentence, to the next sound', () => {
    expect(table).not.toBeNull();
    for (const { from, to, starts } of Object.values(table ?? {}).flat()) {
      for (const [index, [replacedStart, nextStart]] of starts.entries()) {
        expect(replacedStart).toBeLessThan(from);
        expect(nextStart).toBeLessThan(to);
        expect(replacedStart).toBeGreaterThan(starts[index - 1]?.[0] ?? -1);
        expect(nextStart).toBeGreaterThan(starts[index - 1]?.[1] ?? -1);
      }
    }
  });

  it('ends with the published sounds', () => {
    const differences = narratedEpisodes.flatMap(({ slug, seconds }) => {
      const lastReplaced = table?.[slug]?.at(-1);
      return lastReplaced ? [Math.abs(lastReplaced.to - seconds)] : [];
    });
    expect(Math.max(0, ...differences)).toBeLessThanOrEqual(1);
  });
});
