import { FILES_CACHE, OFFLINE_PATH, payloadKey, shelfName } from '@/lib/offline/names';
import { answerRange } from '@/lib/offline/worker/answerRange';
import { completeShelves } from '@/lib/offline/worker/keptItems';
import { fallbackPath, type KeptItems } from '@/lib/offline/worker/requestKind';

export interface WorkerHost {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  /** Returns the build of the requesting page; null without an answer within `timeout` milliseconds. */
  readonly buildOf: (clientId: string, timeout: number) => Promise<string | null>;
  /** Resolves after some milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** In milliseconds: longest wait for the network where a kept page exists. */
const NETWORK_TIMEOUT_MS = 4000;

/**
 * In milliseconds: longest wait for the answer of a page about its build. A page that loads its files may not listen
 * yet; a navigating page may be busy, and a payload of another build would reload the page.
 */
const BUILD_TIMEOUTS_MS = { file: 1000, payload: 4000 } as const;

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** Answers with a script or style of any build, whose name is a hash of its content. */
export const answerAsset = async (
  { caches, fetch }: WorkerHost,
  request: Request,
): Promise<Response> => (await caches.match(request.url)) ?? fetch(request);

/**
 * Answers with a kept file or a range of the file. A file of the wrong length is deleted, so that its episode counts as
 * incomplete, and the network is used. A page of another build than the kept build gets the site's file where the two
 * files differ: the text and times of that page belong to the new audio.
 */
export async function answerFile(
  host: WorkerHost,
  request: Request,
  keptItems: KeptItems,
  clientId: string,
): Promise<Response> {
  const { caches, fetch } = host;
  const path = fallbackPath(pathOf(request), keptItems);
  const fromNetwork = async () => fetch(request);
  const fromCache = async () => {
    const key = keptItems.files.get(path);
    if (key === undefined) return null;
    const cache = await caches.open(FILES_CACHE);
    const cached = await cache.match(key);
    if (!cached) return null;
    const { headers } = cached;
    const body = await cached.blob();
    const { pathname, search } = new URL(key);
    if (body.size === (keptItems.sizes.get(pathname + search) ?? body.size))
      return answerRange(request.headers, new Response(body, { headers }));
    await cache.delete(key);
    return null;
  };
  // Serve the kept 480-pixel cover in place of another size only when the network fails.
  if (path !== pathOf(request))
    return fromNetwork().catch(async () => (await fromCache()) ?? Response.error());
  const keptAnswer = await fromCache();
  if (keptAnswer === null) return fromNetwork();
  const isOtherBuild =
    keptItems.build !== null &&
    (await host.buildOf(clientId, BUILD_TIMEOUTS_MS.file)) !== keptItems.build;
  return isOtherBuild && (await isReplaced(host, path, keptAnswer))
    ? fromNetwork().catch(() => keptAnswer)
    : keptAnswer;
}

/** Tells whether the site's file at a path differs from the kept file, by the validators of both (RFC 9110 §8.8.3). */
async function isReplaced(
  { fetch, wait }: WorkerHost,
  path: string,
  { headers }: Response,
): Promise<boolean> {
  const headRequest = fetch(path, { method: 'HEAD', cache: 'no-cache' }).catch(() => null);
  const headResponse = await Promise.race([
    headRequest,
    wait(NETWORK_TIMEOUT_MS).then(() => null),
  ]);
  const [currentTag, keptTag] = [headResponse?.headers.get('etag'), headers.get('etag')];
  return headResponse?.ok === true && Boolean(currentTag && keptTag) && currentTag !== keptTag;
}

/** Answers with data from the network, else with the kept data. */
export const answerData = ({ caches, fetch }: WorkerHost, request: Request) =>
  networkFirst(
    () => fetch(request),
    () => caches.match(pathOf(request)),
  );

/**
 * Answers with a page from the network, else with the kept page: its document, or its RSC payload, by which the router
 * navigates without a reload that would stop playback. The router accepts payloads of its own build only. A page that
 * is not kept is replaced, at its address, by the offline page.
 */
export async function answerPage(
  { caches, fetch, buildOf, wait }: WorkerHost,
  request: Request,
  clientId: string | null,
): Promise<Response> {
  const keyOf = clientId === null ? (path: string) => path : payloadKey;
  let isKnown = false;
  const cachedPage = shelfFor(
    caches,
    clientId === null ? null : () => buildOf(clientId, BUILD_TIMEOUTS_MS.payload),
  ).then(async (shelf) => {
    const shelvedPage = await shelf?.match(keyOf(pathOf(request)));
    isKnown = shelvedPage !== undefined;
    return shelvedPage ?? shelf?.match(keyOf(OFFLINE_PATH));
  });
  const networkResponse = fetch(request);
  const networkTimeout = cachedPage.then(() =>
    isKnown ? wait(NETWORK_TIMEOUT_MS) : new Promise<never>(() => {}),
  );
  return networkFirst(
    () =>
      Promise.race([
        networkResponse,
        networkTimeout.then((): Promise<never> => Promise.reject(new Error('slow'))),
      ]),
    () => cachedPage,
    () => isKnown,
  );
}

/** Returns the shelf of the page's own build if kept, else the newest shelf. */
async function shelfFor(
  caches: CacheStorage,
  buildOf: (() => Promise<string | null>) | null,
): Promise<Cache | undefined> {
  const shelves = await completeShelves(caches);
  if (shelves.length > 1 && buildOf !== null) {
    const build = await buildOf();
    if (build !== null && (await caches.has(shelfName(build))))
      return caches.open(shelfName(build));
  }
  return shelves[0];
}

/** Returns the network's response, or the kept response if the network or the server fails. */
async function networkFirst(
  fetchResponse: () => Promise<Response>,
  readKept: () => Promise<Response | undefined>,
  mayReplace: () => boolean = () => true,
): Promise<Response> {
  try {
    const response = await fetchResponse();
    if (response.status < 500) return response;
    const keptAnswer = await readKept();
    return keptAnswer !== undefined && mayReplace() ? keptAnswer : response;
  } catch {
    return (await readKept()) ?? Response.error();
  }
}
