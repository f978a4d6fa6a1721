/**
 * Guards the requests that the router makes for a page. The router answers one that fails by loading the address as
 * a document, which would end the sound: such a request waits here instead, and the listener is told.
 */
export interface PageRequestHost {
  /** The address of the document. */
  readonly base: () => string;
  /** The browser's own `fetch`. */
  readonly fetch: typeof fetch;
  /** The build that this document belongs to; null when it is not known, and then no answer is out of date. */
  readonly buildId: string | null;
  readonly isPlaying: () => boolean;
  /** Says what keeps the page from coming; null once it comes. */
  readonly tell: (obstacle: Obstacle | null, address: string) => void;
  /** Resolves when it is time to ask again; never, when the visitor gives up. */
  readonly untilRetried: () => Promise<void>;
}

/** `outdated`: only a load of the document can open the page, as after a deployment. */
export type Obstacle = 'unreachable' | 'outdated';

/** The type of React's server component payload. */
const PAYLOAD = 'text/x-component';

/**
 * Makes a `fetch` that lets everything through but the failed requests of a navigation.
 * @throws what the given `fetch` throws for an aborted request, or for one that is no navigation.
 */
export function guardPageRequests(host: PageRequestHost): typeof fetch {
  const { fetch, isPlaying, tell, untilRetried } = host;

  return async function guardedFetch(input, init) {
    if (!isNavigation(init)) return fetch(input, init);
    const address = addressOf(input, host.base());
    for (;;) {
      const answer = await fetch(input, init).then(readAnswer).catch(ignoreUnlessAborted);
      if (answer && answer.response.status < 500) {
        const isOutdated = isPlaying() && !isPayloadOf(answer, host.buildId);
        tell(isOutdated ? 'outdated' : null, address);
        return isOutdated ? new Promise(() => {}) : answer.response;
      }
      tell('unreachable', address);
      await untilRetried();
    }
  };
}

interface Answer {
  readonly response: Response;
  readonly text: string;
}

/** Reads an answer to its end, so that one cut short is a failure like any other. */
const readAnswer = async (response: Response): Promise<Answer> => ({
  response,
  text: await response.clone().text(),
});

/** A request of Next's router for a page that was asked for, not for one that may be. */
function isNavigation(init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers);
  return (
    headers.get('rsc') === '1' &&
    !headers.has('next-router-prefetch') &&
    !headers.has('next-router-segment-prefetch')
  );
}

/** The address of the page, without the parameter that Next adds to that of its payload. */
function addressOf(input: RequestInfo | URL, base: string): string {
  const url = new URL(input instanceof Request ? input.url : input, base);
  url.searchParams.delete('_rsc');
  return url.href;
}

function ignoreUnlessAborted(error: unknown): null {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  return null;
}

/** Whether the router will take this answer in; it compares the builds in the same way. */
function isPayloadOf({ response, text }: Answer, buildId: string | null): boolean {
  if (!response.ok || !response.headers.get('content-type')?.startsWith(PAYLOAD)) return false;
  return buildId === null || [buildId, null].includes(buildIdOf(text));
}

/** Next's `nanoid`, where React writes the root of a payload; inside a document its quotes are escaped. */
const BUILD_ID = /\\?"b\\?":\\?"([\w-]{21})\\?"/;

/** Parses the build id out of a payload, or of a document that embeds one; null without one. */
export const buildIdOf = (text: string): string | null => BUILD_ID.exec(text)?.[1] ?? null;
