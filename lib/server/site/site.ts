import 'server-only';
import { builtCacheControl, fileCacheControl } from '@/lib/http/cacheControl';
import { refuseMethod } from '@/lib/http/methods';
import type { RequestHead } from '@/lib/http/requestHead';
import {
  plainAnswer,
  redirect,
  type Answer,
  type PendingAnswer,
} from '@/lib/server/site/answer';
import type { SiteFile } from '@/lib/server/manifest';
import type { SiteParts } from '@/lib/server/site/parts';
import { sendBody } from '@/lib/server/site/sendBody';
import { createLivePages } from '@/lib/server/site/sendLive';
import { sendResponse } from '@/lib/server/site/sendResponse';
import { sendNotFound, sendPage } from '@/lib/server/site/sendPage';

/** Answers a request. Throws or rejects when a route does, or when a body of the image cannot be read. */
export type AnswerRequest = (request: RequestHead) => PendingAnswer;

/**
 * Creates the function that answers every request of the site from its image, independent of the host. A host that
 * works with `Response` converts the answers by `responseOf`.
 */
export function createSite(parts: SiteParts): AnswerRequest {
  const { manifest, livePages, routeAt, findOtherFile, settings } = parts;
  const { transport } = settings;
  const sendLive = createLivePages(parts);

  return (request) => {
    const refusalStatus = refuseMethod(request.method);
    if (refusalStatus !== null) return plainAnswer(refusalStatus, transport);
    const { pathname, search } = splitAddress(request.url);
    const path = decodePath(pathname);
    // A malformed percent-encoding: redirect to the home page.
    if (path === null) return redirect(307, '/', transport);
    const page = ownValue(manifest.pages, path);
    if (page !== null && !isPrivate(path)) return sendPage(request, path, page, parts);
    const file = ownValue(manifest.files, path);
    if (file !== null) return sendFile(request, path, file, parts);
    const livePage = livePages.get(path);
    if (livePage !== undefined) return sendLive(request, path, search, livePage);
    return answerUnlisted(request, path, pathname, search);
  };

  /** Answers at a path that is neither page nor file of the image. */
  async function answerUnlisted(
    request: RequestHead,
    path: string,
    pathname: string,
    search: string,
  ): Promise<Answer> {
    const route = routeAt(path);
    if (route !== null) return sendResponse(request, path, await route(request), parts);
    const foundFile = await findOtherFile(path);
    if (foundFile !== null) return sendFile(request, path, foundFile, parts);
    const redirectTarget = ownValue(manifest.redirects, normalizePath(path).toLowerCase());
    if (redirectTarget !== null) return redirect(308, redirectTarget + search, transport);
    const normalizedPathname = normalizePath(pathname);
    if (normalizedPathname !== pathname)
      return redirect(308, normalizedPathname + search, transport);
    if (path.startsWith('/_next/static/')) return plainAnswer(404, transport);
    return sendNotFound(request, parts);
  }
}

/** Converts an answer to a `Response`, with all its headers. */
export function responseOf({ status, headers, body }: Answer): Response {
  return new Response(body, { status, headers });
}

function sendFile(
  request: RequestHead,
  path: string,
  file: SiteFile,
  parts: SiteParts,
): PendingAnswer {
  const { type, modifiedAt, headers = {} } = file;
  const cacheControlOf = modifiedAt === undefined ? builtCacheControl : fileCacheControl;
  return sendBody(
    request,
    {
      path,
      body: file,
      type,
      cacheControl: headers['Cache-Control'] ?? cacheControlOf(path),
      headers: () => headers,
      modifiedAt,
      hasRanges: true,
    },
    parts,
  );
}

/** Returns the value of a record's own key, or null: a path may be the name of an inherited property. */
const ownValue = <T>(record: Readonly<Record<string, T>>, key: string): T | null =>
  Object.hasOwn(record, key) ? (record[key] ?? null) : null;

/** Tells whether a page is internal to the framework, without an address of the site. */
const isPrivate = (path: string): boolean => path.startsWith('/_');

/** An address whose path needs no decoding or normalization. */
const PLAIN_ADDRESS = /^https?:\/\/[\w.:-]+(\/|(?:\/[\w-][\w.-]*)+)(\?[\w=&-]+)?$/;

/**
 * Splits an address into path and query; plain addresses skip `new URL`, which takes a tenth of the time of an answer.
 */
function splitAddress(url: string): { readonly pathname: string; readonly search: string } {
  const [, pathname, search = ''] = PLAIN_ADDRESS.exec(url) ?? [];
  return pathname === undefined ? new URL(url) : { pathname, search };
}

/** Decodes a path; null when its percent-encoding is malformed. */
function decodePath(path: string): string | null {
  try {
    const decodedPath = decodeURIComponent(path);
    return decodedPath.includes('\0') ? null : decodedPath;
  } catch {
    return null;
  }
}

/** Collapses repeated slashes in a path and removes a trailing slash. */
const normalizePath = (path: string): string =>
  path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
