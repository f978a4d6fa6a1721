import { FILES_CACHE, OFFLINE_PATH, payloadKey, shelfName } from '@/lib/offline/names';
import { answerRange } from '@/lib/offline/worker/answerRange';
import { completeShelves } from '@/lib/offline/worker/holdings';
import { standIn, type Held } from '@/lib/offline/worker/wanted';

export interface WorkerHost {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  /** The build of the page that asks; null when it does not say. */
  readonly buildOf: (clientId: string) => Promise<string | null>;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** How long the network may take where a kept page could be shown, in milliseconds. */
const NETWORK_TIMEOUT_MS = 4000;

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** Answers with a script or style of whatever build: their names are hashes of what is in them. */
export const answerBuild = async (
  { caches, fetch }: WorkerHost,
  request: Request,
): Promise<Response> => (await caches.match(request.url)) ?? fetch(request);

/**
 * Answers with a kept file, or with a part of it. One that is not as long as was announced is broken: it is dropped,
 * so that its episode is said to be incomplete, and the network is asked.
 */
export async function answerFile(
  { caches, fetch }: WorkerHost,
  request: Request,
  held: Held,
): Promise<Response> {
  const path = standIn(pathOf(request), held);
  const fromNetwork = async () => fetch(request);
  const fromCache = async () => {
    const key = held.files.get(path);
    if (key === undefined) return null;
    const cache = await caches.open(FILES_CACHE);
    const kept = await cache.match(key);
    if (!kept) return null;
    const { headers } = kept;
    const body = await kept.blob();
    const { pathname, search } = new URL(key);
    if (body.size === (held.sizes.get(pathname + search) ?? body.size))
      return answerRange(request.headers, new Response(body, { headers }));
    await cache.delete(key);
    return null;
  };
  // Serve the kept 480-pixel cover in place of another size only when the network fails.
  if (path !== pathOf(request))
    return fromNetwork().catch(async () => (await fromCache()) ?? Response.error());
  return (await fromCache()) ?? fromNetwork();
}

/** Answers with data from the network, else as they were kept. */
export const answerData = ({ caches, fetch }: WorkerHost, request: Request) =>
  orKept(
    () => fetch(request),
    () => caches.match(pathOf(request)),
  );

/**
 * Answers with a page from the network, else as it was kept: its document, or its payload, by which the router changes
 * pages without a reload, so that the sound goes on. The router takes a payload of its own build only. What is not
 * kept gets the page that says so, at its own address.
 */
export async function answerPage(
  { caches, fetch, buildOf, wait }: WorkerHost,
  request: Request,
  clientId: string | null,
): Promise<Response> {
  const keyOf = clientId === null ? (path: string) => path : payloadKey;
  let isKnown = false;
  const kept = shelfFor(caches, clientId === null ? null : () => buildOf(clientId)).then(
    async (shelf) => {
      const own = await shelf?.match(keyOf(pathOf(request)));
      isKnown = own !== undefined;
      return own ?? shelf?.match(keyOf(OFFLINE_PATH));
    },
  );
  const fetched = fetch(request);
  const tooLong = kept.then(() =>
    isKnown ? wait(NETWORK_TIMEOUT_MS) : new Promise<never>(() => {}),
  );
  return orKept(
    () =>
      Promise.race([
        fetched,
        tooLong.then((): Promise<never> => Promise.reject(new Error('slow'))),
      ]),
    () => kept,
    () => isKnown,
  );
}

/** The shelf of a page's own build, if it is kept; else the newest. */
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

/** The answer of the network; what is kept, if there is anything, when none comes or the server fails. */
async function orKept(
  ask: () => Promise<Response>,
  read: () => Promise<Response | undefined>,
  mayReplace: () => boolean = () => true,
): Promise<Response> {
  try {
    const answer = await ask();
    if (answer.status < 500) return answer;
    const kept = await read();
    return kept !== undefined && mayReplace() ? kept : answer;
  } catch {
    return (await read()) ?? Response.error();
  }
}
