import { MESSAGES } from '@/lib/offline/names';
import {
  answerAsset,
  answerData,
  answerFile,
  answerPage,
  type WorkerHost,
} from '@/lib/offline/worker/answers';
import { readHeld } from '@/lib/offline/worker/holdings';
import {
  requestKindOf,
  type HeldItems,
  type RequestKind,
} from '@/lib/offline/worker/requestKind';

/** Declares the used part of the service worker's global scope, which TypeScript's `lib.dom` lacks. */
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly respondWith: (answer: Promise<Response>) => void;
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

let held: HeldItems | null = null;
let reading: Promise<HeldItems>;

/** Reads the kept episodes again, when a page has changed them. */
function reread(): Promise<HeldItems> {
  reading = readHeld(self.caches).then((read) => (held = read));
  return reading;
}
void reread();

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === MESSAGES.takeOver) void self.skipWaiting();
  if (event.data === MESSAGES.reread) event.waitUntil(reread());
});

self.addEventListener('fetch', (event) => {
  const kind = requestKindOf(event.request, self.location.origin, held);
  const answer = kind && answerTo(kind, event);
  if (answer) event.respondWith(answer);
});

function answerTo(kind: NonNullable<RequestKind>, event: RequestEvent): Promise<Response> {
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
      return reading.then((known) => answerFile(host, request, known, clientId));
    case 'unknown':
      return reading.then((known) => {
        const kindOnceRead = requestKindOf(request, self.location.origin, known);
        if (kindOnceRead === 'file') return answerFile(host, request, known, clientId);
        return kindOnceRead === 'data' ? answerData(host, request) : fetch(request);
      });
  }
}
