import 'server-only';
import { hashSource } from '@/lib/server/site/digest';
import { attribute, splitPage, isMetadata } from '@/lib/server/site/page/head';
import type { StyleSheets } from '@/lib/server/site/page/styleSheet';

/** A page ready to be sent. */
export interface FinishedPage {
  readonly html: string;
  /** Source expressions (CSP 3 §2.3.1) of the page's inline scripts, and of its style. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface FinishOptions {
  readonly sheets: StyleSheets;
  /** Name of the page in error messages. */
  readonly pageName: string;
  /** Addresses of fonts that the `Link` header of the framework's answer preloads. */
  readonly fontUrls?: readonly string[];
  /** The nonce that the framework has put on its own scripts; scripts without the nonce are refused. */
  readonly nonce?: string;
  /** Whether scripts are admitted by hash; a page for one visitor admits its scripts by nonce. */
  readonly isHashed?: boolean;
}

/** A `script` element: its attributes and its text. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** A row of React's payload that preloads a style sheet, as escaped in an inline script. */
const SHEET_HINT = /:HL\[\\"[^"\\]+\.css\\",\\"style\\"(?:,[^\]]*)?\]\\n/g;

/**
 * Finishes a page rendered by Next so that its first paint waits for no other file:
 * - metadata come first, for crawlers that read only the first kilobytes;
 * - style sheets are inlined as one element. Their `link` elements stay, disabled: a browser fetches no disabled sheet,
 *   and React and Next's loader still find each sheet. (Chromium's preload scanner ignores `disabled`, but skips links
 *   whose media query matches nothing.) Preloads of sheets are removed from head and payload;
 * - fonts are preloaded from the body: a font preload in the head may delay Chromium's first paint.
 * @throws Error naming the page when Next's markup is not as expected
 */
export async function finishPage(
  html: string,
  { sheets, pageName, fontUrls = [], nonce, isHashed = true }: FinishOptions,
): Promise<FinishedPage> {
  const { start, head, bodyTag, body } = splitPage(html, pageName);
  const sheetLinks = head.filter((element) => attribute(element, 'rel') === 'stylesheet');
  const sheetAddresses = sheetLinks.map((link) => attribute(link, 'href') ?? '');
  const rules = sheetAddresses.map((address) => {
    const text = sheets.get(address);
    if (text === undefined)
      throw new Error(`${pageName}: the style sheet « ${address} » is not in the build.`);
    return text;
  });
  const fontPreloads = head.filter((element) => attribute(element, 'as') === 'font');
  const isSheet = (element: string): boolean =>
    sheetLinks.includes(element) || attribute(element, 'as') === 'style';
  const otherElements = head.filter(
    (element) => !isMetadata(element) && !isSheet(element) && !fontPreloads.includes(element),
  );
  const style = [...new Set(rules)].join('');
  const fontAddresses = new Set([
    ...fontPreloads.map((font) => attribute(font, 'href') ?? ''),
    ...fontUrls,
  ]);
  const markup = [
    start,
    ...head.filter(isMetadata),
    ...(style === '' ? [] : [`<style data-precedence="next">${style}</style>`]),
    ...sheetLinks.map(disabledLink),
    ...otherElements,
    bodyTag,
    ...[...fontAddresses].map(preloadOf),
    body.replace(SHEET_HINT, ''),
  ].join('');
  return {
    html: markup,
    scripts: isHashed ? await scriptHashes(markup, nonce) : [],
    styles: style === '' ? [] : [await styleSource(style)],
  };
}

/** A font in a `Link` header (RFC 8288). */
const FONT_LINK = /<([^>]+)>(?=[^,]*;\s*as="?font"?)/g;

/** Returns the addresses of the fonts that a `Link` header preloads. */
export const preloadedFontUrls = (headers: Headers): readonly string[] =>
  [...(headers.get('link') ?? '').matchAll(FONT_LINK)].map(([, url = '']) => url);

/** Cache of style source expressions by rules: pages of one kind share their styles. */
const styleSources = new Map<string, Promise<string>>();

function styleSource(rules: string): Promise<string> {
  const source = styleSources.get(rules) ?? hashSource(rules);
  styleSources.set(rules, source);
  return source;
}

const disabledLink = (link: string): string =>
  link.replace(/\s*\/?>$/, ' media="not all" disabled=""/>');

const preloadOf = (url: string): string =>
  `<link rel="preload" href="${url}" as="font" crossorigin="" type="font/woff2"/>`;

async function scriptHashes(html: string, nonce?: string): Promise<readonly string[]> {
  const scriptTexts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc=|type="application\/ld\+json"/.test(attributes))
    .filter(
      ([, attributes = '']) => nonce === undefined || attributes.includes(` nonce="${nonce}"`),
    )
    .map(([, , text = '']) => text);
  return Promise.all([...new Set(scriptTexts)].map(hashSource));
}
