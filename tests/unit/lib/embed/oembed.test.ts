import fc from 'fast-check';
import { oembedAddress } from '@/lib/embed/address';
import { oembed, oembedXml } from '@/lib/embed/oembed';
import { readOembedQuery, type OembedQuery } from '@/lib/embed/oembedQuery';
import { forAll } from '@/tests/fixtures/runners/property';

const HOST = 'chroniques.example';
const ORIGIN = `https://${HOST}`;
const PAGE = `${ORIGIN}/episodes/badr`;

const readQuery = (query: Record<string, string>) =>
  readOembedQuery(new URLSearchParams(query), HOST);
const statusOf = (query: Record<string, string>) => {
  const result = readQuery(query);
  return result.ok ? 200 : result.error;
};

const UNLIMITED_SIZE = {
  maxWidth: Number.POSITIVE_INFINITY,
  maxHeight: Number.POSITIVE_INFINITY,
};
const query: OembedQuery = { slug: 'badr', theme: 'sombre', format: 'json', ...UNLIMITED_SIZE };
const episode = {
  title: 'Badr « & » <Uhud>',
  siteName: 'Chroniques',
  origin: ORIGIN,
  thumbnails: [
    { src: '/partage/episodes/badr.jpg', width: 1200, height: 630 },
    { src: '/covers/badr-480.webp', width: 480, height: 480 },
    { src: '/covers/badr-96.webp', width: 96, height: 96 },
  ],
};

describe('an oEmbed request', () => {
  it('names an episode by its page or by its player', () => {
    for (const path of ['/episodes/badr', '/episodes/badr/', '/embed/badr'])
      expect(readQuery({ url: ORIGIN + path })).toMatchObject({
        ok: true,
        value: { slug: 'badr' },
      });
  });

  it('may name a second, in the query or as a media fragment', () => {
    for (const time of ['?t=75', '?t=1m15s', '#t=75'])
      expect(readQuery({ url: PAGE + time })).toMatchObject({ value: { at: 75 } });
    expect(readQuery({ url: `${PAGE}?t=bientot` })).toEqual({ ok: true, value: query });
  });

  it('may name an appearance of the player, dark when unknown', () => {
    for (const theme of ['claire', 'automatique', 'sombre'])
      expect(readQuery({ url: `${PAGE}?apparence=${theme}` })).toMatchObject({
        value: { theme },
      });
    expect(readQuery({ url: `${PAGE}?apparence=toString` })).toEqual({
      ok: true,
      value: query,
    });
  });

  it('is read from the address that a page announces', () => {
    const announced = new URL(oembedAddress(ORIGIN, `${PAGE}?t=75&x=1`));
    expect(readOembedQuery(announced.searchParams, HOST)).toMatchObject({
      value: { slug: 'badr', at: 75 },
    });
  });

  it.each([
    ...['/', '/episodes', '/episodes/a/b'].map((path) => ORIGIN + path),
    'https://ailleurs.example/episodes/badr',
    `https://${HOST}.ailleurs.example/episodes/badr`,
    `https://${HOST}@ailleurs.example/episodes/badr`,
    ...[`javascript://${HOST}/episodes/badr`, '/episodes/badr', 'badr'],
  ])('is refused for another address than an episode of this site: %s', (url) => {
    expect(statusOf({ url })).toBe(404);
  });

  it.each<[number, Record<string, string>]>([
    [400, {}],
    [400, { url: '' }],
    [501, { url: PAGE, format: 'yaml' }],
    [200, { url: PAGE, format: 'xml' }],
  ])('has the status %p for its address and its format: %j', (status, query) => {
    expect(statusOf(query)).toBe(status);
  });

  it('has limits in whole pixels, and none for invalid values', () => {
    expect(readQuery({ url: PAGE, maxwidth: '320', maxheight: '-5' })).toMatchObject({
      value: { maxWidth: 320, maxHeight: Number.POSITIVE_INFINITY },
    });
    expect(readQuery({ url: PAGE, maxwidth: '0', maxheight: '1e9' })).toMatchObject({
      value: UNLIMITED_SIZE,
    });
  });
});

describe('an oEmbed answer', () => {
  const side = fc.integer({ min: 1, max: 2000 });

  it('respects the limits, its thumbnail included', () => {
    forAll(side, side, (maxWidth, maxHeight) => {
      const answer = oembed({ ...query, maxWidth, maxHeight }, episode);
      expect(answer.width).toBeLessThanOrEqual(maxWidth);
      expect(answer.height).toBeLessThanOrEqual(maxHeight);
      expect(answer.thumbnail_width ?? 0).toBeLessThanOrEqual(maxWidth);
      expect(answer.thumbnail_height ?? 0).toBeLessThanOrEqual(maxHeight);
      expect(answer.html).toContain(`width="${answer.width}" height="${answer.height}"`);
    });
  });

  it('has the large picture without limits, and none where none is small enough', () => {
    expect(oembed(query, episode).thumbnail_width).toBe(1200);
    expect(oembed({ ...query, maxWidth: 90 }, episode)).not.toHaveProperty('thumbnail_url');
  });

  it('frames the player at the requested second', () => {
    expect(oembed({ ...query, at: 75 }, episode).html).toContain(
      `src="${ORIGIN}/embed/badr?t=75"`,
    );
  });

  it('frames the player in the requested appearance', () => {
    const { html } = oembed({ ...query, at: 75, theme: 'claire' }, episode);
    expect(html).toContain(`src="${ORIGIN}/embed/badr?t=75&amp;apparence=claire"`);
  });

  it('has the type « rich », version 1.0, and the site as its provider', () => {
    expect(oembed(query, episode)).toMatchObject({
      type: 'rich',
      version: '1.0',
      title: episode.title,
      provider_name: 'Chroniques',
      provider_url: ORIGIN,
    });
  });

  it('has the same fields in XML as in JSON', () => {
    const answer = oembed(query, episode);
    const xml = oembedXml(answer);
    for (const [name, value] of Object.entries(answer)) {
      const [, text = ''] = new RegExp(`<${name}>(.*)</${name}>`).exec(xml) ?? [];
      const decoded = text
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&');
      expect([name, decoded]).toEqual([name, String(value)]);
    }
  });
});
