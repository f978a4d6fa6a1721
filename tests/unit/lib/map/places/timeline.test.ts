import fc from 'fast-check';
import {
  clampYear,
  eventsOf,
  goTo,
  lastEventYear,
  pause,
  speakYear,
  startOf,
  stepBy,
  STEPS,
  tick,
  togglePlay,
  type Timeline,
} from '@/lib/map/places/timeline';
import { forAll } from '@/tests/fixtures/runners/property';

const range = { from: 609, to: 630 };
const anyYear = fc.integer({ min: -2000, max: 3000 });
const anyRange = fc
  .tuple(anyYear, fc.nat(400))
  .map(([from, length]) => ({ from, to: from + length }));

/** Plays a timeline to its end, and lists the years that the timeline shows. */
function yearsPlayed(start: Timeline, yearRange = range): readonly number[] {
  const years = [start.year];
  for (let timeline = start; timeline.isPlaying;) {
    timeline = tick(timeline, yearRange);
    years.push(timeline.year);
  }
  return years;
}

describe('the timeline', () => {
  it('starts at its first year, paused', () => {
    expect(startOf(range)).toEqual({ year: 609, isPlaying: false });
  });

  it('plays each year once, in order, and stops at the last', () => {
    const playing = togglePlay(startOf(range), range);
    expect(playing.isPlaying).toBe(true);
    expect(yearsPlayed(playing)).toEqual(Array.from({ length: 22 }, (_, index) => 609 + index));
  });

  it('plays any range to its end', () => {
    forAll(anyRange, (drawnRange) => {
      const years = yearsPlayed(togglePlay(startOf(drawnRange), drawnRange), drawnRange);
      expect(years).toHaveLength(drawnRange.to - drawnRange.from + 1);
      expect(years.at(-1)).toBe(drawnRange.to);
    });
  });

  it('restarts at the first year once it has ended', () => {
    const ended = { year: 630, isPlaying: false };
    expect(togglePlay(ended, range)).toEqual({ year: 609, isPlaying: true });
  });

  it('pauses at its year, and does not move while paused', () => {
    const playing = { year: 615, isPlaying: true };
    expect(togglePlay(playing, range)).toEqual({ year: 615, isPlaying: false });
    expect(tick(pause(playing), range)).toEqual({ year: 615, isPlaying: false });
  });

  it('steps by fifty years, clamped to its ends', () => {
    const middle = { year: 620, isPlaying: false };
    expect(stepBy(middle, STEPS[0], range).year).toBe(630);
    expect(stepBy(middle, -STEPS[0], range).year).toBe(609);
    const longRange = { from: 600, to: 1300 };
    expect(stepBy(middle, STEPS[0], longRange).year).toBe(670);
  });

  it('never leaves its range, and never plays at its end', () => {
    forAll(anyRange, anyYear, anyYear, fc.boolean(), (drawnRange, year, to, isPlaying) => {
      for (const moved of [
        goTo({ year, isPlaying }, to, drawnRange),
        stepBy({ year, isPlaying }, to, drawnRange),
      ]) {
        expect(moved.year).toBe(clampYear(moved.year, drawnRange));
        expect(moved.isPlaying && moved.year === drawnRange.to).toBe(false);
      }
    });
  });
});

describe('the events of a year', () => {
  const places = ['Nakhla', 'Badr'].map((name) => ({ name, year: 624 }));
  const crowd = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, year: 630 }));

  it.each([
    [624, places, 'Nakhla, Badr'],
    [625, places, null],
    [630, crowd, 'A, B, C et 2 autres lieux'],
    [630, crowd.slice(1), 'B, C, D, E'],
  ])(
    'of %p are named up to four, counted beyond three otherwise, and announced after the year',
    (...row) => {
      const [year, eventPlaces, events] = row;
      expect(eventsOf(year, eventPlaces)).toBe(events);
      expect(speakYear(year, eventPlaces)).toBe(
        events === null ? String(year) : `${year}, ${events}`,
      );
    },
  );

  it('date from the last year with an event', () => {
    const events = [...places, ...crowd];
    const years = [623, 624, 629, 630, 700].map((year) => lastEventYear(year, events));
    expect(years).toEqual([null, 624, 624, 630, 630]);
  });
});
