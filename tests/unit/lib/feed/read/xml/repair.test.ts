import fc from 'fast-check';
import { cleanPieces, repairPieces } from '@/lib/feed/read/xml/repair';
import { forAll } from '@/tests/fixtures/runners/property';

const cleanXml = (text: string): string => [...cleanPieces([text])].join('');
const repairXml = (text: string): string => [...repairPieces([text])].join('');

const xmlTexts = fc
  .array(
    fc.oneof(
      fc.constantFrom('&', '&amp;', '&eacute;', '&foo;', '&#233;', '&#xe9;'),
      fc.constantFrom('<', '<a>', '</a>'),
      fc.constantFrom('<![CDATA[', ']]>', '<!--', '-->', '<?', '?>', ' ', 'x=1&y=2', '5 < 6'),
      fc.constantFrom('&#55356;', '&#56826;', '&#xD83C;', '&#0;', '\u0000', '\u000b', '\ufeff'),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

describe('cleaned XML', () => {
  it.each([
    [
      'byte order marks and blank lines before the prolog',
      '\ufeff\ufeff\n\n<?xml?>',
      '<?xml?>',
    ],
    ['a warning before the prolog', 'Warning: mysql_connect()\n<rss/>', '<rss/>'],
    ['control characters', '<a>\u0000b\u000bc\u001f</a>', '<a>bc</a>'],
    ['references to control characters', '<a>b&#x1F;c&#0;</a>', '<a>bc</a>'],
    ['references beyond Unicode', '<a>&#x110000;&#99999999999999999999;</a>', '<a></a>'],
    ['half a surrogate pair', '<a>&#55356;!</a>', '<a>!</a>'],
  ])('has lost %s', (_, source, expected) => {
    expect(cleanXml(source)).toBe(expected);
  });

  it.each([
    ['decimal', '&#55356;&#57337;'],
    ['hexadecimal', '&#xD83C;&#xdff9;'],
    ['among others', '&#55356;&#57337;'],
  ])('has one character for an emoji written as two %s references', (_, pair) => {
    expect(cleanXml(`<a>&#65;${pair}&#66;</a>`)).toBe('<a>&#65;🏹&#66;</a>');
  });

  it('keeps references within XML’s ranges, up to their ends, and loses references beyond', () => {
    const allowedCodes = ['9', 'a', 'd', '20', 'd7ff', 'e000', 'fffd', '10000', '10ffff'];
    const forbiddenCodes = [
      '8',
      'b',
      'c',
      'e',
      '1f',
      'd800',
      'dbff',
      'dc00',
      'dfff',
      'fffe',
      '110000',
    ];
    const references = (codes: readonly string[]) =>
      codes.map((code) => `&#x${code};!`).join('');
    expect(cleanXml(`<a>${references(allowedCodes)}`)).toBe(`<a>${references(allowedCodes)}`);
    expect(cleanXml(`<a>${references(forbiddenCodes)}`)).toBe(
      `<a>${'!'.repeat(forbiddenCodes.length)}`,
    );
    expect(cleanXml('<a>&#xd800;&#xdc00;&#xdbff;&#xdfff;')).toBe('<a>\u{10000}\u{10ffff}');
    expect(cleanXml('<a>&#xd800;&#xe000;&#xdbff;&#xd7ff;')).toBe('<a>&#xe000;&#xd7ff;');
  });

  it('is unchanged by a second cleaning', () => {
    forAll(xmlTexts, (text) => {
      const cleaned = cleanXml(text);
      expect(cleanXml(cleaned)).toBe(cleaned);
    });
  });
});

describe('repaired XML', () => {
  it.each([
    ['a bare ampersand in a text', '<a>Pain & sel</a>', '<a>Pain &amp; sel</a>'],
    ['a bare ampersand in an address', '<a u="?a=1&b=2"/>', '<a u="?a=1&amp;b=2"/>'],
    ['an unknown entity', '<a>&hijra;</a>', '<a>&amp;hijra;</a>'],
    ['a “less than” before a space or a digit', '<a>5 < 6 <7</a>', '<a>5 &lt; 6 &lt;7</a>'],
  ])('has %s escaped', (_, source, expected) => {
    expect(repairXml(source)).toBe(expected);
  });

  it.each([
    ['known entities', '<a>&amp; &eacute; &#233; &#xE9;</a>'],
    ['CDATA', '<a><![CDATA[Pain & sel, 5 < 6]]></a>'],
    ['comments', '<a><!-- Pain & sel --></a>'],
    ['instructions', '<?php a & b ?><a/>'],
  ])('keeps %s unchanged', (_, text) => {
    expect(repairXml(text)).toBe(text);
  });

  it('is unchanged by a second repair', () => {
    forAll(xmlTexts, (text) => {
      const repaired = repairXml(text);
      expect(repairXml(repaired)).toBe(repaired);
    });
  });

  it('is made in linear time from 200,000 unclosed CDATA sections', () => {
    const hostile = '<![CDATA['.repeat(200_000);
    expect(repairXml(hostile)).toBe(hostile);
  });
});
