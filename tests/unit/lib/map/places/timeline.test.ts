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

/** Plays a timeline to its end; returns every shown year. */
function yearsPlayed(from: Timeline, within = range): readonly number[] {
  const years = [from.year];
  for (let now = from; now.isPlaying;) {
    now = tick(now, within);
    years.push(now.year);
  }
  return years;
}

describe('the timeline', () => {
  it('starts at its first year, paused', () => {
    expect(startOf(range)).toEqual({ year: 609, isPlaying: false });
  });

  it('plays each year once, in order, and stops at the last', () => {
    const played = togglePlay(startOf(range), range);
    expect(played.isPlaying).toBe(true);
    expect(yearsPlayed(played)).toEqual(Array.from({ length: 22 }, (_, index) => 609 + index));
  });

  it('plays any range to its end', () => {
    forAll(anyRange, (any) => {
      const years = yearsPlayed(togglePlay(startOf(any), any), any);
      expect(years).toHaveLength(any.to - any.from + 1);
      expect(years.at(-1)).toBe(any.to);
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
    const long = { from: 600, to: 1300 };
    expect(stepBy(middle, STEPS[0], long).year).toBe(670);
  });

  it('never leaves its range, and never plays at its end', () => {
    forAll(anyRange, anyYear, anyYear, fc.boolean(), (any, year, to, isPlaying) => {
      for (const moved of [
        goTo({ year, isPlaying }, to, any),
        stepBy({ year, isPlaying }, to, any),
      ]) {
        expect(moved.year).toBe(clampYear(moved.year, any));
        expect(moved.isPlaying && moved.year === any.to).toBe(false);
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
    'of %p are its places, not all named when they are many, announced after the year',
    (...row) => {
      const [year, of, events] = row;
      expect(eventsOf(year, of)).toBe(events);
      expect(speakYear(year, of)).toBe(events === null ? String(year) : `${year}, ${events}`);
    },
  );

  it('are the last ones until the next', () => {
    const events = [...places, ...crowd];
    const years = [623, 624, 629, 630, 700].map((year) => lastEventYear(year, events));
    expect(years).toEqual([null, 624, 624, 630, 630]);
  });
});
