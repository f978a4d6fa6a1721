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
const PATIENCE_MS = 20_000;

/** Asks one address and follows no redirect. Rejects when there is no answer, or when its coding is not what it says. */
export async function ask(
  address: string,
  headers: RequestHeaders = {},
  method: 'GET' | 'HEAD' | 'POST' = 'GET',
): Promise<Answer> {
  const answer = await fetch(address, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
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
