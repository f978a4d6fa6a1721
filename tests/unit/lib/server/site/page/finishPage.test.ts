import { createHash } from 'node:crypto';
import { finishPage } from '@/lib/server/site/page/finishPage';
import { inlinedRules } from '@/lib/server/site/page/styleSheet';

const A = '/_next/static/chunks/a.css';
const B = '/_next/static/chunks/b.css';
const FACE = '/_next/static/media/body.woff2';
const sheets = new Map([
  [A, '.a{color:red}'],
  [B, '.b{color:red}'],
]);
const link = (address: string, attributes = '') =>
  `<link rel="stylesheet" href="${address}" data-precedence="next"${attributes}/>`;
const DISABLED_ATTRIBUTES = ' media="not all" disabled=""';
const preload = `<link rel="preload" href="${FACE}" as="font" crossorigin="" type="font/woff2"/>`;
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="fr"><head>${head}</head><body class="a">${body}</body></html>`;
const finished = (html: string, fontUrls: readonly string[] = []) =>
  finishPage(html, { sheets, pageName: '/outils', fontUrls });
const htmlOf = async (html: string, fontUrls?: readonly string[]) =>
  (await finished(html, fontUrls)).html;
const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('the sheets are inlined as one element, and their links are disabled', async () => {
  expect(await htmlOf(page(link(A) + link(B)))).toBe(
    page(
      `<style data-precedence="next">.a{color:red}.b{color:red}</style>${link(A, DISABLED_ATTRIBUTES)}${link(B, DISABLED_ATTRIBUTES)}`,
    ),
  );
});

it('a sheet that is linked twice is inlined once', async () => {
  expect((await htmlOf(page(link(A) + link(A)))).split('.a{').length).toBe(2);
});

it('metadata precede styles and scripts in the head, in order', async () => {
  const metadata = [
    '<meta charSet="utf-8"/>',
    '<title>Outils</title>',
    '<meta property="og:image" content="x"/>',
    '<link rel="canonical" href="https://site.example/outils"/>',
    '<link rel="icon" href="/icon.svg"/>',
  ];
  const script = '<script src="/a.js" async=""></script>';
  const [charset = '', ...otherMetadata] = metadata;
  const html = await htmlOf(page(charset + link(A) + script + otherMetadata.join('')));
  expect(html).toContain(`<head>${metadata.join('')}<style`);
  expect(html.split(script)).toHaveLength(2);
});

it('a font is preloaded from the body, whether the head, a header or both preload it', async () => {
  const expectedHtml = page('<title>T</title>', preload);
  expect(await htmlOf(page(`${preload}<title>T</title>`))).toBe(expectedHtml);
  expect(await htmlOf(page('<title>T</title>'), [FACE])).toBe(expectedHtml);
  expect(await htmlOf(page(`${preload}<title>T</title>`), [FACE])).toBe(expectedHtml);
});

it('neither the payload nor the head preloads a sheet, whether it is inlined or not', async () => {
  const hint = (address: string) => String.raw`:HL[\"${address}\",\"style\"]\n`;
  const script = (rows: string) => `<script>self.__next_f.push([1,"${rows}"])</script>`;
  const rows = (hints: string) => script(`1:I\\n${hints}2:x`);
  expect(await htmlOf(page(link(A), rows(hint(A) + hint(B))))).toContain(rows(''));
  const preloadLink = `<link rel="preload" href="${B}" as="style"/>`;
  expect(await htmlOf(page(link(A) + preloadLink))).toBe(await htmlOf(page(link(A))));
});

it('the policy has the hashes of the inlined scripts and styles, and of no data', async () => {
  const data = '<script type="application/ld+json">{}</script>';
  const body = `<script>one</script><script>one</script><script src="/a.js"></script>${data}`;
  const { scripts, styles } = await finished(page(link(A) + link(B), body));
  expect(scripts).toEqual([hashOf('one')]);
  expect(styles).toEqual([hashOf('.a{color:red}.b{color:red}')]);
});

it.each([
  ['a sheet that the build does not have', page(link('/_next/static/chunks/z.css')), /z\.css/],
  ['a missing head element', '<html><body></body></html>', /a head/],
  ['a text in the head', page('<title>T</title>text'), /« text »/],
])('markup with %s is refused, with the name of the page', async (_, html, words) => {
  await expect(finished(html)).rejects.toThrow(words);
  await expect(finished(html)).rejects.toThrow('/outils');
});

it('an address in an inlined sheet is absolute, as resolved from the sheet', () => {
  const rules =
    'a{src:url(../media/f.woff2)format("woff2");b:url("c.png");c:url(/d.png);d:url(data:,x);e:url(#f)}';
  expect(inlinedRules(A, rules)).toBe(
    'a{src:url(/_next/static/media/f.woff2)format("woff2");b:url("/_next/static/chunks/c.png");c:url(/d.png);d:url(data:,x);e:url(#f)}',
  );
});

it('a sheet that would end its element is refused', () => {
  expect(() => inlinedRules(A, 'a::after{content:"</STYLE>"}')).toThrow(A);
});
