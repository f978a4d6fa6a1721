import 'server-only';
import type { ListChoices } from '@/lib/episodes/list/filter';

/** Bytes of the image: in the codings that make them shorter or, where gzip does not, as they are. */
export interface StoredBody {
  /** Half of the SHA-256 of the bytes, in base64url: the name of their file, and their entity tag. */
  readonly digest: string;
  /** In bytes, like those of the codings. */
  readonly size: number;
  readonly br?: number;
  readonly gzip?: number;
  /** Where its bytes are when they are not in the image. */
  readonly file?: string;
}

/** What an address answers whatever is asked beside it. */
export interface SiteFile extends StoredBody {
  readonly type: string;
  /** Seconds since 1970; a file that the build made has no date. */
  readonly modifiedAt?: number;
  /** Headers that its route gave it. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The document of a page. */
export interface SiteDocument extends StoredBody {
  /** The source expressions of its inline scripts and styles. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A page, and the data of which the router of the browser shows it without a document. */
export interface SitePage {
  readonly document: SiteDocument;
  readonly payload: StoredBody;
  /** Parts of the payload, by the value of `next-router-segment-prefetch`. */
  readonly segments: Readonly<Record<string, StoredBody>>;
}

/** All that a build finished: what each address answers, and in which file its bytes are. */
export interface SiteManifest {
  readonly build: string;
  readonly pages: Readonly<Record<string, SitePage>>;
  /** Guessed addresses, in lower case, and the address that each of them leads to. */
  readonly redirects: Readonly<Record<string, string>>;
  /** The page of an address where nothing is; its payload is that of `/introuvable`. */
  readonly lost: SiteDocument;
  readonly files: Readonly<Record<string, SiteFile>>;
  /** Pages that depend on their query, by the addresses that the build finished; and what a query may choose from. */
  readonly finished: Readonly<Record<string, SiteDocument>>;
  readonly choices: ListChoices;
  /** The rules of the style sheets, as a page holds them, by their addresses. */
  readonly sheets: Readonly<Record<string, string>>;
  /** The source expression (CSP 3 §2.3.1) of the script that every page begins with. */
  readonly firstScript: string;
  /** Pictures that the build has not drawn, by their addresses: the digest of all that each is made of. */
  readonly pictures: Readonly<Record<string, string>>;
}
