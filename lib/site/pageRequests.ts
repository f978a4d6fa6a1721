/**
 * Services for the guard of navigation requests. Next's router reacts to a failed request by loading the document,
 * which would stop playback: the guard waits instead, and notifies the visitor.
 */
export interface PageRequestHost {
  /** Returns the base address of the document. */
  readonly base: () => string;
  /** The browser's own `fetch`. */
  readonly fetch: typeof fetch;
  /** The build of this document; null if unknown, so that no response counts as outdated. */
  readonly buildId: string | null;
  readonly isPlaying: () => boolean;
  /** Notifies the obstacle to a navigation; null once the obstacle is resolved. */
  readonly notify: (obstacle: Obstacle | null, address: string) => void;
  /** Resolves when the request is to be repeated; never after the visitor gives up. */
  readonly untilRetried: () => Promise<void>;
}

/** `outdated`: the page needs a document load, as after a deployment. */
export type Obstacle = 'unreachable' | 'outdated';

/** Media type of React's server component payload. */
const PAYLOAD_TYPE = 'text/x-component';

/**
 * Wraps `fetch` so that failed navigation requests wait; all other requests pass through.
 * @throws the error of `fetch` for an aborted request or a request that is no navigation
 */
export function guardPageRequests(host: PageRequestHost): typeof fetch {
  const { fetch, isPlaying, notify, untilRetried: waitForRetry } = host;

  return async function guardedFetch(input, init) {
    if (!isNavigation(init)) return fetch(input, init);
    const address = addressOf(input, host.base());
    for (;;) {
      const readResponse = await fetch(input, init)
        .then(readWholeResponse)
        .catch(ignoreUnlessAborted);
      if (readResponse && readResponse.response.status < 500) {
        const isOutdated = isPlaying() && !isPayloadOf(readResponse, host.buildId);
        notify(isOutdated ? 'outdated' : null, address);
        return isOutdated ? new Promise(() => {}) : readResponse.response;
      }
      notify('unreachable', address);
      await waitForRetry();
    }
  };
}

interface ReadResponse {
  readonly response: Response;
  readonly text: string;
}

/** Reads a response to its end, so that a truncated response is a failure too. */
const readWholeResponse = async (response: Response): Promise<ReadResponse> => ({
  response,
  text: await response.clone().text(),
});

/** Tells whether a request is the router's navigation, not a prefetch. */
function isNavigation(init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers);
  return (
    headers.get('rsc') === '1' &&
    !headers.has('next-router-prefetch') &&
    !headers.has('next-router-segment-prefetch')
  );
}

/** Returns the address of the page, without the parameter that Next adds for payloads. */
function addressOf(input: RequestInfo | URL, base: string): string {
  const url = new URL(input instanceof Request ? input.url : input, base);
  url.searchParams.delete('_rsc');
  return url.href;
}

/** Converts an error of the network to null. @throws the error of an aborted request */
function ignoreUnlessAborted(error: unknown): null {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  return null;
}

/** Tells whether the router will accept a response, by its own comparison of builds. */
function isPayloadOf({ response, text }: ReadResponse, buildId: string | null): boolean {
  if (!response.ok || !response.headers.get('content-type')?.startsWith(PAYLOAD_TYPE))
    return false;
  return buildId === null || [buildId, null].includes(buildIdOf(text));
}

/** Next's build id (`nanoid`) at the root of a payload; quotes are escaped inside a document. */
const BUILD_ID = /\\?"b\\?":\\?"([\w-]{21})\\?"/;

/** Parses the build id of a payload, or of a document that embeds a payload; null without a build id. */
export const buildIdOf = (text: string): string | null => BUILD_ID.exec(text)?.[1] ?? null;
