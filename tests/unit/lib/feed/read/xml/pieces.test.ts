/** @jest-environment node */
import fc from 'fast-check';
import { decodeBytes } from '@/lib/feed/read/decodeBytes';
import { parseFeed } from '@/lib/feed/read/parse';
import { partsOf, safePieces } from '@/lib/feed/read/xml/pieces';
import { cleanPieces, repairPieces } from '@/lib/feed/read/xml/repair';
import { ENCLOSURE, FEED_URL, item, rss, utf8 } from '@/tests/fixtures/feed/rss';
import { forAll } from '@/tests/fixtures/runners/property';

const xmlTexts = fc
  .array(
    fc.oneof(
      fc.constantFrom('&', '&amp;', '&foo;', '&#233;', '&#55356;&#57337;', '&#xD83C;&#xdff9;'),
      fc.constantFrom('<![CDATA[', ']]>', '<!--', '-->', '<?', '?>', '<a>', '</a>', '<', ' '),
      fc.string({ maxLength: 90 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => `<${parts.join('')}`);

/** Generates a text with one of its partitions into pieces. */
const cutTexts = fc
  .tuple(xmlTexts, fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1 }))
  .map(([text, lengths]) => {
    const pieces: string[] = [];
    for (let from = 0; from < text.length;) {
      const length = lengths[pieces.length % lengths.length] ?? 1;
      pieces.push(text.slice(from, from + length));
      from += length;
    }
    return { text, pieces };
  });

const join = (pieces: Iterable<string>): string => [...pieces].join('');

describe('a text read in pieces', () => {
  it('is the same text, wherever the pieces are cut', () => {
    forAll(cutTexts, ({ text, pieces }) => {
      expect(join(safePieces(pieces))).toBe(text);
      const parts = [...partsOf(safePieces(pieces))];
      expect(parts.map((part) => part.text).join('')).toBe(text);
    });
  });

  it.each([
    ['<!-- a --', '><b>'],
    ['<![CDATA[ a ]', ']><b>'],
    ['<? a ?', '><b>'],
  ])('ends a verbatim section whose end is cut into %s and %s', (...pieces) => {
    const parts = [...partsOf(pieces)];
    expect(parts.at(-1)).toEqual({ text: '<b>', verbatim: false });
  });

  it('is cleaned and repaired like the same text in one piece', () => {
    forAll(cutTexts, ({ text, pieces }) => {
      const cleaned = join(cleanPieces([text]));
      expect(join(cleanPieces(pieces))).toBe(cleaned);
      expect(join(repairPieces(cleanPieces(pieces)))).toBe(join(repairPieces([cleaned])));
    });
  });

  it('keeps the characters whose bytes lie in two pieces', () => {
    const text = `<a>${'é’🏹'.repeat(40_000)}</a>`;
    expect(join(decodeBytes(utf8(text), null).pieces())).toBe(text);
  });
});

describe('a feed that is larger than a piece', () => {
  const read = (xml: string) => parseFeed(utf8(xml), { contentType: null, url: FEED_URL });
  const LONG = 'é, '.repeat(60_000);

  it.each([
    ['a comment', `<!-- ${LONG} -->${item(ENCLOSURE)}`],
    ['a CDATA section', item(`<description><![CDATA[${LONG}]]></description>${ENCLOSURE}`)],
    ['an attribute', item(`<note of="${LONG}"/>${ENCLOSURE}`)],
    [
      'an emoji written as two references',
      `${'&#55356;&#57337; '.repeat(20_000)}${item(ENCLOSURE)}`,
    ],
  ])('is read when %s exceeds the piece', (_, channel) => {
    expect(read(rss(channel))).toMatchObject({ ok: true, value: { repaired: false } });
  });

  it('is served from the received buffer when nothing had to be changed', () => {
    const bytes = utf8(rss(`${LONG}${item(ENCLOSURE)}`));
    const result = parseFeed(bytes, { contentType: null, url: FEED_URL });
    expect(result.ok && result.value.xml.buffer).toBe(bytes.buffer);
  });

  it('is repaired beyond its first piece', () => {
    const result = read(rss(`<title>${LONG}Pain & sel</title>${item(ENCLOSURE)}`));
    if (!result.ok) throw new Error(result.error.kind);
    const xml = new TextDecoder().decode(result.value.xml);
    expect(result.value.repaired).toBe(true);
    expect(xml).toContain('Pain &amp; sel');
    expect(xml.match(/é, /g)).toHaveLength(60_000);
  });

  it('may state the facts of its channel after its items', () => {
    const channel = `${item(ENCLOSURE)}<itunes:author>Chroniques</itunes:author>`;
    expect(read(rss(channel))).toMatchObject({
      ok: true,
      value: { episodes: [{ author: 'Chroniques' }] },
    });
  });

  it('is refused with 100,000 nested tags', () => {
    const nested = `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`;
    expect(read(rss(nested + item(ENCLOSURE)))).toMatchObject({
      ok: false,
      error: { kind: 'malformed', detail: expect.stringContaining('nested') },
    });
  });
});
