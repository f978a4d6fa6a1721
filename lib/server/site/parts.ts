import 'server-only';
import type { ByteRange } from '@/lib/http/byteRange';
import type { Coding } from '@/lib/http/codings';
import type { PageSources } from '@/lib/http/contentPolicy';
import type { RequestHead } from '@/lib/http/requestHead';
import type { AnswerBody } from '@/lib/server/site/answer';
import type { SiteDocument, SiteFile, SiteManifest, StoredBody } from '@/lib/server/manifest';

/** The settings that an owner's environment variables give to every answer. */
export interface SiteSettings {
  /** The value of `Strict-Transport-Security`; null for a site without https. */
  readonly transport: string | null;
  readonly sources: PageSources;
  /** Path of the reporting endpoint for violated policies; null when reports are off. */
  readonly reports: string | null;
}

/** A handler of requests that the build could not answer in advance. */
export type Route = (request: RequestHead) => Response | Promise<Response>;

/** A page rendered at request time from the query of its address. */
export interface LivePage {
  /** Returns the query reduced to valid values of the fields that the page reads. */
  readonly normalizeQuery: (fields: URLSearchParams) => URLSearchParams;
  /** Finds the document that the build has finished for a query; null where that document is out of date. */
  readonly findFinishedDocument: (fields: URLSearchParams) => Promise<SiteDocument | null>;
  /**
   * Tells whether a query comes from a link rather than from typing, so that one rendering may be cached for a while.
   */
  readonly isShared: (fields: URLSearchParams) => boolean;
  /** Renders the page, or its RSC payload, with the framework for a tidied query. */
  readonly render: (search: string, headers: Headers) => Promise<Response>;
}

/** Writes the answer to a query into the HTML of a page; null where the HTML needs no change. */
export type WritePage = (html: string, fields: URLSearchParams) => string | null;

/** The functions and data that a host provides to the site's request handler. */
export interface SiteParts {
  readonly manifest: SiteManifest;
  readonly settings: SiteSettings;
  /** Opens the bytes of a stored body, whole or one range, in the given coding. */
  readonly open: (
    body: StoredBody,
    coding: Coding | null,
    range: ByteRange | null,
  ) => AnswerBody | Promise<AnswerBody>;
  /** Finds a file that is not in the manifest: a file of a former build, or a picture that is drawn on request. */
  readonly findOtherFile: (path: string) => Promise<SiteFile | null>;
  /** Returns the request-time handler of a path, or null. */
  readonly routeAt: (path: string) => Route | null;
  readonly livePages: ReadonlyMap<string, LivePage>;
  /** Writers of query-dependent content into finished pages, by path. */
  readonly writers: ReadonlyMap<string, WritePage>;
  /**
   * Compresses a body. Bodies of the same key have the same bytes and may be cached; a body without a key is never
   * cached.
   */
  readonly encode: (
    body: Uint8Array<ArrayBuffer>,
    coding: Coding,
    key: string | null,
  ) => Promise<Uint8Array<ArrayBuffer>>;
}
