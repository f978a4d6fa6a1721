import { createServer, type RequestListener, type Server } from 'node:http';
import { createFetcher, type FetcherOptions } from '@/lib/server/feed/upstream/fetchFeed';

const servers: Server[] = [];

/** A server on a free port of that loopback address. */
export async function listen(handler: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return `http://${host}:${port}`;
}

afterEach(async () => {
  const closing = servers.splice(0).map(
    (server) =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );
  await Promise.all(closing);
});

export const fetcher = (url: string, more: Partial<FetcherOptions> = {}) =>
  createFetcher({
    url,
    userAgent: 'Essai/1.0',
    limits: { connectMs: 200, totalMs: 2000, maxBytes: 1000, maxRedirects: 5 },
    ...more,
  });

export const redirect =
  (location: (path: string) => string): RequestListener =>
  (request, response) =>
    void response.writeHead(302, { Location: location(request.url ?? '') }).end();
