import { createHash } from 'node:crypto';
import {
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { readFileSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { listenHere } from '@/tests/fixtures/http/loopback';

/**
 * A relay from one browser to the production build, on a port of its own. It can be stopped like a
 * server, and can simulate a deployment.
 */
export interface Relay {
  readonly origin: string;
  /** Requests since the start or since `forget`: method and target. */
  readonly asked: readonly string[];
  readonly forget: () => void;
  /** Ends every connection, and refuses new ones. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Answers from another build from now on. */
  readonly deploy: () => void;
  /** Calls a function before each response; 'drop' ends the connection. */
  readonly before: (decide: (target: string) => 'drop' | void | Promise<'drop' | void>) => void;
  /** Answers the worker's address with this script. */
  readonly replaceWorker: (script: string) => void;
}

const BUILD = readFileSync('.next/BUILD_ID', 'utf8').trim();
const NEXT_BUILD = BUILD.replace(/./g, 'x');

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const sourceOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export async function startRelay(upstream: string): Promise<Relay> {
  const asked: string[] = [];
  const { hostname, port: upstreamPort } = new URL(upstream);
  let isDeployed = false;
  let worker: string | null = null;
  let decide: Parameters<Relay['before']>[0] = () => {};

  async function relay(asking: IncomingMessage, answer: ServerResponse): Promise<void> {
    const target = asking.url ?? '/';
    asked.push(`${asking.method} ${target}`);
    if ((await decide(target)) === 'drop') return void asking.socket.destroy();
    if (target === '/sw.js' && worker !== null) {
      answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
      return void answer.end(worker);
    }
    const sent = request(
      {
        hostname,
        port: upstreamPort,
        method: asking.method,
        path: isDeployed ? target.replaceAll(NEXT_BUILD, BUILD) : target,
        headers: {
          ...(isDeployed ? asOfNow(asking.headers) : asking.headers),
          'accept-encoding': 'identity',
        },
      },
      (given) => void pass(given, answer).catch(() => answer.destroy()),
    );
    sent.on('error', () => answer.destroy());
    asking.on('error', () => sent.destroy());
    sent.end();
  }

  async function pass(given: IncomingMessage, answer: ServerResponse): Promise<void> {
    const headers = { ...given.headers };
    const isText = /text|json|javascript|component/.test(String(headers['content-type']));
    if (isDeployed && given.statusCode === 304 && headers.etag)
      headers.etag = retagged(headers.etag);
    if (!isDeployed || !isText || given.statusCode === 304) {
      answer.writeHead(given.statusCode ?? 502, headers);
      // A browser that disconnects ends both streams, without an error in the current test.
      return void pipeline(given, answer, () => undefined);
    }
    const chunks: Buffer[] = [];
    for await (const chunk of given) chunks.push(chunk);
    const before = Buffer.concat(chunks).toString();
    const after = before.replaceAll(BUILD, NEXT_BUILD);
    const policy = String(headers['content-security-policy'] ?? '');
    if (policy !== '') headers['content-security-policy'] = renamed(policy, before, after);
    if (headers.etag) headers.etag = retagged(headers.etag);
    headers['content-length'] = String(Buffer.byteLength(after));
    answer.writeHead(given.statusCode ?? 502, headers);
    answer.end(after);
  }

  const listen = (port = 0) =>
    listenHere(
      (asking, answer) => void relay(asking, answer).catch(() => answer.destroy()),
      port,
    );
  let server = await listen();
  const { origin } = server;
  return {
    origin,
    asked,
    forget: () => void (asked.length = 0),
    stop: () => server.close(),
    async start() {
      server = await listen(Number(new URL(origin).port));
    },
    deploy: () => void (isDeployed = true),
    before: (next) => void (decide = next),
    replaceWorker: (script) => void (worker = script),
  };
}

/** Returns the entity tag of the other build's response. */
const retagged = (tag: string): string => tag.replace(/"$/, '-x"');

/**
 * Keeps only the conditions of a request that apply to the build behind the relay: entity tags of the other build.
 * Older tags are dropped: a 304 would pass an old page off as one of the new build.
 */
function asOfNow(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const asked = { ...headers };
  delete asked['if-none-match'];
  delete asked['if-modified-since'];
  const tag = headers['if-none-match'];
  return tag?.endsWith('-x"') ? { ...asked, 'if-none-match': tag.replace(/-x"$/, '"') } : asked;
}

/** Replaces the hashes of inline scripts in a policy by those of the other build. */
function renamed(policy: string, before: string, after: string): string {
  const old = [...before.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
  const anew = [...after.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
  return old.reduce(
    (text, script, index) => text.replace(sourceOf(script), sourceOf(anew[index] ?? '')),
    policy,
  );
}
