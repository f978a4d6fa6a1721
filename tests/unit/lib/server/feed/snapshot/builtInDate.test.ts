import { createBuiltInFeed } from '@/lib/server/feed/snapshot/builtInFeed';
import type { FeedContent } from '@/lib/feed/read/list';
import { utf8 } from '@/tests/fixtures/feed/rss';

const content = (digest: string): FeedContent => ({
  episodes: [],
  list: utf8('[]'),
  xml: utf8('<rss/>'),
  builtAt: null,
  digest,
});

it('the built-in feed has the date of its sources, not that of the server’s start', async () => {
  const clock = { time: 5000 };
  const digests = ['a', 'a', 'b'];
  const loadBuiltIn = createBuiltInFeed(
    async () => content(digests.shift() ?? ''),
    0,
    () => clock.time,
    () => 1000,
  );
  const dates: number[] = [];
  for (clock.time of [5000, 6000, 7000]) dates.push((await loadBuiltIn()).changedAt);
  expect(dates).toEqual([1000, 1000, 7000]);
});
