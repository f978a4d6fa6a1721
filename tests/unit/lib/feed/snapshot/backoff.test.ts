import fc from 'fast-check';
import { parseRetryAfter, visitDelaySeconds } from '@/lib/feed/snapshot/backoff';
import { isBelieved, quarantined, suspicionOf } from '@/lib/feed/snapshot/lastGood';
import { episodesOf, item, rss } from '@/tests/fixtures/feed/rss';
import { forAll } from '@/tests/fixtures/runners/property';

const DAY = 86_400_000;

const feed = async (count: number, builtAt: string | null = null, from = 0) => ({
  builtAt,
  episodes: await episodesOf(
    rss(
      Array.from({ length: count }, (_, index) =>
        item(`<guid>${from + index}</guid><enclosure url="https://a.org/${index}.mp3"/>`),
      ).join(''),
    ),
  ),
});

describe('the delay before the next visit to a failing upstream', () => {
  const delay = (failures: number, retryAfterSeconds: number | null = null): number =>
    visitDelaySeconds({ failures, ttlSeconds: 900, retryAfterSeconds, random: 0 });

  it('doubles from half a minute to a quarter of an hour', () => {
    const delays = [1, 2, 3, 4, 5, 6, 99].map((failures) => delay(failures));
    expect(delays).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  it('is never shorter than its Retry-After, nor longer than a day', () => {
    expect(delay(1, 120)).toBe(120);
    expect(delay(6, 120)).toBe(900);
    expect(delay(1, 10_000_000)).toBe(86_400);
  });

  it('is spread at random over its second half', () => {
    const noRetryAfter = { failures: 1, ttlSeconds: 900, retryAfterSeconds: null };
    forAll(fc.double({ min: 0, max: 0.999, noNaN: true }), (random) => {
      const spread = visitDelaySeconds({ ...noRetryAfter, random });
      expect(spread).toBeGreaterThan(15);
      expect(spread).toBeLessThanOrEqual(30);
    });
  });

  it.each([
    ['120', 120],
    ['Thu, 01 Jan 1970 00:01:00 GMT', 60],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['bientôt', null],
    [null, null],
  ])('is read from Retry-After %j as %j seconds', (header, seconds) => {
    expect(parseRetryAfter(header, 0)).toBe(seconds);
  });

  it('is counted from the present for a date in Retry-After', () => {
    expect(parseRetryAfter('Thu, 01 Jan 1970 00:10:00 GMT', 60_000)).toBe(540);
  });
});

describe('a suspicious answer', () => {
  it('has less than half of the known episodes', async () => {
    const known = await feed(10);
    expect(suspicionOf(known, await feed(5))).toBeNull();
    expect(suspicionOf(known, await feed(4))).toEqual({ kind: 'shrunk', from: 10, to: 4 });
  });

  it('is built before the known copy, and brings no episode', async () => {
    const known = await feed(2, '2025-06-02T00:00:00.000Z');
    const older = '2025-06-01T00:00:00.000Z';
    expect(suspicionOf(known, await feed(2, older))).toEqual({ kind: 'older', builtAt: older });
    expect(suspicionOf(known, await feed(3, older))).toBeNull();
    expect(suspicionOf(known, await feed(2, null))).toBeNull();
    expect(suspicionOf(known, await feed(2, known.builtAt))).toBeNull();
    expect(suspicionOf(await feed(2), await feed(2, older))).toBeNull();
  });

  it('is accepted on the third visit that repeats it, after a day', async () => {
    const answer = await feed(1);
    const firstState = quarantined(null, answer, 0);
    const secondState = quarantined(firstState, answer, DAY);
    const thirdState = quarantined(secondState, answer, DAY);
    const areBelieved = [firstState, secondState, thirdState].map((state) =>
      isBelieved(state, DAY),
    );
    expect(areBelieved).toEqual([false, false, true]);
    expect(isBelieved(thirdState, DAY - 1)).toBe(false);
  });

  it('starts a new quarantine when it changes', async () => {
    const firstState = quarantined(null, await feed(1), 0);
    const changed = quarantined(firstState, await feed(1, null, 7), DAY);
    expect(changed).toMatchObject({ since: DAY, visits: 1 });
  });
});
