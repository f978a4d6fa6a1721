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
import { readKeptItems } from '@/lib/offline/worker/keptItems';

const SITE = 'https://chroniques.example';
const pathOf = (key: string) => key.replace(SITE, '');

/** Creates caches with the given texts, by cache name and key. */
function fakeCaches(content: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const deleted = new Set<string>();
  const openCache = (name: string) => ({
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
    open: async (name: string) => openCache(name),
    match: async (key: string) => {
      for (const name of Object.keys(content)) {
        const response = await openCache(name).match(key);
        if (response) return response;
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

const failToFetch = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};
const setUp = (overrides: Partial<WorkerHost> = {}): WorkerHost => ({
  caches: CACHES,
  fetch: failToFetch,
  buildOf: async () => null,
  wait: () => new Promise(() => {}),
  ...overrides,
});
const requestOf = (path: string) => new Request(SITE + path);
const text = async (answer: Promise<Response>) => (await answer).text();
const ONLINE = { fetch: async () => new Response('of now') };

/** Returns the text of the response to a request for a page, from a tab of a given build. */
const pageText = (path: string, host: Partial<WorkerHost> = {}, build?: string) =>
  text(
    answerPage(
      setUp({ ...host, ...(build !== undefined && { buildOf: async () => build }) }),
      requestOf(path),
      path.includes('_rsc') ? 'tab' : null,
    ),
  );

describe('a page', () => {
  it('comes from the network as long as the network answers', async () => {
    expect(await pageText('/about', ONLINE)).toBe('of now');
  });

  it.each([
    ['from the shelf of the newest complete build', '/about?t=5', 'document new'],
    ['as a payload, when the request is for a payload', '/about?_rsc=x', 'payload new'],
    ['as the list of kept episodes, when the page is not kept', '/contact', 'list new'],
    [
      'as the payload of the list, when its own payload is not kept',
      '/contact?_rsc=1',
      'list payload new',
    ],
  ])('comes %s when the network fails: %s', async (_, path, expected) => {
    expect(await pageText(path)).toBe(expected);
  });

  it('belongs to the build of the requesting tab', async () => {
    expect(await pageText('/about?_rsc=1', {}, 'old')).toBe('payload old');
    expect(await pageText('/contact?_rsc=1', {}, 'old')).toBe('list payload old');
  });

  it('belongs to the build of a busy tab, which answers after three seconds', async () => {
    const buildOf = async (_: string, timeout: number) => (timeout > 3000 ? 'old' : null);
    expect(await pageText('/about?_rsc=1', { buildOf })).toBe('payload old');
  });

  it('comes from the shelf when the server fails, and as the server’s error when the page is not kept', async () => {
    const fetch = async () => new Response('down', { status: 503 });
    expect(await pageText('/about', { fetch })).toBe('document new');
    expect((await answerPage(setUp({ fetch }), requestOf('/contact'), null)).status).toBe(503);
  });

  it('comes from the shelf after the time limit, and from a slow network when the page is not kept', async () => {
    let answer: (response: Response) => void = () => {};
    const slowResponse = new Promise<Response>((resolve) => (answer = resolve));
    const host = { fetch: () => slowResponse, wait: async () => {} };
    expect(await pageText('/about', host)).toBe('document new');
    const contactText = pageText('/contact', host);
    answer(new Response('at last'));
    expect(await contactText).toBe('at last');
  });
});

it('a script of any kept build comes from the cache', async () => {
  expect(await text(answerAsset(setUp(), requestOf('/_next/static/chunks/a.js')))).toBe(
    'script old',
  );
});

it('a data file comes from the network, and from the cache when the network fails', async () => {
  const data = requestOf('/quizz/quizz.json');
  expect(await text(answerData(setUp(ONLINE), data))).toBe('of now');
  expect(await text(answerData(setUp(), data))).toBe('kept');
});

it('a kept audio file comes from the cache, and another size of a cover only when the network fails', async () => {
  const items = await readKeptItems(CACHES);
  const cover = requestOf('/covers/voix-card-680.avif');
  const sound = requestOf('/audio/voix.mp3');
  expect(await text(answerFile(setUp(ONLINE), sound, items, 'tab'))).toBe('voix');
  expect(await text(answerFile(setUp(ONLINE), cover, items, 'tab'))).toBe('of now');
  expect(await text(answerFile(setUp(), cover, items, 'tab'))).toBe('cover');
});

describe('a kept audio file of another length than the register says', () => {
  const sound = { kind: 'file', url: '/audio/voix.mp3', hash: 'h' };
  const cachesWithSize = (bytes: number) => {
    const groups = [{ id: 'sound', items: [{ ...sound, bytes }] }];
    const site = { build: 'new', subject: null, groups };
    return fakeCaches({
      [FILES_CACHE]: { '/audio/voix.mp3?empreinte=h': 'voix' },
      [REGISTER_CACHE]: {
        [REGISTER_ADDRESS]: JSON.stringify({ site, packs: [], pending: [] }),
      },
    });
  };
  const answerSound = async (caches: CacheStorage, host: Partial<WorkerHost> = {}) => {
    const items = await readKeptItems(caches);
    return answerFile(setUp({ caches, ...host }), requestOf(sound.url), items, 'tab');
  };

  it('comes from the network, and is deleted from the cache', async () => {
    const caches = cachesWithSize(5000);
    expect(await text(answerSound(caches, ONLINE))).toBe('of now');
    const files = await caches.open(FILES_CACHE);
    expect(await files.match('/audio/voix.mp3?empreinte=h')).toBeUndefined();
    expect(await text(answerSound(caches, ONLINE))).toBe('of now');
  });

  it('is not used without a network, unlike a file of the right length', async () => {
    await expect(answerSound(cachesWithSize(5000))).rejects.toThrow('Failed to fetch');
    expect(await text(answerSound(cachesWithSize(4)))).toBe('voix');
  });
});

describe('a kept audio file, for a page of another build', () => {
  const files = new Map([['/audio/voix.mp3', `${SITE}/audio/voix`]]);
  const caches = {
    open: async () => ({
      match: async () => new Response('voix', { headers: { etag: '"a"' } }),
    }),
  } as unknown as CacheStorage;
  const answeredText = (fetch: WorkerHost['fetch'], build: string | null = 'new') =>
    text(
      answerFile(
        setUp({ caches, fetch, buildOf: async () => build }),
        requestOf('/audio/voix.mp3'),
        { build: 'old', files, sizes: new Map(), data: new Set() },
        'tab',
      ),
    );
  const site = (etag: string) => async () => new Response('of now', { headers: { etag } });

  it('is replaced by the site’s file where the entity tags differ', async () => {
    expect(await answeredText(site('"b"'))).toBe('of now');
    expect(await answeredText(site('"b"'), null)).toBe('of now');
  });

  it('is used where the entity tags agree, without a network, and for a page of its own build', async () => {
    expect(await answeredText(site('"a"'))).toBe('voix');
    expect(await answeredText(failToFetch)).toBe('voix');
    expect(await answeredText(site('"b"'), 'old')).toBe('voix');
  });
});

it('readKeptItems lists the paths of kept files, and of the data of complete builds', async () => {
  const { files, data } = await readKeptItems(CACHES);
  expect([...files.keys()]).toEqual(['/audio/voix.mp3', '/covers/voix-480.webp']);
  expect([...data]).toEqual(['/quizz/quizz.json']);
});
