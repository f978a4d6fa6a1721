import { mkdir, readdir, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import type { LastGood } from '@/lib/feed/snapshot/lastGood';
import { createFileStore, type FeedStore } from '@/lib/server/feed/snapshot/store';
import { contentOf, ENCLOSURE, FEED_URL, item, rss } from '@/tests/fixtures/feed/rss';
import { temporaryFolder } from '@/tests/fixtures/temporaryFolder';

const inFolder = temporaryFolder();
let lines: string[];
let store: FeedStore;
let copy: LastGood;

beforeEach(async () => {
  lines = [];
  store = createFileStore(inFolder(), FEED_URL, (line) => void lines.push(line));
  copy = {
    url: FEED_URL,
    content: await contentOf(rss(item(`<title>Épée</title>${ENCLOSURE}`))),
    etag: '"1"',
    lastModified: null,
    fetchedAt: 3,
    readAt: 2,
    changedAt: 1,
  };
});

/** Writes a copy and returns the path that the store has chosen. */
async function place(): Promise<string> {
  await store.write(copy);
  const [name = ''] = await readdir(inFolder());
  return inFolder(name);
}

it('a copy is read back as it was written', async () => {
  await store.write(copy);
  await expect(store.read()).resolves.toEqual(copy);
  expect(lines).toEqual([]);
});

it('a missing copy is not logged', async () => {
  await expect(store.read()).resolves.toBeNull();
  expect(lines).toEqual([]);
});

it('a copy with addresses other than http(s) is ignored with one line', async () => {
  const [episode] = copy.content.episodes;
  const list = JSON.stringify({ ...episode, audioUrl: 'javascript:alert(1)' });
  const forged = { ...copy.content, list: new TextEncoder().encode(`[\n${list}\n]`) };
  await store.write({ ...copy, content: forged });
  await expect(store.read()).resolves.toBeNull();
  expect(lines).toEqual([expect.stringMatching(/illisible/)]);
});

it('a truncated copy is ignored with one line', async () => {
  await truncate(await place(), 400);
  await expect(store.read()).resolves.toBeNull();
  expect(lines).toHaveLength(1);
});

it('a copy of hundreds of megabytes is not even read', async () => {
  const file = await place();
  await truncate(file, 300 * 1024 * 1024);
  const before = process.memoryUsage().arrayBuffers;
  await expect(store.read()).resolves.toBeNull();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * 1024 * 1024);
});

it.each([
  ['a device', (file: string) => symlink('/dev/zero', file)],
  ['a folder', (file: string) => mkdir(file)],
])('%s in the place of a copy is ignored without blocking', async (_, put) => {
  const file = await place();
  await rm(file);
  await put(file);
  await expect(store.read()).resolves.toBeNull();
  expect(lines).toEqual([expect.stringMatching(/illisible/)]);
});

it('drafts that a killed process left are deleted, a recent one is not', async () => {
  const file = await place();
  const [left, fresh] = [`${file}.41.abc.tmp`, `${file}.42.abd.tmp`];
  const hourAgo = Date.now() / 1000 - 3600;
  await writeFile(left, 'x');
  await utimes(left, hourAgo, hourAgo);
  await writeFile(fresh, 'x');
  await store.read();
  const names = await readdir(inFolder());
  expect(names.map((name) => inFolder(name)).sort()).toEqual([file, fresh]);
});
