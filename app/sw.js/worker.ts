import { MESSAGES } from '@/lib/offline/names';
import {
  answerAsset,
  answerData,
  answerFile,
  answerPage,
  type WorkerHost,
} from '@/lib/offline/worker/answers';
import { readKeptItems } from '@/lib/offline/worker/keptItems';
import {
  requestKindOf,
  type KeptItems,
  type RequestKind,
} from '@/lib/offline/worker/requestKind';

/** Declares the used part of the service worker's global scope, which TypeScript's `lib.dom` lacks. */
interface WorkerEvent extends Event {
  readonly waitUntil: (promise: Promise<unknown>) => void;
}
interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly respondWith: (response: Promise<Response>) => void;
}
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly get: (id: string) => Promise<MessageEventSource | undefined>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'fetch', listener: (event: RequestEvent) => void): void;
    (type: 'activate', listener: (event: WorkerEvent) => void): void;
    (
      type: 'message',
      listener: (event: WorkerEvent & { readonly data: unknown }) => void,
    ): void;
  };
}
declare const self: WorkerScope;

const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const host: WorkerHost = {
  caches: self.caches,
  fetch: (...request) => fetch(...request),
  wait,
  async buildOf(clientId, timeout) {
    const client = await self.clients.get(clientId);
    if (!client) return null;
    const { port1, port2 } = new MessageChannel();
    const reply = new Promise<string | null>((resolve) => {
      port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : null);
    });
    client.postMessage(MESSAGES.build, { transfer: [port2] });
    return Promise.race([reply, wait(timeout).then(() => null)]);
  },
};

let keptItems: KeptItems | null = null;
let keptItemsRead: Promise<KeptItems>;

/** Reads the list of the kept episodes from the caches, again after a page has changed the list. */
function rereadKeptItems(): Promise<KeptItems> {
  keptItemsRead = readKeptItems(self.caches).then((items) => (keptItems = items));
  return keptItemsRead;
}
void rereadKeptItems();

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === MESSAGES.takeOver) void self.skipWaiting();
  if (event.data === MESSAGES.reread) event.waitUntil(rereadKeptItems());
});

self.addEventListener('fetch', (event) => {
  const kind = requestKindOf(event.request, self.location.origin, keptItems);
  const response = kind && responseTo(kind, event);
  if (response) event.respondWith(response);
});

function responseTo(kind: NonNullable<RequestKind>, event: RequestEvent): Promise<Response> {
  const { request, clientId } = event;
  switch (kind) {
    case 'asset':
      return answerAsset(host, request);
    case 'payload':
      return answerPage(host, request, clientId);
    case 'page':
      return answerPage(host, request, null);
    case 'data':
      return answerData(host, request);
    case 'file':
      return keptItemsRead.then((items) => answerFile(host, request, items, clientId));
    case 'unknown':
      return keptItemsRead.then((items) => {
        const knownKind = requestKindOf(request, self.location.origin, items);
        if (knownKind === 'file') return answerFile(host, request, items, clientId);
        return knownKind === 'data' ? answerData(host, request) : fetch(request);
      });
  }
}
