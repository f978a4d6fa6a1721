import fc from 'fast-check';
import { parseRetryAfter, visitDelaySeconds } from '@/lib/feed/snapshot/backoff';
import { isBelieved, quarantined, suspicionOf } from '@/lib/feed/snapshot/lastGood';
import { episodesOf, item, rss } from '@/tests/fixtures/feed/rss';
import { forAll } from '@/tests/fixtures/forAll';

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

  it('is spread over its second half', () => {
    const usual = { failures: 1, ttlSeconds: 900, retryAfterSeconds: null };
    forAll([fc.double({ min: 0, max: 0.999, noNaN: true })], (random) => {
      const spread = visitDelaySeconds({ ...usual, random });
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
  ])('Retry-After %j is %j seconds', (header, seconds) => {
    expect(parseRetryAfter(header, 0)).toBe(seconds);
  });

  it('counts a date from now', () => {
    expect(parseRetryAfter('Thu, 01 Jan 1970 00:10:00 GMT', 60_000)).toBe(540);
  });
});

describe('a suspicious answer', () => {
  it('is one that lost more than half of the episodes', async () => {
    const known = await feed(10);
    expect(suspicionOf(known, await feed(5))).toBeNull();
    expect(suspicionOf(known, await feed(4))).toEqual({ kind: 'shrunk', from: 10, to: 4 });
  });

  it('is one built before the known copy, unless it brings an episode', async () => {
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
    const first = quarantined(null, answer, 0);
    const second = quarantined(first, answer, DAY);
    const third = quarantined(second, answer, DAY);
    const believed = [first, second, third].map((state) => isBelieved(state, DAY));
    expect(believed).toEqual([false, false, true]);
    expect(isBelieved(third, DAY - 1)).toBe(false);
  });

  it('starts a new quarantine when it changes', async () => {
    const first = quarantined(null, await feed(1), 0);
    const next = quarantined(first, await feed(1, null, 7), DAY);
    expect(next).toMatchObject({ since: DAY, visits: 1 });
  });
});
