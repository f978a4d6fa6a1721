import { createHash } from 'node:crypto';
import {
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { readFileSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { listenOnLoopback } from '@/tests/fixtures/http/loopback';

/**
 * A proxy between one browser and the production build, on a separate port. The relay can be stopped like a
 * server, and can simulate a deployment.
 */
export interface Relay {
  readonly origin: string;
  /** Requests since the start or since `forget`: method and target. */
  readonly requests: readonly string[];
  readonly clearRequests: () => void;
  /** Ends every connection, and refuses new connections. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Answers from another build from now on. */
  readonly deploy: () => void;
  /** Calls a function before each response; 'drop' ends the connection. */
  readonly beforeResponse: (
    decide: (target: string) => 'drop' | void | Promise<'drop' | void>,
  ) => void;
  /** Answers the worker's address with a script. */
  readonly replaceWorker: (script: string) => void;
}

const BUILD = readFileSync('.next/BUILD_ID', 'utf8').trim();
const NEXT_BUILD = BUILD.replace(/./g, 'x');

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const sourceOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export async function startRelay(upstream: string): Promise<Relay> {
  const requests: string[] = [];
  const { hostname, port: upstreamPort } = new URL(upstream);
  let isDeployed = false;
  let workerScript: string | null = null;
  let decide: Parameters<Relay['beforeResponse']>[0] = () => {};

  async function forwardRequest(
    clientRequest: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const target = clientRequest.url ?? '/';
    requests.push(`${clientRequest.method} ${target}`);
    if ((await decide(target)) === 'drop') return void clientRequest.socket.destroy();
    if (target === '/sw.js' && workerScript !== null) {
      response.writeHead(200, {
        'Content-Type': 'text/javascript',
        'Cache-Control': 'no-cache',
      });
      return void response.end(workerScript);
    }
    const upstreamRequest = request(
      {
        hostname,
        port: upstreamPort,
        method: clientRequest.method,
        path: isDeployed ? target.replaceAll(NEXT_BUILD, BUILD) : target,
        headers: {
          ...(isDeployed ? upstreamHeaders(clientRequest.headers) : clientRequest.headers),
          'accept-encoding': 'identity',
        },
      },
      (upstreamResponse) =>
        void forwardResponse(upstreamResponse, response).catch(() => response.destroy()),
    );
    upstreamRequest.on('error', () => response.destroy());
    clientRequest.on('error', () => upstreamRequest.destroy());
    upstreamRequest.end();
  }

  async function forwardResponse(
    upstreamResponse: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const headers = { ...upstreamResponse.headers };
    const isText = /text|json|javascript|component/.test(String(headers['content-type']));
    if (isDeployed && upstreamResponse.statusCode === 304 && headers.etag)
      headers.etag = newBuildTag(headers.etag);
    if (!isDeployed || !isText || upstreamResponse.statusCode === 304) {
      response.writeHead(upstreamResponse.statusCode ?? 502, headers);
      // A browser that disconnects ends both streams, without an error in the current test.
      return void pipeline(upstreamResponse, response, () => undefined);
    }
    const chunks: Buffer[] = [];
    for await (const chunk of upstreamResponse) chunks.push(chunk);
    const oldText = Buffer.concat(chunks).toString();
    const newText = oldText.replaceAll(BUILD, NEXT_BUILD);
    const policy = String(headers['content-security-policy'] ?? '');
    if (policy !== '')
      headers['content-security-policy'] = rehashPolicy(policy, oldText, newText);
    if (headers.etag) headers.etag = newBuildTag(headers.etag);
    headers['content-length'] = String(Buffer.byteLength(newText));
    response.writeHead(upstreamResponse.statusCode ?? 502, headers);
    response.end(newText);
  }

  const listenOn = (port = 0) =>
    listenOnLoopback(
      (clientRequest, response) =>
        void forwardRequest(clientRequest, response).catch(() => response.destroy()),
      port,
    );
  let server = await listenOn();
  const { origin } = server;
  return {
    origin,
    requests,
    clearRequests: () => void (requests.length = 0),
    stop: () => server.close(),
    async start() {
      server = await listenOn(Number(new URL(origin).port));
    },
    deploy: () => void (isDeployed = true),
    beforeResponse: (newDecide) => void (decide = newDecide),
    replaceWorker: (script) => void (workerScript = script),
  };
}

/** Returns the entity tag of the other build's response. */
const newBuildTag = (tag: string): string => tag.replace(/"$/, '-x"');

/**
 * Keeps only the conditions of a request that apply to the build behind the relay: entity tags of the other build.
 * Older tags are dropped: a 304 would confirm an old page as a page of the new build.
 */
function upstreamHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const forwarded = { ...headers };
  delete forwarded['if-none-match'];
  delete forwarded['if-modified-since'];
  const tag = headers['if-none-match'];
  return tag?.endsWith('-x"')
    ? { ...forwarded, 'if-none-match': tag.replace(/-x"$/, '"') }
    : forwarded;
}

/** Replaces the hashes of inline scripts in a policy by the hashes of the other build's scripts. */
function rehashPolicy(policy: string, oldText: string, newText: string): string {
  const oldScripts = [...oldText.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
  const newScripts = [...newText.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
  return oldScripts.reduce(
    (text, script, index) => text.replace(sourceOf(script), sourceOf(newScripts[index] ?? '')),
    policy,
  );
}
