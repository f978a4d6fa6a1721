import {
  COMPLETE_ADDRESS,
  FILES_CACHE,
  REGISTER_ADDRESS,
  REGISTER_CACHE,
  shelfName,
} from '@/lib/offline/names';
import {
  answerAsset,
  answerData,
  answerFile,
  answerPage,
  type WorkerHost,
} from '@/lib/offline/worker/answers';
import { readHeld } from '@/lib/offline/worker/holdings';

const SITE = 'https://chroniques.example';
const pathOf = (key: string) => key.replace(SITE, '');

/** Creates caches with given texts, by cache and key. */
function fakeCaches(content: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const deleted = new Set<string>();
  const opened = (name: string) => ({
    keys: async () => Object.keys(content[name] ?? {}).map((key) => ({ url: SITE + key })),
    match: async (key: string) => {
      const text = content[name]?.[pathOf(key)];
      return text === undefined || deleted.has(pathOf(key)) ? undefined : new Response(text);
    },
    delete: async (key: string) => deleted.add(pathOf(key)).size > 0,
  });
  return {
    keys: async () => Object.keys(content),
    has: async (name: string) => name in content,
    open: async (name: string) => opened(name),
    match: async (key: string) => {
      for (const name of Object.keys(content)) {
        const found = await opened(name).match(key);
        if (found) return found;
      }
      return undefined;
    },
  } as unknown as CacheStorage;
}

const shelf = (build: string, isComplete = true) => ({
  '/about': `document ${build}`,
  '/about?_rsc': `payload ${build}`,
  '/hors-ligne': `list ${build}`,
  '/hors-ligne?_rsc': `list payload ${build}`,
  '/_next/static/chunks/a.js': `script ${build}`,
  '/quizz/quizz.json': 'kept',
  ...(isComplete && { [COMPLETE_ADDRESS]: '' }),
});

const CACHES = fakeCaches({
  [FILES_CACHE]: {
    '/audio/voix.mp3?empreinte=h': 'voix',
    '/covers/voix-480.webp?empreinte=c': 'cover',
  },
  [shelfName('old')]: shelf('old'),
  [shelfName('new')]: shelf('new'),
  [shelfName('begun')]: shelf('begun', false),
});

const down = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};
const setUp = (given: Partial<WorkerHost> = {}): WorkerHost => ({
  caches: CACHES,
  fetch: down,
  buildOf: async () => null,
  wait: () => new Promise(() => {}),
  ...given,
});
const ask = (path: string) => new Request(SITE + path);
const text = async (answer: Promise<Response>) => (await answer).text();
const now = { fetch: async () => new Response('of now') };

/** Returns the text of the response to a request for a page, from a tab of a given build. */
const page = (path: string, host: Partial<WorkerHost> = {}, build?: string) =>
  text(
    answerPage(
      setUp({ ...host, ...(build !== undefined && { buildOf: async () => build }) }),
      ask(path),
      path.includes('_rsc') ? 'tab' : null,
    ),
  );

describe('a page', () => {
  it('comes from the network as long as that answers', async () => {
    expect(await page('/about', now)).toBe('of now');
  });

  it.each([
    ['as it was kept, from the newest build that is whole', '/about?t=5', 'document new'],
    ['as a payload, never a document, when one is asked for', '/about?_rsc=x', 'payload new'],
    ['as the list when it is not kept', '/contact', 'list new'],
    ['as the list’s payload when its own is not kept', '/contact?_rsc=1', 'list payload new'],
  ])('comes %s when nothing answers: %s', async (_, path, expected) => {
    expect(await page(path)).toBe(expected);
  });

  it('belongs to the build of the requesting tab', async () => {
    expect(await page('/about?_rsc=1', {}, 'old')).toBe('payload old');
    expect(await page('/contact?_rsc=1', {}, 'old')).toBe('list payload old');
  });

  it('belongs to the build of a busy tab, which answers after three seconds', async () => {
    const buildOf = async (_: string, timeout: number) => (timeout > 3000 ? 'old' : null);
    expect(await page('/about?_rsc=1', { buildOf })).toBe('payload old');
  });

  it('that is kept replaces a failing server; one that is not passes its answer on', async () => {
    const fetch = async () => new Response('down', { status: 503 });
    expect(await page('/about', { fetch })).toBe('document new');
    expect((await answerPage(setUp({ fetch }), ask('/contact'), null)).status).toBe(503);
  });

  it('that is kept replaces a network slower than the time limit; one that is not waits', async () => {
    let answer: (response: Response) => void = () => {};
    const slow = new Promise<Response>((resolve) => (answer = resolve));
    const host = { fetch: () => slow, wait: async () => {} };
    expect(await page('/about', host)).toBe('document new');
    const unknown = page('/contact', host);
    answer(new Response('at last'));
    expect(await unknown).toBe('at last');
  });
});

it('a script of any kept build needs no network', async () => {
  expect(await text(answerAsset(setUp(), ask('/_next/static/chunks/a.js')))).toBe('script old');
});

it('data come from the network, else from the cache', async () => {
  const data = ask('/quizz/quizz.json');
  expect(await text(answerData(setUp(now), data))).toBe('of now');
  expect(await text(answerData(setUp(), data))).toBe('kept');
});

it('a kept sound comes from the cache, and a cover’s other sizes only when the network fails', async () => {
  const held = await readHeld(CACHES);
  const cover = ask('/covers/voix-card-680.avif');
  expect(await text(answerFile(setUp(now), ask('/audio/voix.mp3'), held, 'tab'))).toBe('voix');
  expect(await text(answerFile(setUp(now), cover, held, 'tab'))).toBe('of now');
  expect(await text(answerFile(setUp(), cover, held, 'tab'))).toBe('cover');
});

describe('a kept sound of another length than announced', () => {
  const sound = { kind: 'file', url: '/audio/voix.mp3', hash: 'h' };
  const keeping = (bytes: number) => {
    const groups = [{ id: 'sound', items: [{ ...sound, bytes }] }];
    const site = { build: 'new', subject: null, groups };
    return fakeCaches({
      [FILES_CACHE]: { '/audio/voix.mp3?empreinte=h': 'voix' },
      [REGISTER_CACHE]: {
        [REGISTER_ADDRESS]: JSON.stringify({ site, packs: [], pending: [] }),
      },
    });
  };
  const asked = async (caches: CacheStorage, host: Partial<WorkerHost> = {}) =>
    answerFile(setUp({ caches, ...host }), ask(sound.url), await readHeld(caches), 'tab');

  it('comes from the network, and is no longer kept', async () => {
    const caches = keeping(5000);
    expect(await text(asked(caches, now))).toBe('of now');
    const files = await caches.open(FILES_CACHE);
    expect(await files.match('/audio/voix.mp3?empreinte=h')).toBeUndefined();
    expect(await text(asked(caches, now))).toBe('of now');
  });

  it('is missing without a network; one of the right length comes from the cache', async () => {
    await expect(asked(keeping(5000))).rejects.toThrow('Failed to fetch');
    expect(await text(asked(keeping(4)))).toBe('voix');
  });
});

describe('a kept sound, for a page of another build than the kept one', () => {
  const held = { build: 'old', files: new Map([['/audio/voix.mp3', `${SITE}/audio/voix`]]) };
  const caches = {
    open: async () => ({
      match: async () => new Response('voix', { headers: { etag: '"a"' } }),
    }),
  } as unknown as CacheStorage;
  const asked = (fetch: WorkerHost['fetch'], build: string | null = 'new') =>
    text(
      answerFile(
        setUp({ caches, fetch, buildOf: async () => build }),
        ask('/audio/voix.mp3'),
        { ...held, sizes: new Map(), data: new Set() },
        'tab',
      ),
    );
  const site = (etag: string) => async () => new Response('of now', { headers: { etag } });

  it('is the site’s where that differs', async () => {
    expect(await asked(site('"b"'))).toBe('of now');
    expect(await asked(site('"b"'), null)).toBe('of now');
  });

  it('is the kept one where it is the same, without a network, and for its own page', async () => {
    expect(await asked(site('"a"'))).toBe('voix');
    expect(await asked(down)).toBe('voix');
    expect(await asked(site('"b"'), 'old')).toBe('voix');
  });
});

it('kept items are listed by path: files, and the data of whole builds', async () => {
  const { files, data } = await readHeld(CACHES);
  expect([...files.keys()]).toEqual(['/audio/voix.mp3', '/covers/voix-480.webp']);
  expect([...data]).toEqual(['/quizz/quizz.json']);
});
