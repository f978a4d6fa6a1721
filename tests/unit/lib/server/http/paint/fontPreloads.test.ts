import { moveFontPreloads } from '@/lib/server/http/paint/fontPreloads.mjs';

const FACE = '/_next/static/media/body.woff2';
const preload = `<link rel="preload" href="${FACE}" as="font" crossorigin="" type="font/woff2"/>`;
const inHeader = `<${FACE}>; rel=preload; as="font"; crossorigin=""; nonce="n"; type="font/woff2"`;
const page = (head: string, body = '<body class="a">') =>
  `<html><head>${head}<title>T</title></head>${body}<p>Texte</p>`;
const moved = (html: string, header = '') => {
  const { page: bytes, header: left } = moveFontPreloads(Buffer.from(html), header);
  return { html: bytes.toString(), header: left };
};
const WISHED = { html: page('', `<body class="a">${preload}`), header: '' };

it('a face that is preloaded in the head is asked for from the body', () => {
  expect(moved(page(preload))).toEqual(WISHED);
});

it('so is one that a header preloads, of which the header loses nothing else', () => {
  expect(moved(page(''), inHeader)).toEqual(WISHED);
  expect(moved(page(''), `</a.js>; rel=preload; as="script", ${inHeader}`)).toEqual({
    ...WISHED,
    header: '</a.js>; rel=preload; as="script"',
  });
});

it('a face that both name is asked for once', () => {
  expect(moved(page(preload), inHeader)).toEqual(WISHED);
});

it('a page that was prepared already stays as it is', () => {
  expect(moved(WISHED.html)).toEqual(WISHED);
});

it('what preloads no face, and what has no body yet, stays as it is', () => {
  const picture = '<link rel="preload" href="/a.avif" as="image"/>';
  for (const html of [page(picture), `<head>${preload}</head>`, `<head>${preload}</head><body`])
    expect(moved(html, '</a.avif>; rel=preload; as="image"')).toEqual({
      html,
      header: '</a.avif>; rel=preload; as="image"',
    });
});
