/** An answer over HTTP, whose body is decoded as its coding says. */
export interface Answer {
  readonly status: number;
  /** The value of a header; an empty text when it is not there. */
  readonly header: (name: string) => string;
  readonly body: Buffer;
  readonly text: string;
}

export type RequestHeaders = Readonly<Record<string, string>>;

/** Of one question, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** What undici says of a connection that ended before one byte of the answer had come. */
const ENDED_UNANSWERED = new Set(['UND_ERR_SOCKET', 'ECONNRESET']);

/** As many kept connections as may rest at once: each of them can be found ended, one after the other. */
const MOST_TRIES = 4;

/** Returns the code of what made `fetch` fail, as Node and undici name it; an empty text when there is none. */
export const failureCode = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause
    ? String(error.cause.code)
    : '';

/**
 * Asks one address and follows no redirect. Asks again when a connection that was kept open ends before it answers, as
 * every browser does (RFC 9112 §9.3.1 and §9.5): a proxy that takes a new configuration closes those that rest.
 * Rejects when there is no answer, or when its coding is not what it says.
 */
export async function ask(
  address: string,
  headers: RequestHeaders = {},
  method: 'GET' | 'HEAD' | 'POST' = 'GET',
): Promise<Answer> {
  for (let tries = 1; ; tries += 1)
    try {
      return await askOnce(address, headers, method);
    } catch (error) {
      const isSafe = method !== 'POST' && ENDED_UNANSWERED.has(failureCode(error));
      if (!isSafe || tries === MOST_TRIES) throw error;
    }
}

async function askOnce(
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

/** Whether the site is on this machine, where neither TLS nor its public address can be looked at. */
export const isLocal = (origin: string): boolean =>
  /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(origin).hostname);

/** The path of the first of the site's own episodes, from its site map; null when it has none. */
export async function firstEpisode(origin: string): Promise<string | null> {
  const { text } = await ask(`${origin}/sitemap.xml`);
  return /<loc>[^<]*?(\/episodes\/[^</]+)<\/loc>/.exec(text)?.[1] ?? null;
}
