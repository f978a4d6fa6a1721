import { FAILURES, type UpstreamMode } from '@/tests/e2e/feed/upstream';
import {
  clock,
  HOUR_MS,
  lines,
  pass,
  timeoutOf,
  start,
  titles,
  TTL_SECONDS,
  upstream,
} from '@/tests/unit/lib/server/feed/snapshot/setUpLoader';

describe('a good upstream', () => {
  it('serves the very first visitor', async () => {
    const copy = await start().loader.currentFeed();
    expect(copy).toMatchObject({ source: 'upstream', stale: false, fetchedAt: clock.time });
    expect(copy.episodes.map(({ title }) => title)).toEqual(upstream.titles);
    expect(new TextDecoder().decode(copy.xml)).toContain(upstream.titles[0]);
    expect(lines).toEqual([]);
  });

  it.each(['latin1', 'gzip'] as const)('may respond in %s', async (mode) => {
    upstream.serve(mode);
    const [newest] = await titles(start());
    expect(newest?.replace("'", '’')).toBe(upstream.titles[0]);
  });

  it('receives a User-Agent that names the site, and an Accept', async () => {
    await start().loader.currentFeed();
    expect(upstream.requests[0]?.headers).toMatchObject({
      'user-agent': 'Essai/1.0',
      accept: expect.stringContaining('application/rss+xml'),
      'accept-encoding': 'gzip, br',
    });
  });

  it('is visited once for 200 simultaneous visitors without a copy or with an expired one, and not with a fresh one', async () => {
    const running = start();
    const twoHundredVisitors = () =>
      Promise.all(Array.from({ length: 200 }, () => titles(running)));
    for (const list of await twoHundredVisitors()) expect(list).toEqual(upstream.titles);
    expect(upstream.requests).toHaveLength(1);
    await twoHundredVisitors();
    expect(upstream.requests).toHaveLength(1);
    pass(TTL_SECONDS * 1000);
    await twoHundredVisitors();
    await running.idle();
    expect(upstream.requests).toHaveLength(2);
  });

  it('is visited in the background once the copy has expired', async () => {
    const running = start();
    await running.loader.currentFeed();
    upstream.serve('more');
    pass(TTL_SECONDS * 1000);
    expect(await titles(running)).toHaveLength(12);
    await running.idle();
    expect(await titles(running)).toHaveLength(13);
  });

  it('is requested conditionally, but unconditionally after a day', async () => {
    const { visit, loader } = start();
    const firstCopy = await visit();
    pass(TTL_SECONDS * 1000);
    await visit();
    expect(upstream.requests[1]?.headers).toHaveProperty('if-none-match');
    const confirmed = await loader.currentFeed();
    expect(confirmed).toMatchObject({
      etag: firstCopy.etag,
      fetchedAt: clock.time,
      stale: false,
    });
    pass(24 * HOUR_MS);
    await visit();
    expect(upstream.requests[2]?.headers).not.toHaveProperty('if-none-match');
  });

  it('is visited again when the clock is set back', async () => {
    const { visit } = start();
    await visit();
    pass(-HOUR_MS);
    await visit();
    expect(upstream.requests).toHaveLength(2);
  });
});

/** Log message of each failure whose message does not depend on the machine. */
const CAUSES: Partial<Record<UpstreamMode, RegExp>> = {
  error: /le serveur répond 500/,
  hang: /la réponse n’arrive pas à temps/,
  cut: /coupée avant sa fin/,
  huge: /dépasse 26214400 octets/,
  bomb: /dépasse 26214400 octets/,
  loop: /tournent en rond/,
  entities: /ses propres entités/,
  reset: /ECONNRESET/,
  html: /page HTML/,
  empty: /vide/,
  'no-item': /aucun épisode/,
  few: /passé de 12 à 2 épisodes/,
};

describe('an upstream that fails after one good answer', () => {
  it.each(FAILURES)(
    'in mode “%s” leaves the served copy unchanged, and is logged',
    async (mode) => {
      const { visit, loader } = start({ totalMs: timeoutOf(mode) });
      const goodCopy = await visit();
      upstream.serve(mode);
      pass(TTL_SECONDS * 1000 + 1);
      expect((await visit()).etag).toBe(goodCopy.etag);
      const copyAfterFailure = await loader.currentFeed();
      expect(copyAfterFailure).toMatchObject({
        source: 'upstream',
        etag: goodCopy.etag,
        stale: true,
      });
      expect(copyAfterFailure.episodes).toEqual(goodCopy.episodes);
      expect(lines).toEqual([expect.stringMatching(CAUSES[mode] ?? /./)]);
      expect(lines[0]).toContain(
        'servi à la place : la copie du 2025-07-01T00:00:00.000Z (12 épisodes)',
      );
    },
  );

  it('is visited with growing delays, once for 200 visitors', async () => {
    const running = start();
    await running.visit();
    upstream.serve('error');
    pass(TTL_SECONDS * 1000);
    const requestsAfter = async (seconds: number): Promise<number> => {
      pass(seconds * 1000);
      await Promise.all(Array.from({ length: 200 }, () => titles(running)));
      await running.idle();
      return upstream.requests.length;
    };
    const counts = [];
    for (const seconds of [0, 29, 1, 59, 1]) counts.push(await requestsAfter(seconds));
    expect(counts).toEqual([2, 2, 3, 3, 4]);
  });

  it('is accepted again as soon as it recovers', async () => {
    const running = start();
    await running.visit();
    upstream.serve('error');
    pass(TTL_SECONDS * 1000);
    await running.visit();
    upstream.serve('more');
    pass(30_000);
    await running.visit();
    expect(await titles(running)).toHaveLength(13);
  });

  it('is accepted with far fewer episodes once it has sent the same list for a day', async () => {
    const running = start();
    await running.visit();
    upstream.serve('few');
    for (const hours of [1, 12, 11]) {
      pass(hours * HOUR_MS);
      expect((await running.visit()).episodes).toHaveLength(12);
    }
    pass(HOUR_MS);
    await running.visit();
    expect(await titles(running)).toHaveLength(2);
  });
});
