import { request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { listenHere, type Loopback } from '@/tests/fixtures/http/loopback';

/** A request or a response in transit, which may be changed in place. */
interface Passing {
  readonly path: string;
  readonly asked: IncomingHttpHeaders;
}
export interface Returning extends Passing {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A mistake of a server, or of a proxy before it. */
export interface Mistake {
  readonly before?: (passing: Passing) => void;
  readonly after?: (returning: Returning) => void;
}

/** Starts a local proxy to the site, with one mistake. */
export async function startWrongSite(site: string, mistake: Mistake): Promise<Loopback> {
  const { hostname, port } = new URL(site);
  const passOn: RequestListener = (asking, answer) => {
    const path = asking.url ?? '/';
    const asked = { ...asking.headers };
    mistake.before?.({ path, asked });
    const { method } = asking;
    const sent = request({ hostname, port, path, method, headers: asked }, async (given) => {
      const chunks: Buffer[] = [];
      for await (const chunk of given) chunks.push(chunk);
      const { statusCode: status = 502, headers } = given;
      const returning = { path, asked, status, headers, body: Buffer.concat(chunks) };
      mistake.after?.(returning);
      answer.writeHead(returning.status, returning.headers).end(returning.body);
    });
    sent.on('error', () => answer.destroy());
    sent.end();
  };
  // An address that the check does not take for a local one, for which it would skip checks.
  return listenHere(passOn, 0, '0.0.0.0');
}

/** Rewrites the body of a response requested without coding. */
export function rewrite(returning: Returning, change: (text: string) => string): void {
  returning.body = Buffer.from(change(returning.body.toString('utf8')));
  returning.headers['content-length'] = String(returning.body.length);
}
