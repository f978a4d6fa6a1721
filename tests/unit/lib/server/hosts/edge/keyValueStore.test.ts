import type { LastGood } from '@/lib/feed/snapshot/lastGood';
import { createKeyValueStore, type KeyValues } from '@/lib/server/hosts/edge/keyValueStore';
import { createDenoKeyValues } from '@/lib/server/hosts/deno/denoKeyValues';
import { contentOf, ENCLOSURE, FEED_URL, item, rss } from '@/tests/fixtures/feed/rss';

/** Creates a fake key-value namespace of a platform, which fails on demand. */
function createNamespace(): KeyValues & {
  readonly values: Map<string, Uint8Array<ArrayBuffer>>;
  fail: boolean;
} {
  const values = new Map<string, Uint8Array<ArrayBuffer>>();
  const store = {
    values,
    fail: false,
    get: async (key: string) => {
      if (store.fail) throw new Error('away');
      return values.get(key) ?? null;
    },
    set: async (key: string, value: Uint8Array<ArrayBuffer>) => {
      if (store.fail) throw new Error('away');
      values.set(key, value);
    },
  };
  return store;
}

/** Creates a fake Deno KV, whose values have at most 64 KiB. */
function createDatabase() {
  const values = new Map<string, unknown>();
  return {
    values,
    kv: {
      get: async (key: readonly (string | number)[]) => ({
        value: values.get(key.join()) ?? null,
      }),
      set: async (key: readonly (string | number)[], value: number | Uint8Array) => {
        if (value instanceof Uint8Array && value.length > 64 * 1024)
          throw new TypeError('too large');
        values.set(key.join(), typeof value === 'number' ? value : value.slice());
      },
    },
  };
}

const lines: string[] = [];
const storeOn = (values: KeyValues, url = FEED_URL) =>
  createKeyValueStore(values, url, (line) => void lines.push(line));

async function copyOf(episodes: number): Promise<LastGood> {
  const items = Array.from({ length: episodes }, (_, rank) =>
    item(`<title>Épée ${rank}</title><guid>${rank}</guid>${ENCLOSURE}`),
  );
  const content = await contentOf(rss(items.join('')));
  return {
    url: FEED_URL,
    content,
    etag: '"1"',
    lastModified: null,
    fetchedAt: 3,
    readAt: 2,
    changedAt: 1,
  };
}

beforeEach(() => void lines.splice(0));

it('a copy is read back by another store as it was written', async () => {
  const values = createNamespace();
  const copy = await copyOf(1);
  await expect(storeOn(values).read()).resolves.toBeNull();
  await storeOn(values).write(copy);
  await expect(storeOn(values).read()).resolves.toMatchObject(copy);
  expect(lines).toEqual([]);
});

it('a truncated or changed copy is ignored with one line', async () => {
  const values = createNamespace();
  await storeOn(values).write(await copyOf(1));
  for (const [key, value] of values.values) {
    values.values.set(key, value.slice(0, -1));
    await expect(storeOn(values).read()).resolves.toBeNull();
    values.values.set(key, value.with(-1, 0));
    await expect(storeOn(values).read()).resolves.toBeNull();
  }
  expect(lines).toEqual([
    expect.stringMatching(/illisible/),
    expect.stringMatching(/illisible/),
  ]);
});

it('a namespace that fails is logged and read as empty, and a failed write rejects', async () => {
  const values = createNamespace();
  values.fail = true;
  await expect(storeOn(values).read()).resolves.toBeNull();
  expect(lines).toEqual([expect.stringMatching(/ne peut pas être lue/)]);
  await expect(storeOn(values).write(await copyOf(1))).rejects.toThrow('away');
});

it('the copies of two feeds are separate', async () => {
  const values = createNamespace();
  await storeOn(values).write(await copyOf(1));
  await expect(storeOn(values, 'https://other.example/feed').read()).resolves.toBeNull();
});

it('a copy of hundreds of kilobytes is stored in parts, and ignored when a part is changed or missing', async () => {
  const { kv, values } = createDatabase();
  const store = storeOn(createDenoKeyValues(Promise.resolve(kv)));
  const copy = await copyOf(800);
  expect(copy.content.list.length + copy.content.xml.length).toBeGreaterThan(3 * 64 * 1024);
  await store.write(copy);
  expect(values.size).toBeGreaterThan(4);
  await expect(store.read()).resolves.toMatchObject({
    fetchedAt: 3,
    content: { digest: copy.content.digest },
  });
  const [firstPart = ''] = [...values.keys()].filter((key) => key.endsWith(',1'));
  values.set(firstPart, new Uint8Array(60 * 1024));
  await expect(store.read()).resolves.toBeNull();
  values.delete(firstPart);
  await expect(store.read()).resolves.toBeNull();
});
