import 'server-only';

/** A page split into the parts of its head and the rest. */
export interface SplitPage {
  /** The markup up to and including `<head>`. */
  readonly start: string;
  /** The elements of the head, in order. */
  readonly head: readonly string[];
  /** The markup from `</head>` to the end of the `<body>` tag. */
  readonly bodyTag: string;
  readonly body: string;
}

const PAGE_PARTS = /^(<!DOCTYPE html><html[^>]*><head>)([\s\S]*?)(<\/head><body[^>]*>)/;

/** Any element that may stand in a head (HTML §4.2). */
const HEAD_ELEMENT =
  /<(?:title|script|style|noscript)\b[^>]*>[\s\S]*?<\/(?:title|script|style|noscript)>|<(?:meta|link|base)\b[^>]*>/g;

/**
 * Splits a page at its head and lists the elements of the head.
 * @param pageName names the page in the error
 * @throws Error when the markup is not a head of known elements followed by a body
 */
export function splitPage(html: string, pageName: string): SplitPage {
  const [match, start, headMarkup, bodyTag] = PAGE_PARTS.exec(html) ?? [];
  if (
    match === undefined ||
    start === undefined ||
    headMarkup === undefined ||
    bodyTag === undefined
  )
    throw new Error(`${pageName}: a head followed by a body is expected in Next's markup.`);
  const head = headMarkup.match(HEAD_ELEMENT) ?? [];
  const [unknownMarkup] = headMarkup
    .split(HEAD_ELEMENT)
    .map((tag) => tag.trim())
    .filter(Boolean);
  if (unknownMarkup !== undefined)
    throw new Error(
      `${pageName}: « ${unknownMarkup.slice(0, 80)} » is not expected in the head of a page.`,
    );
  return { start, head, bodyTag, body: html.slice(match.length) };
}

/** Returns the raw value of an attribute, or null. */
export const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;

/** Tells whether an element of the head is metadata that a crawler reads, and so must come first. */
export const isMetadata = (element: string): boolean =>
  /^<(?:title|meta|base)\b/.test(element) ||
  (element.startsWith('<link') &&
    !/^(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch)$/.test(
      attribute(element, 'rel') ?? '',
    ));
