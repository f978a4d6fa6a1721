import { stampEvent } from '@/lib/review/append';
import { dayOf } from '@/lib/review/day';
import { formatReviewLink, parseReviewLink } from '@/lib/review/link';
import { readLog, writeLog } from '@/lib/review/record';
import { replay } from '@/lib/review/replay';
import { answeredEvent, exportedFile, foldEvents } from './log';

const DAY_MS = 86_400_000;
/** Noon of a day in 2026, in every European time zone. */
const NOW = Date.UTC(2026, 5, 1, 12);

describe('an exported file', () => {
  const decodeEvents = (...events: readonly object[]) => {
    const decodedLog = readLog(exportedFile(...events), NOW);
    if (!decodedLog.ok) throw new Error(decodedLog.error);
    return decodedLog.value;
  };

  it.each([9_007_199_254_740_992, 1e308, NOW + 2 * DAY_MS])(
    'with a future time (%p) is dated at the present, before later answers',
    (at) => {
      const dropped = { id: 'x', at, kind: 'dropped', card: 'q:q-105' };
      const log = decodeEvents(dropped);
      expect(log).toEqual([{ ...dropped, at: NOW }]);
      const laterStamp = { id: 'y', now: NOW + 1000 };
      const keptEvent = stampEvent({ kind: 'kept', card: 'q:q-105' }, log, laterStamp);
      expect(keptEvent.at).toBe(NOW + 1000);
      expect(replay([...log, keptEvent]).get('q:q-105')?.isKept).toBe(true);
    },
  );

  it.each([1e300, 1e15, dayOf(NOW) + 3])('with a future day (%p) is dated today', (day) => {
    const log = decodeEvents(foldEvents(day, { at: 5 }), answeredEvent('a', day, { at: 6 }));
    expect(log).toMatchObject([{ day: dayOf(NOW) }, { day: dayOf(NOW) }]);
    const nextAnswer = {
      ...answeredEvent('b', dayOf(NOW) + 1, { isRecalled: false }),
      at: NOW + DAY_MS,
    };
    expect(replay([...log, nextAnswer]).get('q:q-105')?.day).toBe(dayOf(NOW) + 1);
  });

  it('of a clock that is less than a day ahead is unchanged', () => {
    const aheadOfClock = answeredEvent('a', dayOf(NOW) + 1, { at: NOW + DAY_MS - 1 });
    expect(readLog(writeLog([aheadOfClock]), NOW)).toEqual({ ok: true, value: [aheadOfClock] });
  });

  it('is decoded without a memory above the largest stability', () => {
    expect(decodeEvents(foldEvents(1, { stability: 1e308 }))).toEqual([]);
  });
});

it('a link from a clock that is years ahead is decoded with days up to today', () => {
  const today = dayOf(NOW);
  const log = [
    answeredEvent('a', today + 900),
    answeredEvent('b', today - 5, { card: 'q:q-131' }),
  ];
  const link = formatReviewLink(replay(log).values(), today + 900);
  const events = parseReviewLink(link, [], NOW) ?? [];
  expect(events.map(({ at }) => at <= NOW)).toEqual([true, true]);
  expect(replay(events).get('q:q-105')?.day).toBe(today);
  expect(replay(events).get('q:q-131')?.day).toBe(today - 5);
});
