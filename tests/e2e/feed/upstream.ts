import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { sendAudio, sendImage } from '@/tests/e2e/feed/upstreamFiles';
import { ENTITIES, rssFeed, titlesOf } from '@/tests/e2e/feed/upstreamText';
import { listenOnLoopback } from '@/tests/fixtures/http/loopback';

export type UpstreamMode =
  | 'good'
  | 'more'
  | 'few'
  | 'latin1'
  | 'gzip'
  | 'error'
  | 'unavailable'
  | 'hang'
  | 'garbage'
  | 'cut'
  | 'huge'
  | 'bomb'
  | 'loop'
  | 'entities'
  | 'reset'
  | 'html'
  | 'empty'
  | 'no-item';

/** Every failure of an upstream whose server still listens. */
export const FAILURES: readonly UpstreamMode[] = [
  ...(['error', 'unavailable', 'hang', 'garbage', 'cut', 'huge', 'bomb', 'loop'] as const),
  ...(['entities', 'reset', 'html', 'empty', 'no-item', 'few'] as const),
];

interface UpstreamRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
}

/** A local podcast host with controllable behaviour. */
export interface Upstream {
  readonly url: string;
  readonly origin: string;
  /** Requests for the feed so far, in order, redirected ones included. */
  readonly requests: readonly UpstreamRequest[];
  /** Titles of the episodes of the 'good' feed, newest first. */
  readonly titles: readonly string[];
  readonly serve: (mode: UpstreamMode) => void;
  readonly close: () => Promise<void>;
}

const EPISODE_COUNT = 12;

/** Starts the upstream in mode 'good' on a local port; 0 takes a free port. */
export async function startUpstream(port = 0): Promise<Upstream> {
  const requests: UpstreamRequest[] = [];
  let mode: UpstreamMode = 'good';
  const serveRequest = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '/';
    if (path.startsWith('/audio/')) return sendAudio(request, response);
    if (path.startsWith('/image/')) return sendImage(response);
    requests.push({ path, headers: request.headers });
    answer(mode, request, response);
  };
  const { origin, close } = await listenOnLoopback(serveRequest, port);
  return {
    url: `${origin}/feed.xml`,
    origin,
    requests,
    titles: titlesOf(EPISODE_COUNT),
    serve: (newMode) => {
      mode = newMode;
    },
    close,
  };
}

export async function freePort(): Promise<number> {
  const { origin, close } = await listenOnLoopback(() => undefined);
  await close();
  return Number(new URL(origin).port);
}

function answer(mode: UpstreamMode, request: IncomingMessage, response: ServerResponse): void {
  const origin = `http://${request.headers.host ?? ''}`;
  const goodXml = rssFeed(origin, EPISODE_COUNT);
  switch (mode) {
    case 'good':
      return sendFeed(request, response, goodXml);
    case 'more':
      return sendFeed(request, response, rssFeed(origin, EPISODE_COUNT + 1));
    case 'few':
      return sendFeed(request, response, rssFeed(origin, 2));
    case 'latin1': {
      const text = goodXml.replace('UTF-8', 'ISO-8859-1').replaceAll('’', "'");
      response.writeHead(200, { 'Content-Type': 'text/xml' });
      response.end(Buffer.from(text, 'latin1'));
      return;
    }
    case 'gzip':
      response.writeHead(200, { 'Content-Type': 'text/xml', 'Content-Encoding': 'gzip' });
      response.end(gzipSync(goodXml));
      return;
    case 'error':
      response.writeHead(500).end('Internal Server Error');
      return;
    case 'unavailable':
      response.writeHead(503, { 'Retry-After': '1' }).end();
      return;
    case 'hang':
      return;
    case 'garbage':
      response.end(
        Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)),
      );
      return;
    case 'cut':
      response.writeHead(200, { 'Content-Length': String(Buffer.byteLength(goodXml) + 1000) });
      response.write(goodXml, () => request.socket.destroy());
      return;
    case 'huge':
      return sendForever(response);
    case 'bomb':
      response.writeHead(200, { 'Content-Type': 'text/xml', 'Content-Encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(32 * 1024 * 1024, ' ')));
      return;
    case 'loop':
      response.writeHead(302, {
        Location: request.url === '/feed.xml' ? '/again' : '/feed.xml',
      });
      response.end();
      return;
    case 'entities':
      response.end(
        `<?xml version="1.0"?><!DOCTYPE rss [${ENTITIES}]>${goodXml.slice(goodXml.indexOf('<rss'))}`,
      );
      return;
    case 'reset':
      request.socket.resetAndDestroy();
      return;
    case 'html':
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<!DOCTYPE html><html><body><p>Maintenance en cours</body></html>');
      return;
    case 'empty':
      response.end();
      return;
    case 'no-item':
      return sendFeed(request, response, rssFeed(origin, 0));
  }
}

function sendFeed(request: IncomingMessage, response: ServerResponse, xml: string): void {
  const etag = `"${Buffer.byteLength(xml)}"`;
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ETag: etag }).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': 'application/rss+xml', ETag: etag }).end(xml);
}

/** Sends 300 MB in chunks of 64 kB, until the client closes the connection. */
function sendForever(response: ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024, ' ');
  let remainingChunks = 300 * 16;
  response.writeHead(200, { 'Content-Type': 'text/xml' });
  const writeChunks = (): void => {
    while (remainingChunks > 0 && !response.destroyed) {
      remainingChunks -= 1;
      if (!response.write(chunk)) {
        response.once('drain', writeChunks);
        return;
      }
    }
    response.end();
  };
  writeChunks();
}
