import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileStore } from '@/lib/server/feed/snapshot/store';
import { contentOf, ENCLOSURE, FEED_URL, item, rss } from '@/tests/fixtures/feed/rss';

it('a named pipe in the place of the feed’s copy is ignored at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const lines: string[] = [];
  const store = createFileStore(folder, FEED_URL, (line) => void lines.push(line));
  const content = await contentOf(rss(item(ENCLOSURE)));
  const times = { fetchedAt: 3, readAt: 2, changedAt: 1 };
  await store.write({ url: FEED_URL, content, etag: null, lastModified: null, ...times });
  const [name = ''] = readdirSync(folder);
  rmSync(join(folder, name));
  execFileSync('mkfifo', [join(folder, name)]);
  await expect(store.read()).resolves.toBeNull();
  expect(lines).toEqual([expect.stringMatching(/illisible/)]);
  rmSync(folder, { recursive: true });
});
