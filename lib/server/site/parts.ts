import 'server-only';
import type { ByteRange } from '@/lib/http/byteRange';
import type { Coding } from '@/lib/http/codings';
import type { PageSources } from '@/lib/http/contentPolicy';
import type { RequestHead } from '@/lib/http/requestHead';
import type { AnswerBody } from '@/lib/server/site/answer';
import type { SiteDocument, SiteFile, SiteManifest, StoredBody } from '@/lib/server/manifest';

/** What an owner's variables say of every answer. */
export interface SiteSettings {
  /** The value of `Strict-Transport-Security`; null for a site that is not https. */
  readonly transport: string | null;
  readonly sources: PageSources;
  /** The path to which browsers report that a page's policy was broken; null when nobody wants to know. */
  readonly reports: string | null;
}

/** Answers at request time what the build could not. */
export type Route = (request: RequestHead) => Response | Promise<Response>;

/** Makes a page at request time, by the fields of its address. */
export interface LivePage {
  /** Returns the fields that the page reads, each as it can be; the others are dropped. */
  readonly tidy: (fields: URLSearchParams) => URLSearchParams;
  /** Finds the document that the build finished for these fields; null where it is not true now. */
  readonly finished: (fields: URLSearchParams) => Promise<SiteDocument | null>;
  /** Tells whether many ask for these fields, and nobody typed them: what is made may be shown to others for a while. */
  readonly isShared: (fields: URLSearchParams) => boolean;
  /** Has the framework make the page, or its payload, for a request whose query is tidy. */
  readonly make: (search: string, headers: Headers) => Promise<Response>;
}

/** Writes into the document of a page what answers its query; null where the document is right as it is. */
export type WritePage = (html: string, fields: URLSearchParams) => string | null;

/** What a host gives the site's function. */
export interface SiteParts {
  readonly manifest: SiteManifest;
  readonly settings: SiteSettings;
  /** Opens the bytes of a body, whole or a part of them as they are. */
  readonly open: (
    body: StoredBody,
    coding: Coding | null,
    range: ByteRange | null,
  ) => AnswerBody | Promise<AnswerBody>;
  /** Finds a file that the manifest does not name: one of a former build, or one that is made when it is asked for. */
  readonly findElsewhere: (path: string) => Promise<SiteFile | null>;
  /** Returns what answers an address at request time, or null. */
  readonly routeAt: (path: string) => Route | null;
  readonly livePages: ReadonlyMap<string, LivePage>;
  /** What is written at request time into a page that the build finished, by the page's path. */
  readonly writers: ReadonlyMap<string, WritePage>;
  /** Compresses a body; the same key has the same bytes, and a body without a key is another each time. */
  readonly encode: (
    body: Uint8Array<ArrayBuffer>,
    coding: Coding,
    key: string | null,
  ) => Promise<Uint8Array<ArrayBuffer>>;
}
