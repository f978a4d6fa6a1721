import { request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { listenOnLoopback, type Loopback } from '@/tests/fixtures/http/loopback';

/** A request in transit, which a mistake may change in place. */
interface ProxiedRequest {
  readonly path: string;
  readonly requestHeaders: IncomingHttpHeaders;
}
export interface ProxiedResponse extends ProxiedRequest {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A mistake of a server, or of a proxy before it. */
export interface Mistake {
  readonly before?: (proxied: ProxiedRequest) => void;
  readonly after?: (proxied: ProxiedResponse) => void;
}

/** Starts a local proxy to the site, with one mistake. */
export async function startWrongSite(site: string, mistake: Mistake): Promise<Loopback> {
  const { hostname, port } = new URL(site);
  const proxyRequest: RequestListener = (clientRequest, clientResponse) => {
    const path = clientRequest.url ?? '/';
    const requestHeaders = { ...clientRequest.headers };
    mistake.before?.({ path, requestHeaders });
    const { method } = clientRequest;
    const upstreamRequest = request(
      { hostname, port, path, method, headers: requestHeaders },
      async (upstreamResponse) => {
        const chunks: Buffer[] = [];
        for await (const chunk of upstreamResponse) chunks.push(chunk);
        const { statusCode: status = 502, headers } = upstreamResponse;
        const proxied = { path, requestHeaders, status, headers, body: Buffer.concat(chunks) };
        mistake.after?.(proxied);
        clientResponse.writeHead(proxied.status, proxied.headers).end(proxied.body);
      },
    );
    upstreamRequest.on('error', () => clientResponse.destroy());
    upstreamRequest.end();
  };
  // `deploy:check` skips checks for local addresses; 0.0.0.0 does not count as one.
  return listenOnLoopback(proxyRequest, 0, '0.0.0.0');
}

/** Rewrites the body of a response requested without coding. */
export function rewrite(proxied: ProxiedResponse, change: (text: string) => string): void {
  proxied.body = Buffer.from(change(proxied.body.toString('utf8')));
  proxied.headers['content-length'] = String(proxied.body.length);
}
