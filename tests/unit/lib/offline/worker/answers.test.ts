import {
  COMPLETE_ADDRESS,
  FILES_CACHE,
  REGISTER_ADDRESS,
  REGISTER_CACHE,
  shelfName,
} from '@/lib/offline/names';
import {
  answerBuild,
  answerData,
  answerFile,
  answerPage,
  type WorkerHost,
} from '@/lib/offline/worker/answers';
import { readHeld } from '@/lib/offline/worker/holdings';

const SITE = 'https://chroniques.example';
const pathOf = (key: string) => key.replace(SITE, '');

/** Caches that hold these texts, by cache and key. */
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

describe('a page', () => {
  it('comes from the network as long as it answers', async () => {
    const fetch = async () => new Response('of now');
    expect(await text(answerPage(setUp({ fetch }), ask('/about'), null))).toBe('of now');
  });

  it('comes as it was kept, from the newest build that is whole, when nothing answers', async () => {
    expect(await text(answerPage(setUp(), ask('/about?t=5'), null))).toBe('document new');
  });

  it('never gives a document for a payload, nor the reverse', async () => {
    expect(await text(answerPage(setUp(), ask('/about?_rsc=xyz'), 'tab'))).toBe('payload new');
    expect(await text(answerPage(setUp(), ask('/about'), null))).toBe('document new');
  });

  it('is of the build of the tab that asks', async () => {
    const host = setUp({ buildOf: async () => 'old' });
    expect(await text(answerPage(host, ask('/about?_rsc=1'), 'tab'))).toBe('payload old');
    expect(await text(answerPage(host, ask('/contact?_rsc=1'), 'tab'))).toBe(
      'list payload old',
    );
  });

  it('that is not kept leads to the list', async () => {
    expect(await text(answerPage(setUp(), ask('/contact'), null))).toBe('list new');
    expect(await text(answerPage(setUp(), ask('/contact?_rsc=1'), 'tab'))).toBe(
      'list payload new',
    );
  });

  it('that is kept replaces a failing server; one that is not lets it say so', async () => {
    const fetch = async () => new Response('down', { status: 503 });
    expect(await text(answerPage(setUp({ fetch }), ask('/about'), null))).toBe('document new');
    expect((await answerPage(setUp({ fetch }), ask('/contact'), null)).status).toBe(503);
  });

  it('that is kept is not waited for beyond patience; one that is not, is', async () => {
    let answer: (response: Response) => void = () => {};
    const slow = new Promise<Response>((resolve) => (answer = resolve));
    const host = setUp({ fetch: () => slow, wait: async () => {} });
    expect(await text(answerPage(host, ask('/about'), null))).toBe('document new');
    const unknown = answerPage(host, ask('/contact'), null);
    answer(new Response('at last'));
    expect(await text(unknown)).toBe('at last');
  });
});

it('a script of any build that is there needs no network', async () => {
  expect(await text(answerBuild(setUp(), ask('/_next/static/chunks/a.js')))).toBe('script old');
});

it('data are those of now, else those that are kept', async () => {
  const fetch = async () => new Response('of now');
  expect(await text(answerData(setUp({ fetch }), ask('/quizz/quizz.json')))).toBe('of now');
  expect(await text(answerData(setUp(), ask('/quizz/quizz.json')))).toBe('kept');
});

it('a kept sound comes from here, and a cover’s other sizes only for want of them', async () => {
  const held = await readHeld(CACHES);
  const fetch = async () => new Response('of now');
  const cover = ask('/covers/voix-card-680.avif');
  expect(await text(answerFile(setUp({ fetch }), ask('/audio/voix.mp3'), held))).toBe('voix');
  expect(await text(answerFile(setUp({ fetch }), cover, held))).toBe('of now');
  expect(await text(answerFile(setUp(), cover, held))).toBe('cover');
});

describe('a kept sound that is not as long as was announced', () => {
  const register = (bytes: number): string =>
    JSON.stringify({
      site: {
        build: 'new',
        episode: null,
        groups: [
          {
            id: 'sound',
            items: [{ kind: 'file', url: '/audio/voix.mp3', bytes, hash: 'h' }],
          },
        ],
      },
      packs: [],
      pending: [],
    });
  const keeping = (bytes: number) =>
    fakeCaches({
      [FILES_CACHE]: { '/audio/voix.mp3?empreinte=h': 'voix' },
      [REGISTER_CACHE]: { [REGISTER_ADDRESS]: register(bytes) },
    });

  it('comes from the network, and is not kept any more', async () => {
    const caches = keeping(5000);
    const held = await readHeld(caches);
    const fetch = async () => new Response('of now');
    const sound = () => answerFile(setUp({ caches, fetch }), ask('/audio/voix.mp3'), held);
    expect(await text(sound())).toBe('of now');
    expect(await (await caches.open(FILES_CACHE)).match('/audio/voix.mp3?empreinte=h')).toBe(
      undefined,
    );
    expect(await text(sound())).toBe('of now');
  });

  it('is none when nothing answers; one that is as long comes from here', async () => {
    const broken = keeping(5000);
    const held = await readHeld(broken);
    const asked = answerFile(setUp({ caches: broken }), ask('/audio/voix.mp3'), held);
    await expect(asked).rejects.toThrow('Failed to fetch');
    const caches = keeping(4);
    const whole = answerFile(setUp({ caches }), ask('/audio/voix.mp3'), await readHeld(caches));
    expect(await text(whole)).toBe('voix');
  });
});

it('what is held is told by path: files, and the data of whole builds', async () => {
  const { files, data } = await readHeld(CACHES);
  expect([...files.keys()]).toEqual(['/audio/voix.mp3', '/covers/voix-480.webp']);
  expect([...data]).toEqual(['/quizz/quizz.json']);
});
