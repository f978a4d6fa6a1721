// @ts-check
import { startOfBody } from './inlineStyles.mjs';

/** How Next writes the preload of a face into the head. */
const LINK = /<link rel="preload" href="([^"]+)" as="font"[^>]*>/g;

/** How React writes it into a `Link` header (RFC 8288) when a page is made for one visitor. */
const HEADER = /^<([^>]+)>(?=.*;\s*as="?font"?)/;

/**
 * Asks for a page's faces from its body instead of its head. A browser may hold back its first paint for a face that
 * is preloaded before there is a body (Chromium does): on a slow phone the page came 200 to 400 ms later, to be drawn
 * in the stand-in all the same. From the body the face is asked for in the same moment, by the preload scanner.
 *
 * @param {Buffer} page its beginning at least
 * @param {string} header its `Link` header; may be empty
 * @returns {{ page: Buffer, header: string }}
 */
export function moveFontPreloads(page, header) {
  const start = startOfBody(page);
  if (start < 0) return { page, header };
  const values = header.split(/,\s*(?=<)/);
  const beginning = page.subarray(0, start).toString();
  const faces = new Set([
    ...[...beginning.matchAll(LINK)].flatMap(([, face]) => face ?? []),
    ...values.flatMap((value) => HEADER.exec(value)?.[1] ?? []),
  ]);
  if (faces.size === 0) return { page, header };
  return {
    page: Buffer.concat([
      Buffer.from(beginning.replace(LINK, '') + [...faces].map(linkTo).join('')),
      page.subarray(start),
    ]),
    header: values.filter((value) => !HEADER.test(value)).join(', '),
  };
}

/** @param {string} face its address */
const linkTo = (face) =>
  `<link rel="preload" href="${face}" as="font" crossorigin="" type="font/woff2"/>`;
