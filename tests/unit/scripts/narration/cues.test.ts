import fc from 'fast-check';
import { PAUSE_BEFORE_INTERLUDE } from '@/scripts/narration/mix';
import { INTERLUDE_SECONDS } from '@/scripts/narration/music';
import { chaptersFile } from '@/scripts/narration/chapters';
import { parseRecord, withDuration } from '@/scripts/narration/record';
import { readingScript } from '@/scripts/narration/script';
import { placeLines } from '@/scripts/narration/timeline';
import { formatVtt, readVtt, vttTime } from '@/lib/episodes/transcript/vtt';
import { formatRecordClock } from '@/lib/time/clock';
import { forAll } from '@/tests/fixtures/runners/property';

const CHAPTERS = [
  { title: 'Le pays', paragraphs: [['Un.', 'Deux.'], ['Trois & [Badr](lieu:badr).']] },
  { title: 'La ville', paragraphs: [['Quatre.']] },
];
const lines = readingScript(CHAPTERS);
const SAMPLE_RATE = 24_000;
const cues = placeLines(
  lines,
  lines.map(() => SAMPLE_RATE),
  SAMPLE_RATE,
  6,
);

describe('the reading script', () => {
  it('gives every line an id of chapter, paragraph and sentence', () => {
    expect(lines.map((line) => line.id)).toEqual([
      ...['c1-titre', 'c1-p1-s1', 'c1-p1-s2', 'c1-p2-s1'],
      ...['c2-titre', 'c2-p1-s1'],
    ]);
  });

  it('has longer pauses between paragraphs than between sentences, the longest between chapters', () => {
    expect(lines.map((line) => line.pause)).toEqual([0, 0.95, 0.45, 0.95, 2.3, 0.95]);
  });

  it('has a title after the interlude between two chapters', () => {
    const title = lines.find(({ id }) => id === 'c2-titre');
    expect(title?.pause).toBeGreaterThanOrEqual(PAUSE_BEFORE_INTERLUDE + INTERLUDE_SECONDS);
  });
});

describe('the cues of a narration', () => {
  it('start after the music and last as long as their audio', () => {
    expect(cues[0]).toMatchObject({ start: 6, end: 7 });
    expect(cues[1]?.start).toBeCloseTo(7.95, 9);
    expect(cues[2]?.start).toBeCloseTo(9.4, 9);
  });

  it('never overlap, and never drift from the samples they count', () => {
    const length = fc.integer({ min: 1, max: 20 * SAMPLE_RATE });
    forAll(fc.array(length, { minLength: 6, maxLength: 6 }), (lengths) => {
      const placedCues = placeLines(lines, lengths, SAMPLE_RATE, 6);
      placedCues.forEach((cue, i) => {
        expect(Math.round((cue.end - cue.start) * SAMPLE_RATE)).toBe(lengths[i]);
        expect(cue.start).toBeGreaterThanOrEqual(placedCues[i - 1]?.end ?? 6);
      });
    });
  });
});

describe('the subtitles of a narration', () => {
  it('write times as hours, minutes, seconds and milliseconds', () => {
    expect(vttTime(0)).toBe('00:00:00.000');
    expect(vttTime(3723.4567)).toBe('01:02:03.457');
    expect(vttTime(59.9996)).toBe('00:01:00.000');
  });

  it('have one block with an id for each line, with escaped text without marks', () => {
    const [header, note, firstBlock] = formatVtt('L’Arabie', cues).split('\n\n');
    expect(header).toBe('WEBVTT');
    expect(note).toContain('Langue : fr');
    expect(firstBlock).toBe('c1-titre\n00:00:06.000 --> 00:00:07.000\nLe pays');
    expect(formatVtt('L’Arabie', cues)).toContain('Trois &amp; Badr.');
  });

  it('are parsed to the formatted cues, to the millisecond', () => {
    const parsedCues = readVtt(formatVtt('L’Arabie', cues));
    expect(parsedCues.map(({ id, text }) => [id, text])).toEqual(
      cues.map(({ id, text }) => [id, text]),
    );
    parsedCues.forEach(({ start, end }, index) => {
      expect(start).toBeCloseTo(cues[index]?.start ?? NaN, 3);
      expect(end).toBeCloseTo(cues[index]?.end ?? NaN, 3);
    });
  });
});

describe('the chapters of a narration', () => {
  it('cover the whole episode without a gap', () => {
    const { version, chapters } = chaptersFile('L’Arabie', cues, 30);
    expect(version).toBe('1.2.0');
    expect(chapters.map((chapter) => chapter.title)).toEqual(['Le pays', 'La ville']);
    expect(chapters[0]?.startTime).toBe(0);
    expect(chapters[0]?.endTime).toBe(chapters[1]?.startTime);
    expect(chapters[1]?.endTime).toBe(30);
  });
});

describe('an episode’s record', () => {
  const json = '{\n  "title": "É",\n  "duration": "00:01:30",\n  "chapters": []\n}\n';

  it('takes the measured duration, to the nearest second, and is otherwise unchanged', () => {
    expect(withDuration(json, 317.6)).toBe(json.replace('00:01:30', '00:05:18'));
  });

  it('has hours in its duration', () => {
    expect(formatRecordClock(3661.2)).toBe('01:01:01');
  });

  it('is refused when its chapters are invalid', () => {
    expect(() => parseRecord('{"title": "É", "chapters": [1]}', 'é.json')).toThrow(
      'é.json → chapters.0',
    );
  });
});
