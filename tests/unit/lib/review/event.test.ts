import { stamped } from '@/lib/review/append';
import { dayOf } from '@/lib/review/day';
import { formatReviewLink, parseReviewLink } from '@/lib/review/link';
import { readLog, writeLog } from '@/lib/review/record';
import { replay } from '@/lib/review/replay';
import { answered } from './log';

const DAY_MS = 86_400_000;
/** Noon of a day in 2026, by every local clock of Europe. */
const NOW = Date.UTC(2026, 5, 1, 12);

describe('an exported file', () => {
  it.each([9_007_199_254_740_992, 1e308, NOW + 2 * DAY_MS])(
    'of a time to come (%p) is dated now, and what is answered later still comes after',
    (at) => {
      const spoilt = `{"format":"chroniques-revision","version":1,"events":[
        {"id":"x","at":${at},"kind":"dropped","card":"q:q-105"}]}`;
      const read = readLog(spoilt, NOW);
      if (!read.ok) throw new Error(read.error);
      expect(read.value).toEqual([{ id: 'x', at: NOW, kind: 'dropped', card: 'q:q-105' }]);
      const kept = stamped({ kind: 'kept', card: 'q:q-105' }, read.value, {
        id: 'y',
        now: NOW + 1000,
      });
      expect(kept.at).toBe(NOW + 1000);
      expect(replay([...read.value, kept]).get('q:q-105')?.isKept).toBe(true);
    },
  );

  it.each([1e300, 1e15, dayOf(NOW) + 3])('of a day to come (%p) is of today', (day) => {
    const fold = { id: 'f', at: 5, kind: 'folded', card: 'q:q-105', revision: null, day };
    const text = JSON.stringify({
      format: 'chroniques-revision',
      version: 1,
      events: [{ ...fold, stability: 10, difficulty: 5 }, answered('a', day, { at: 6 })],
    });
    const read = readLog(text, NOW);
    if (!read.ok) throw new Error(read.error);
    expect(read.value).toMatchObject([{ day: dayOf(NOW) }, { day: dayOf(NOW) }]);
    const next = { ...answered('b', dayOf(NOW) + 1, { isRecalled: false }), at: NOW + DAY_MS };
    expect(replay([...read.value, next]).get('q:q-105')?.day).toBe(dayOf(NOW) + 1);
  });

  it('of a clock that is less than a day ahead stays as it is', () => {
    const ahead = answered('a', dayOf(NOW) + 1, { at: NOW + DAY_MS - 1 });
    expect(readLog(writeLog([ahead]), NOW)).toEqual({ ok: true, value: [ahead] });
  });

  it('loses a memory that is firmer than any', () => {
    const fold = { id: 'f', at: 5, kind: 'folded', card: 'q:q-105', revision: null, day: 1 };
    const text = JSON.stringify({
      format: 'chroniques-revision',
      version: 1,
      events: [{ ...fold, stability: 1e308, difficulty: 5 }],
    });
    expect(readLog(text, NOW)).toEqual({ ok: true, value: [] });
  });
});

it('a link made by a clock that is years ahead brings what was answered until today', () => {
  const today = dayOf(NOW);
  const log = [answered('a', today + 900), answered('b', today - 5, { card: 'q:q-131' })];
  const link = formatReviewLink(replay(log).values(), today + 900);
  const events = parseReviewLink(link, [], NOW) ?? [];
  expect(events.map(({ at }) => at <= NOW)).toEqual([true, true]);
  expect(replay(events).get('q:q-105')?.day).toBe(today);
  expect(replay(events).get('q:q-131')?.day).toBe(today - 5);
});
