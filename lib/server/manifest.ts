import 'server-only';
import type { ListChoices } from '@/lib/episodes/list/filter';

/** Stored response body: in the content codings that shorten the bytes, and unencoded only where gzip does not. */
export interface StoredBody {
  /** Half of the SHA-256 of the bytes, in base64url: the name of their file, and their entity tag. */
  readonly digest: string;
  /** Sizes in bytes: of the unencoded body, then of the body in each content coding. */
  readonly size: number;
  readonly br?: number;
  readonly gzip?: number;
  /** Path of a body that is stored outside of the site image. */
  readonly file?: string;
}

/** File at an address, whatever the query; `type` is a media type. */
export interface SiteFile extends StoredBody {
  readonly type: string;
  /** Seconds since 1970; undefined for a file made by the build. */
  readonly modifiedAt?: number;
  /** Headers of the route that answered during the build. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The HTML document of a page. */
export interface SiteDocument extends StoredBody {
  /** Source expressions (CSP 3 §2.3.1) of its inline scripts and styles. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A page: its document, and the RSC payload with which Next's router shows the page without a document. */
export interface SitePage {
  readonly document: SiteDocument;
  readonly payload: StoredBody;
  /** Segments of the payload, by the value of `next-router-segment-prefetch`. */
  readonly segments: Readonly<Record<string, StoredBody>>;
}

/** The manifest of a site image: for each address the finished answer, and the file with its bytes. */
export interface SiteManifest {
  readonly build: string;
  readonly pages: Readonly<Record<string, SitePage>>;
  /** Redirects from guessed addresses, in lower case. */
  readonly redirects: Readonly<Record<string, string>>;
  /** The not-found document; its payload is the payload of `/introuvable`. */
  readonly notFound: SiteDocument;
  readonly files: Readonly<Record<string, SiteFile>>;
  /** Finished documents of query-dependent pages, by address with query; and the allowed values of the query. */
  readonly finished: Readonly<Record<string, SiteDocument>>;
  readonly choices: ListChoices;
  /** Rules of the style sheets, ready to be inlined, by address. */
  readonly sheets: Readonly<Record<string, string>>;
  /** Source expressions (CSP 3 §2.3.1) of the inline scripts that start every page. */
  readonly firstScripts: readonly string[];
  /** Keys (digests of all sources) of the share images that the build has not drawn, by address. */
  readonly pictures: Readonly<Record<string, string>>;
}
