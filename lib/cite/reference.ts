import type { CalendarDay } from '@/lib/time/longDate';

/** Bibliographic reference of a page. */
export interface PageReference {
  readonly kind: 'page' | 'episode' | 'data';
  readonly title: string;
  /** A person or a body. */
  readonly author: string;
  /** Name of the site. */
  readonly site: string;
  /** Absolute address of the page. */
  readonly address: string;
  /** Day of publication; null where the page has only the date of its last change. */
  readonly published: CalendarDay | null;
  /** Day of the last change of the text. */
  readonly modified: CalendarDay;
}

/** Access to a cited page, known in the browser only: its day, `accessed` in CSL-JSON, and the cited second. */
export interface Access {
  /** Day on which the page was read. */
  readonly day: CalendarDay;
  /** The cited second of an episode; null for the whole page. */
  readonly second: number | null;
}

/** Returns the day that dates a reference: of publication, else of the last change. */
export const dayOf = ({ published, modified }: PageReference): CalendarDay =>
  published ?? modified;

/** Builds the key of a reference from its address: ASCII letters, digits and hyphens. */
export function keyOf({ address }: PageReference): string {
  const { hostname, pathname } = new URL(address);
  const words = `${hostname.replace(/^www\./, '')}${pathname}`.split(/[^A-Za-z0-9]+/);
  return words.filter(Boolean).join('-');
}

/** Returns the address to cite, with `?t=` for a second. */
export function citedAddress({ address }: PageReference, second: number | null): string {
  if (second === null) return address;
  const citedUrl = new URL(address);
  citedUrl.searchParams.set('t', String(Math.floor(second)));
  return citedUrl.href;
}

/** Joins the lines of a text and removes its control characters, for formats with one line per field. */
export const oneLine = (text: string): string =>
  text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029\s]+/g, ' ').trim();
