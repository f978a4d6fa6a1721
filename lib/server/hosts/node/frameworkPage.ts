import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { IncomingMessage, type OutgoingHttpHeader } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { loadEntry } from '@/lib/server/hosts/node/loadEntry';
import type { LivePage } from '@/lib/server/site/parts';

/**
 * The entry point of a page compiled by Next, in the form that Next's adapters call (Next's documentation, "Invoking
 * Entrypoints").
 */
type Entry = (
  request: IncomingMessage,
  response: CollectedResponse,
  context: {
    readonly waitUntil: (task: Promise<void>) => void;
    readonly requestMeta: { readonly relativeProjectDir: string; readonly hostname: string };
  },
) => Promise<void>;

/**
 * Creates the renderer of a page from the entry point that the build has compiled, loaded at the first request.
 * @param root of the site
 * @param path of the page, as `app` names it
 */
export function frameworkPage(root: string, path: string): LivePage['render'] {
  let entry: Entry | null = null;
  return async (search, headers) => {
    entry ??= loadHandler(root, path);
    const request = new IncomingMessage(new Socket());
    request.method = 'GET';
    request.url = path + search;
    request.headers = { host: 'localhost', ...Object.fromEntries(headers) };
    const response = new CollectedResponse();
    await entry(request, response, {
      waitUntil: (task) => void task.catch(() => undefined),
      requestMeta: { relativeProjectDir: '.', hostname: 'localhost' },
    });
    return response.toResponse();
  };
}

function loadHandler(root: string, path: string): Entry {
  // Next's servers set these globals before loading any module of the build.
  Reflect.set(globalThis, 'AsyncLocalStorage', AsyncLocalStorage);
  Object.assign(process.env, { NEXT_RUNTIME: 'nodejs', NODE_ENV: 'production' });
  const compiled: { readonly handler?: Entry } = loadEntry(root, path);
  if (typeof compiled.handler !== 'function')
    throw new Error(`${path}: the build has no entry point « handler » for this page.`);
  return compiled.handler;
}

/** A response that buffers its body: the members of `ServerResponse` that Next uses, without a connection. */
class CollectedResponse extends Writable {
  statusCode = 200;
  statusMessage = '';
  headersSent = false;
  readonly #headers = new Headers();
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _: BufferEncoding, callback: () => void): void {
    this.#chunks.push(chunk);
    callback();
  }

  setHeader(name: string, value: OutgoingHttpHeader): this {
    this.#headers.delete(name);
    return this.appendHeader(name, value);
  }
  appendHeader(name: string, value: OutgoingHttpHeader): this {
    for (const item of Array.isArray(value) ? value : [value])
      this.#headers.append(name, String(item));
    return this;
  }
  getHeader = (name: string): string | undefined => this.#headers.get(name) ?? undefined;
  getHeaders = (): Record<string, string> => Object.fromEntries(this.#headers);
  getHeaderNames = (): string[] => [...this.#headers.keys()];
  hasHeader = (name: string): boolean => this.#headers.has(name);
  removeHeader = (name: string): void => this.#headers.delete(name);
  flushHeaders = (): void => undefined;
  writeHead(status: number, headers: Record<string, OutgoingHttpHeader> = {}): this {
    this.statusCode = status;
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    return this;
  }

  /** Resolves with the whole response once ended. */
  async toResponse(): Promise<Response> {
    await finished(this);
    const body = Buffer.concat(this.#chunks);
    return new Response(body, { status: this.statusCode, headers: this.#headers });
  }
}
