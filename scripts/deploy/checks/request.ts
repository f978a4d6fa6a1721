/** An HTTP response with its body decoded. */
export interface Answer {
  readonly status: number;
  /** Returns the value of a header; '' for an absent one. */
  readonly header: (name: string) => string;
  readonly body: Buffer;
  readonly text: string;
}

export type RequestHeaders = Readonly<Record<string, string>>;

/** In milliseconds: the limit of one request. */
const TIMEOUT_MS = 20_000;

/** Error codes of a connection that ended before the first byte of a response. */
const CLOSED_EARLY = new Set(['UND_ERR_SOCKET', 'ECONNRESET']);

/** Attempts: as many as kept-alive connections may be idle, since each of them may have been closed. */
const MAX_TRIES = 4;

/** Returns the error code of a failed `fetch`, as Node and undici name it; '' for none. */
export const failureCode = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause
    ? String(error.cause.code)
    : '';

/**
 * Requests an address without following redirects. Retries when a kept-alive connection ends before the response, as
 * browsers do (RFC 9112 §9.3.1 and §9.5): a proxy that reloads its configuration closes idle connections. Rejects
 * without a response, or when the body does not match its coding.
 */
export async function request(
  address: string,
  headers: RequestHeaders = {},
  method: 'GET' | 'HEAD' | 'POST' = 'GET',
): Promise<Answer> {
  for (let tries = 1; ; tries += 1)
    try {
      return await requestOnce(address, headers, method);
    } catch (error) {
      const canRetry = method !== 'POST' && CLOSED_EARLY.has(failureCode(error));
      if (!canRetry || tries === MAX_TRIES) throw error;
    }
}

async function requestOnce(
  address: string,
  headers: RequestHeaders,
  method: string,
): Promise<Answer> {
  const answer = await fetch(address, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  return {
    status: answer.status,
    header: (name) => answer.headers.get(name) ?? '',
    body,
    text: body.toString('utf8'),
  };
}

/** Tells whether the site is on this machine, where neither TLS nor the public address can be checked. */
export const isLocal = (origin: string): boolean =>
  /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(origin).hostname);

/** Finds the path of the first own episode in the sitemap; null for none. */
export async function firstEpisode(origin: string): Promise<string | null> {
  const { text } = await request(`${origin}/sitemap.xml`);
  return /<loc>[^<]*?(\/episodes\/[^</]+)<\/loc>/.exec(text)?.[1] ?? null;
}
