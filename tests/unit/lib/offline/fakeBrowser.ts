import { buildOfShelf } from '@/lib/offline/names';
import { isPageSlug, type Pack, type PackItem } from '@/lib/offline/pack';
import type { KeeperHost } from '@/lib/offline/keeper/host';

const ORIGIN = 'https://chroniques.example';
const BUILD = 'abcdefghijklmnopqrstu';

/** Cache of a browser with a quota: `put` throws when the cache cannot grow. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  private readonly canGrow: () => boolean;
  private readonly onDelete: () => void;

  constructor(canGrow: () => boolean, onDelete: () => void) {
    this.canGrow = canGrow;
    this.onDelete = onDelete;
  }

  keys = async () => [...this.entries.keys()].map((key) => ({ url: ORIGIN + key }) as Request);
  match = async (key: string) => this.entries.get(key.replace(ORIGIN, ''))?.clone();
  delete = async (key: string) => {
    this.onDelete();
    return this.entries.delete(key);
  };
  async put(key: string, response: Response) {
    const body = await response.arrayBuffer();
    if (!this.canGrow()) throw new DOMException('plein', 'QuotaExceededError');
    this.entries.set(key, new Response(body, { headers: response.headers }));
  }
}

/** Creates a browser and a site with the interfaces that offline listening uses. */
export function fakeBrowser() {
  const caches = new Map<string, FakeCache>();
  const requests: string[] = [];
  const notedSlugs: string[][] = [];
  const site = {
    build: BUILD,
    isOnline: true,
    isFull: false,
    isDisabled: false,
    isInstalled: false,
    soundHash: 'voix',
    canStore: () => true,
  };
  let onDelete = (): void => {};
  let workerCount = 0;
  let onRequest: (path: string) => void | Promise<void> = () => {};
  const locks = new Map<string, Promise<unknown>>();

  const items = (slug: string): readonly PackItem[] => [
    { kind: 'page', url: `/episodes/${slug}`, bytes: 100 },
    { kind: 'payload', url: `/episodes/${slug}`, bytes: 50 },
    { kind: 'file', url: `/audio/${slug}.mp3`, bytes: 1000, hash: site.soundHash },
    { kind: 'file', url: '/maps/tuile.webp', bytes: 10, hash: 'tuile' },
  ];
  const packOf = (slug: string | undefined): Pack => {
    if (slug === undefined) {
      const script = { kind: 'data', url: '/_next/static/a.js', bytes: 20 } as const;
      return { build: site.build, subject: null, groups: [{ id: 'site', items: [script] }] };
    }
    if (isPageSlug(slug)) {
      const subject = { slug, path: `/${slug}`, title: 'Une heure' } as const;
      return { build: site.build, subject, groups: [{ id: 'text', items: items(slug) }] };
    }
    const path = `/episodes/${slug}` as const;
    const playable = { id: slug, title: slug, author: 'Voix', pageUrl: path };
    return {
      build: site.build,
      subject: { slug, path, seconds: 300, playable },
      groups: [{ id: 'sound', items: items(slug) }],
    };
  };

  const respond = (path: string): Response => {
    const [, slug] =
      /^\/(?:episodes\/)?(parcours\/[^/]+|[^/]+)\/paquet\.json$/.exec(path) ?? [];
    if (path.endsWith('/paquet.json')) {
      if (site.isDisabled) return new Response(null, { status: 410 });
      return Response.json(packOf(slug === 'hors-ligne' ? undefined : slug));
    }
    if (path.endsWith('.mp3')) return new Response(new Uint8Array(1000));
    if (path.endsWith('.webp')) return new Response(new Uint8Array(10));
    return new Response(`"b":"${site.build}"`);
  };

  const host: KeeperHost = {
    // The keeper uses no other methods of these interfaces.
    caches: {
      has: async (name: string) => caches.has(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
      async open(name: string) {
        const canGrow = () => !site.isFull && site.canStore();
        const cache = caches.get(name) ?? new FakeCache(canGrow, () => onDelete());
        caches.set(name, cache);
        return cache;
      },
    } as unknown as CacheStorage,
    async fetch(address, init) {
      const path = String(address);
      requests.push(path);
      await onRequest(path);
      init?.signal?.throwIfAborted();
      if (!site.isOnline) throw new TypeError('Failed to fetch');
      return respond(path);
    },
    async alone(name, task, waiting) {
      const previousTask = locks.get(name);
      if (previousTask) waiting?.onWait();
      const run = () => {
        if (previousTask) waiting?.signal.throwIfAborted();
        return task();
      };
      const result = (previousTask ?? Promise.resolve()).then(run, run);
      const settled = result
        .catch(() => {})
        .then(() => {
          if (locks.get(name) === settled) locks.delete(name);
        });
      locks.set(name, settled);
      return result;
    },
    unlessHeld: (name, task) => (locks.has(name) ? Promise.resolve() : task()),
    freeBytes: async () => null,
    persist: async () => true,
    isPersisted: async () => true,
    isInstalled: () => site.isInstalled,
    installWorker: async () => void (workerCount += 1),
    removeWorker: async () => void (workerCount = 0),
    tellWorker: () => {},
    note: (slugs) => void notedSlugs.push([...slugs]),
  };

  return {
    host,
    requests,
    site,
    locks,
    /** Sets a listener that runs before each response, with its path. */
    beforeAnswer: (listener: typeof onRequest) => void (onRequest = listener),
    /** Sets a listener that runs before each deletion. */
    onDelete: (listener: typeof onDelete) => void (onDelete = listener),
    workerCount: () => workerCount,
    notedSlugs: () => notedSlugs.at(-1) ?? [],
    /** Lists everything in the caches, as `cache key`. */
    entries: () =>
      [...caches].flatMap(([name, { entries }]) =>
        [...entries.keys()].map((key) => `${name} ${key}`),
      ),
    shelves: () => [...caches.keys()].filter((name) => buildOfShelf(name) !== null),
    evict: (key: string) => [...caches.values()].some(({ entries }) => entries.delete(key)),
  };
}
