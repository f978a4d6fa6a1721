import 'server-only';
import { hashSource } from '@/lib/server/site/digest';
import { attribute, cutPage, isMetadata } from '@/lib/server/site/page/head';
import type { StyleSheets } from '@/lib/server/site/page/styleSheet';

/** A page as it is sent. */
export interface FinishedPage {
  readonly html: string;
  /** The source expressions (CSP 3 §2.3.1) of its inline scripts and of its style. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface Options {
  readonly sheets: StyleSheets;
  /** Names the page in an error. */
  readonly where: string;
  /** Addresses of faces that an answer's `Link` header preloads beside the page. */
  readonly faces?: readonly string[];
  /** The nonce that the framework wrote onto its own scripts: what else is in the page is not admitted. */
  readonly nonce?: string;
  /** Whether its scripts are named one by one; those of a page for one visitor have its nonce. */
  readonly isHashed?: boolean;
}

/** An element, its tag and its text. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** A row of React's payload that asks for a style sheet, as a script of the page holds it. */
const SHEET_HINT = /:HL\[\\"[^"\\]+\.css\\",\\"style\\"(?:,[^\]]*)?\]\\n/g;

/**
 * Finishes a page of Next's for a first paint that waits for nothing:
 * - metadata stand first, for readers that stop after some kilobytes;
 * - its style sheets are written into it as one element. Their links stay, disabled: a browser does not fetch them,
 *   and React and Next's loader find each sheet there. (Chromium's preload scanner does not know `disabled`, but
 *   leaves alone what is for no medium.) Neither head nor payload asks for a sheet: those that the page shows are in it;
 * - faces are asked for from the body: Chromium may hold back the first paint for one that is preloaded in the head.
 *
 * @throws Error naming the page when Next's markup is not as expected
 */
export async function finishPage(
  html: string,
  { sheets, where, faces = [], nonce, isHashed = true }: Options,
): Promise<FinishedPage> {
  const { start, head, bodyTag, body } = cutPage(html, where);
  const links = head.filter((one) => attribute(one, 'rel') === 'stylesheet');
  const addresses = links.map((link) => attribute(link, 'href') ?? '');
  const rules = addresses.map((address) => {
    const text = sheets.get(address);
    if (text === undefined)
      throw new Error(`${where}: the style sheet « ${address} » is not in the build.`);
    return text;
  });
  const fonts = head.filter((one) => attribute(one, 'as') === 'font');
  const isSheet = (one: string): boolean =>
    links.includes(one) || attribute(one, 'as') === 'style';
  const others = head.filter(
    (one) => !isMetadata(one) && !isSheet(one) && !fonts.includes(one),
  );
  const style = [...new Set(rules)].join('');
  const asked = new Set([...fonts.map((font) => attribute(font, 'href') ?? ''), ...faces]);
  const finished = [
    start,
    ...head.filter(isMetadata),
    ...(style === '' ? [] : [`<style data-precedence="next">${style}</style>`]),
    ...links.map(disabled),
    ...others,
    bodyTag,
    ...[...asked].map(preloadOf),
    body.replace(SHEET_HINT, ''),
  ].join('');
  return {
    html: finished,
    scripts: isHashed ? await hashesOf(finished, nonce) : [],
    styles: style === '' ? [] : [await styleSource(style)],
  };
}

/** A face that React preloads by a `Link` header (RFC 8288). */
const FACE = /<([^>]+)>(?=[^,]*;\s*as="?font"?)/g;

/** Returns the addresses of the faces that an answer's `Link` header preloads. */
export const facesOf = (headers: Headers): readonly string[] =>
  [...(headers.get('link') ?? '').matchAll(FACE)].map(([, face = '']) => face);

/** The sources of styles, by their rules: pages of one kind have the same. */
const styleSources = new Map<string, Promise<string>>();

function styleSource(rules: string): Promise<string> {
  const known = styleSources.get(rules) ?? hashSource(rules);
  styleSources.set(rules, known);
  return known;
}

const disabled = (link: string): string =>
  link.replace(/\s*\/?>$/, ' media="not all" disabled=""/>');

const preloadOf = (face: string): string =>
  `<link rel="preload" href="${face}" as="font" crossorigin="" type="font/woff2"/>`;

async function hashesOf(html: string, nonce?: string): Promise<readonly string[]> {
  const texts = [...html.matchAll(SCRIPT)]
    .filter(([, tag = '']) => !/\ssrc=|type="application\/ld\+json"/.test(tag))
    .filter(([, tag = '']) => nonce === undefined || tag.includes(` nonce="${nonce}"`))
    .map(([, , text = '']) => text);
  return Promise.all([...new Set(texts)].map(hashSource));
}
