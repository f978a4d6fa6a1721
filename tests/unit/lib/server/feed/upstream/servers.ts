import type { RequestListener } from 'node:http';
import { createFetcher, type FetcherOptions } from '@/lib/server/feed/upstream/fetchFeed';
import { listenOnLoopback, type Loopback } from '@/tests/fixtures/http/loopback';

const servers: Loopback[] = [];

/** Starts a server on a free port of a loopback address. */
export async function listen(handler: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = await listenOnLoopback(handler, 0, host);
  servers.push(server);
  return server.origin;
}

afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

export const fetcher = (url: string, options: Partial<FetcherOptions> = {}) =>
  createFetcher({
    url,
    userAgent: 'Essai/1.0',
    limits: { connectMs: 200, totalMs: 2000, maxBytes: 1000, maxRedirects: 5 },
    ...options,
  });

/** Returns the fetcher's error for an address; null on success. */
export async function problemOf(url: string, options: Partial<FetcherOptions> = {}) {
  const answer = await fetcher(url, options)(null);
  return answer.ok ? null : answer.error;
}

export const redirect =
  (location: (path: string) => string): RequestListener =>
  (request, response) =>
    void response.writeHead(302, { Location: location(request.url ?? '') }).end();
