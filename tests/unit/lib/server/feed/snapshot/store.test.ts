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

/** Writes the copy, and returns the path that the store has chosen. */
async function writeCopy(): Promise<string> {
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
  await truncate(await writeCopy(), 400);
  await expect(store.read()).resolves.toBeNull();
  expect(lines).toHaveLength(1);
});

it('a copy of hundreds of megabytes is ignored without being read', async () => {
  const file = await writeCopy();
  await truncate(file, 300 * 1024 * 1024);
  const bytesBefore = process.memoryUsage().arrayBuffers;
  await expect(store.read()).resolves.toBeNull();
  expect(process.memoryUsage().arrayBuffers - bytesBefore).toBeLessThan(10 * 1024 * 1024);
});

it.each([
  ['a device', (file: string) => symlink('/dev/zero', file)],
  ['a folder', (file: string) => mkdir(file)],
])('%s in the place of a copy is ignored without blocking', async (_, createEntry) => {
  const file = await writeCopy();
  await rm(file);
  await createEntry(file);
  await expect(store.read()).resolves.toBeNull();
  expect(lines).toEqual([expect.stringMatching(/illisible/)]);
});

it('temporary files of a killed process are deleted, unlike a recent temporary file', async () => {
  const file = await writeCopy();
  const [abandonedDraft, recentDraft] = [`${file}.41.abc.tmp`, `${file}.42.abd.tmp`];
  const hourAgo = Date.now() / 1000 - 3600;
  await writeFile(abandonedDraft, 'x');
  await utimes(abandonedDraft, hourAgo, hourAgo);
  await writeFile(recentDraft, 'x');
  await store.read();
  const names = await readdir(inFolder());
  expect(names.map((name) => inFolder(name)).sort()).toEqual([file, recentDraft]);
});
