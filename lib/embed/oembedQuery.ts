/** What asks for the player of a page: https://oembed.com, § 2.2. */
import { parseStartTime } from '@/lib/player/base/startTime';
import { failure, success, type Result } from '@/lib/result';

export interface OembedQuery {
  readonly slug: string;
  /** Second at which the player opens. */
  readonly at?: number;
  readonly format: 'json' | 'xml';
  /** In pixels; Infinity for no limit. */
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/** The status that tells what is wrong: no address, none of ours, or a format that is not offered. */
export type OembedRefusal = 400 | 404 | 501;

const PAGE = /^\/(?:episodes|embed)\/([a-z0-9-]+)\/?$/;

/** @param host of this site: the pages of another are not found */
export function readOembedQuery(
  query: URLSearchParams,
  host: string,
): Result<OembedQuery, OembedRefusal> {
  const format = query.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml') return failure(501);
  const url = query.get('url');
  if (url === null || url === '') return failure(400);
  const page = URL.canParse(url) ? new URL(url) : null;
  const slug = page && isOfSite(page, host) ? PAGE.exec(page.pathname)?.[1] : undefined;
  if (!page || slug === undefined) return failure(404);
  const at = parseStartTime(page.searchParams.get('t') ?? fragmentTime(page.hash));
  return success({
    slug,
    ...(at !== undefined && { at }),
    format,
    maxWidth: limit(query.get('maxwidth')),
    maxHeight: limit(query.get('maxheight')),
  });
}

const isOfSite = ({ protocol, host }: URL, own: string): boolean =>
  /^https?:$/.test(protocol) && host === own;

/** W3C, Media Fragments URI 1.0, § 4.2.1: `#t=754`. */
const fragmentTime = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get('t');

/** What is not a whole number of pixels, from 1, is no limit. */
const limit = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
