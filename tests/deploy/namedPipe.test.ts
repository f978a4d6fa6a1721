import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { createFileStore } from '@/lib/server/feed/snapshot/store';
import { contentOf, ENCLOSURE, FEED_URL, item, rss } from '@/tests/fixtures/feed/rss';
import { temporaryFolder } from '@/tests/fixtures/temporaryFolder';

const pathInStore = temporaryFolder();

it('a named pipe in the place of the feed’s copy is ignored at once', async () => {
  const lines: string[] = [];
  const store = createFileStore(pathInStore(), FEED_URL, (line) => void lines.push(line));
  const content = await contentOf(rss(item(ENCLOSURE)));
  const times = { fetchedAt: 3, readAt: 2, changedAt: 1 };
  await store.write({ url: FEED_URL, content, etag: null, lastModified: null, ...times });
  const [name = ''] = readdirSync(pathInStore());
  rmSync(pathInStore(name));
  execFileSync('mkfifo', [pathInStore(name)]);
  await expect(store.read()).resolves.toBeNull();
  expect(lines).toEqual([expect.stringMatching(/illisible/)]);
});
