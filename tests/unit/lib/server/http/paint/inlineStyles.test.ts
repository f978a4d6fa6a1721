import { createHash } from 'node:crypto';
import {
  admitStyles,
  inlineStyles,
  withoutStyleSheets,
} from '@/lib/server/http/paint/inlineStyles.mjs';
import { styleSheet, type StyleSheet } from '@/lib/server/http/paint/styleSheets.mjs';

const A = '/_next/static/chunks/a.css';
const B = '/_next/static/chunks/b.css';
const sheets = new Map<string, StyleSheet>(
  [styleSheet(A, '.a{color:red}'), styleSheet(B, '.b{color:red}')].flatMap((sheet) =>
    sheet === null ? [] : [sheet],
  ),
);
const link = (address: string, more = '') =>
  `<link rel="stylesheet" href="${address}" data-precedence="next"${more}/>`;
const UNASKED = ' media="not all" disabled=""';
const page = (head: string, body = '<body>') => Buffer.from(`<head>${head}</head>${body}`);
const written = (from: Buffer) => inlineStyles(from, sheets).page.toString();

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('each sheet stands in the page where its link was, and the link no longer asks for it', () => {
  expect(written(page(link(A) + link(B)))).toBe(
    '<head><style data-precedence="next">.a{color:red}</style>' +
      link(A, UNASKED) +
      '<style data-precedence="next">.b{color:red}</style>' +
      link(B, UNASKED) +
      '</head><body>',
  );
});

it('a sheet that is linked twice is written once', () => {
  expect(written(page(link(A) + link(A))).split('<style').length).toBe(2);
});

it('the sources are the hashes of the rules as they are written, for a page of the cache too', () => {
  const once = inlineStyles(page(link(A) + link(B)), sheets);
  expect(once.sources).toEqual([hashOf('.a{color:red}'), hashOf('.b{color:red}')]);
  expect(inlineStyles(once.page, sheets)).toEqual(once);
});

it('a link that a nonce admits keeps it', () => {
  expect(
    written(page(`<link rel="stylesheet" href="${A}" nonce="n" data-precedence="next"/>`)),
  ).toContain(`href="${A}" nonce="n" data-precedence="next"${UNASKED}/>`);
});

it('what is not a sheet of the build, or not in the head, stays as it is', () => {
  for (const given of [
    page(link('/other.css')),
    page('', link(A)),
    Buffer.from(`<head>${link(A)}`),
  ])
    expect(inlineStyles(given, sheets)).toEqual({ page: given, sources: [] });
});

it('an address in a sheet is the same seen from the page', () => {
  const rules =
    'a{src:url(../media/f.woff2)format("woff2");b:url("c.png");c:url(/d.png);d:url(data:,x);e:url(#f)}';
  expect(styleSheet(A, rules)?.[1].text).toBe(
    'a{src:url(/_next/static/media/f.woff2)format("woff2");b:url("/_next/static/chunks/c.png");c:url(/d.png);d:url(data:,x);e:url(#f)}',
  );
});

it('a sheet that would end its element is left to its link', () => {
  expect(styleSheet(A, 'a::after{content:"</STYLE>"}')).toBeNull();
});

it('a policy admits the styles beside those of the site, and nothing else', () => {
  expect(admitStyles("default-src 'self'; style-src 'self'; img-src *", ["'sha256-x'"])).toBe(
    "default-src 'self'; style-src 'self' 'sha256-x'; img-src *",
  );
  expect(admitStyles("style-src 'sha256-y'", ["'sha256-x'"])).toBeNull();
  expect(admitStyles(undefined, ["'sha256-x'"])).toBeNull();
});

it('what a header preloads is the fonts, not the sheets', () => {
  expect(
    withoutStyleSheets('</f.woff2>; rel=preload; as="font", </a.css>; rel=preload; as="style"'),
  ).toBe('</f.woff2>; rel=preload; as="font"');
});
