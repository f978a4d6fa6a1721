import { Worker } from 'node:worker_threads';
import { MAX_TAGS } from '@/lib/feed/snapshot/refusal';
import { readFeed, type ParsedUpstream } from '@/lib/server/feed/reader/readFeed';
import { createThreadReader, type StartThread } from '@/lib/server/feed/reader/threadReader';
import { startThread } from '@/tests/fixtures/feed/thread';
import { ENCLOSURE, FEED_URL, item, rss, utf8 } from '@/tests/fixtures/feed/rss';

const SOURCE = { contentType: 'application/rss+xml', url: FEED_URL };

/** Longest accepted block in milliseconds; read in the main thread, each of these feeds would block for seconds. */
const NOTICEABLE = 1000;

jest.setTimeout(60_000);

/** Starts a thread that runs other code at its message, instead of the reader. */
const runCode =
  (code: string): StartThread =>
  (resourceLimits) =>
    new Worker(`require('node:worker_threads').parentPort.once('message', () => { ${code} })`, {
      eval: true,
      resourceLimits,
    });

/** Measures the longest block of the main thread, which serves the visitors, during a task. */
async function longestBlock(task: Promise<unknown>): Promise<number> {
  let lastTick = performance.now();
  let longest = 0;
  const interval = setInterval(() => {
    longest = Math.max(longest, performance.now() - lastTick - 5);
    lastTick = performance.now();
  }, 5);
  await task.finally(() => clearInterval(interval));
  return longest;
}

describe('a feed read in a thread of its own', () => {
  const limits = { seconds: 20, megabytes: 96 };

  it('gives the same result as a feed read in this thread', async () => {
    const feed = rss(item(`<title>Épée</title>${ENCLOSURE}`));
    const threadResult = await createThreadReader(startThread, limits)(utf8(feed), SOURCE);
    const ownResult = await readFeed(utf8(feed), SOURCE);
    expect(ownResult.ok).toBe(true);
    expect(threadResult).toEqual(ownResult);
  });

  it('is refused with the reason of its error', async () => {
    const read = createThreadReader(startThread, limits);
    const refused = { ok: false, error: { kind: 'html' } };
    await expect(read(utf8('<html/>'), SOURCE)).resolves.toEqual(refused);
  });

  it('of 5,000 episodes does not block the main thread', async () => {
    const notes = 'Une caravane de La Mecque à Gaza. '.repeat(50);
    const items = Array.from({ length: 5000 }, (_, index) =>
      item(`<guid>${index}</guid><description>${notes}</description>${ENCLOSURE}`),
    );
    const bytes = utf8(rss(items.join('')));
    const reading = createThreadReader(startThread, limits)(bytes, SOURCE);
    expect(await longestBlock(reading)).toBeLessThan(NOTICEABLE);
    await expect(reading).resolves.toMatchObject({ ok: true });
  });
});

describe('a thread that fails', () => {
  const read = (code: string, seconds = 20): ReturnType<typeof readFeed> =>
    createThreadReader(runCode(code), { seconds, megabytes: 16 })(utf8('<rss/>'), SOURCE);

  it.each([
    ['takes too long', 'for (;;);', { kind: 'too-slow', seconds: 0.2 }],
    [
      'takes too much memory',
      'const all = []; for (;;) all.push({ all });',
      { kind: 'too-heavy', megabytes: 16 },
    ],
    ['throws', 'throw new Error("panne")', { detail: expect.stringMatching(/panne/) }],
    ['exits early', 'process.exit(3)', { detail: expect.stringMatching(/sortie 3/) }],
  ])('is reported by its cause when it %s', async (_, code, problem) => {
    await expect(read(code, code === 'for (;;);' ? 0.2 : 20)).resolves.toEqual({
      ok: false,
      error: { kind: 'unread', ...problem },
    });
  });

  it('does not prevent the next thread from reading a feed', async () => {
    await read('for (;;);', 0.1);
    const next = createThreadReader(startThread, { seconds: 20, megabytes: 96 });
    const answer = await next(utf8(rss(item(ENCLOSURE))), SOURCE);
    expect(answer).toMatchObject({
      ok: true,
      value: { isRepaired: false } satisfies Partial<ParsedUpstream>,
    });
  });
});

describe('a feed made to exhaust the server', () => {
  const repeat = (length: number, make: (index: number) => string): string =>
    Array.from({ length }, (_, index) => make(index)).join('');
  const guid = (index: number, itemXml: string): string =>
    item(`<guid>${index}</guid>${itemXml}${ENCLOSURE}`);

  it.each([
    ['a declaration of 64 kB', `<rss><channel><!${'A'.repeat(65_536)}></channel></rss>`],
    [
      'authors of 2 000 “@”',
      rss(repeat(2000, (index) => guid(index, `<author>${'@'.repeat(2000)}</author>`))),
    ],
    [
      'dates of 1 900 spaces',
      rss(
        repeat(1900, (index) =>
          guid(index, `<pubDate>2023-01-01T10:00${' '.repeat(1900)}!</pubDate>`),
        ),
      ),
    ],
    ['millions of openings', rss('<a>'.repeat(6_000_000))],
    ['millions of nested elements', rss('<a>'.repeat(2_500_000) + '</a>'.repeat(2_500_000))],
    ['millions of bare “&”', rss('& '.repeat(9_000_000))],
    ['millions of bare “<”', rss('< '.repeat(9_000_000))],
    ['millions of references', rss('&#233;'.repeat(3_000_000))],
    ['elements that are all different', rss(repeat(1_800_000, (index) => `<t${index}/>`))],
    [
      '240 000 episodes',
      rss(
        repeat(240_000, (index) => item(`<guid>${index}</guid><enclosure url="http://a.b/"/>`)),
      ),
    ],
    ['as many elements as are allowed', rss('<a>'.repeat(MAX_TAGS - 10))],
  ])(
    'of %s is answered within its limits, without blocking the main thread',
    async (_, xml) => {
      const read = createThreadReader(startThread, { seconds: 5, megabytes: 96 });
      const stall = await longestBlock(read(utf8(xml), SOURCE));
      expect(stall).toBeLessThan(NOTICEABLE);
    },
  );
});
