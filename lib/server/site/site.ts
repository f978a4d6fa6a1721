import 'server-only';
import { builtCacheControl, fileCacheControl } from '@/lib/http/cacheControl';
import { refuseMethod } from '@/lib/http/methods';
import type { RequestHead } from '@/lib/http/requestHead';
import { plainAnswer, redirect, type Answer } from '@/lib/server/site/answer';
import type { SiteFile } from '@/lib/server/manifest';
import type { SiteParts } from '@/lib/server/site/parts';
import { sendBody } from '@/lib/server/site/sendBody';
import { createLivePages } from '@/lib/server/site/sendLive';
import { sendMade } from '@/lib/server/site/sendMade';
import { sendLost, sendPage } from '@/lib/server/site/sendPage';

/** Answers a request. Rejects when a route does, or the bytes of the image cannot be read. */
export type AnswerRequest = (request: RequestHead) => Promise<Answer>;

/**
 * Makes the function that answers every request of the site from its image: nothing in it belongs to a host.
 * A host that speaks `Request` and `Response` takes it through `respond`.
 */
export function createSite(parts: SiteParts): AnswerRequest {
  const { manifest, livePages, routeAt, findElsewhere, settings } = parts;
  const { transport } = settings;
  const sendLive = createLivePages(parts);

  return async (request) => {
    const refused = refuseMethod(request.method);
    if (refused !== null) return plainAnswer(refused, transport);
    const { pathname, search } = partsOf(request.url);
    const path = decodePath(pathname);
    // A percent sign that stands for nothing: the visitor finds the home page.
    if (path === null) return redirect(307, '/', transport);
    const page = own(manifest.pages, path);
    if (page !== null && !isPrivate(path)) return sendPage(request, path, page, parts);
    const file = own(manifest.files, path);
    if (file !== null) return sendFile(request, path, file, parts);
    const live = livePages.get(path);
    if (live !== undefined) return sendLive(request, path, live);
    const route = routeAt(path);
    if (route !== null) return sendMade(request, path, await route(request), parts);
    const other = await findElsewhere(path);
    if (other !== null) return sendFile(request, path, other, parts);
    const guessed = own(manifest.redirects, tidyPath(path).toLowerCase());
    if (guessed !== null) return redirect(308, guessed + search, transport);
    const tidy = tidyPath(pathname);
    if (tidy !== pathname) return redirect(308, tidy + search, transport);
    if (path.startsWith('/_next/static/')) return plainAnswer(404, transport);
    return sendLost(request, parts);
  };
}

/** Gives an answer as a `Response`, with all the headers that it has. */
export function responseOf({ status, headers, body }: Answer): Response {
  return new Response(body, { status, headers });
}

function sendFile(
  request: RequestHead,
  path: string,
  file: SiteFile,
  parts: SiteParts,
): Promise<Answer> {
  const { type, modifiedAt, headers = {} } = file;
  const age = modifiedAt === undefined ? builtCacheControl : fileCacheControl;
  return sendBody(
    request,
    {
      path,
      body: file,
      type,
      cacheControl: headers['Cache-Control'] ?? age(path),
      headers: () => headers,
      modifiedAt,
      hasRanges: true,
    },
    parts,
  );
}

/** Reads what a record has under its own keys only: a path can be any word. */
const own = <T>(record: Readonly<Record<string, T>>, key: string): T | null =>
  Object.hasOwn(record, key) ? (record[key] ?? null) : null;

/** Tells whether a page is one that the framework shows by itself, at no address of the site. */
const isPrivate = (path: string): boolean => path.startsWith('/_');

/** An address whose path means the same to every reader, without a query. */
const PLAIN = /^https?:\/\/[\w.:-]+((?:\/[\w-][\w.-]*)+)$/;

/** Returns path and query of an address; parsing one takes a tenth of what the answer to it takes. */
function partsOf(url: string): { readonly pathname: string; readonly search: string } {
  const [, pathname] = PLAIN.exec(url) ?? [];
  return pathname === undefined ? new URL(url) : { pathname, search: '' };
}

/** Decodes a path; null when a percent sign in it stands for nothing. */
function decodePath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}

/** Returns a path with one slash where it has several, and none at its end. */
const tidyPath = (path: string): string =>
  path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
