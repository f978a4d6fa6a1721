/** The oEmbed request: https://oembed.com, § 2.2. */
import { parseThemeName, type EmbedThemeName } from '@/lib/embed/theme';
import { parseStartTime } from '@/lib/player/base/startTime';
import { failure, success, type Result } from '@/lib/result';

export interface OembedQuery {
  readonly slug: string;
  /** Second at which the player opens. */
  readonly at?: number;
  readonly theme: EmbedThemeName;
  readonly format: 'json' | 'xml';
  /** In pixels; Infinity for no limit. */
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/** Status of a refused request: no address (400), no page of an episode (404), or an unsupported format (501). */
export type OembedRefusal = 400 | 404 | 501;

const PAGE_PATH = /^\/(?:episodes|embed)\/([a-z0-9-]+)\/?$/;

/**
 * Parses an oEmbed request.
 * @param host of this site; pages of other hosts are not found
 */
export function readOembedQuery(
  query: URLSearchParams,
  host: string,
): Result<OembedQuery, OembedRefusal> {
  const format = query.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml') return failure(501);
  const url = query.get('url');
  if (url === null || url === '') return failure(400);
  const page = URL.canParse(url) ? new URL(url) : null;
  const slug = page && isOfSite(page, host) ? PAGE_PATH.exec(page.pathname)?.[1] : undefined;
  if (!page || slug === undefined) return failure(404);
  const at = parseStartTime(page.searchParams.get('t') ?? fragmentTime(page.hash));
  return success({
    slug,
    ...(at !== undefined && { at }),
    theme: parseThemeName(page.searchParams.get('apparence')),
    format,
    maxWidth: parseLimit(query.get('maxwidth')),
    maxHeight: parseLimit(query.get('maxheight')),
  });
}

const isOfSite = ({ protocol, host }: URL, siteHost: string): boolean =>
  /^https?:$/.test(protocol) && host === siteHost;

/** Reads the time of a media fragment, `#t=754` (W3C, Media Fragments URI 1.0, § 4.2.1). */
const fragmentTime = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get('t');

/** Parses a limit in whole pixels, from 1; any other value means no limit. */
const parseLimit = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
