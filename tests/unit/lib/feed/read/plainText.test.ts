import fc from 'fast-check';
import { notesHtml, notesText } from '@/lib/rss/buildNotes';
import { decodeEntities } from '@/lib/feed/read/xml/htmlEntities';
import { plainNotes, plainTitle, shortenNotes } from '@/lib/feed/read/plainText';
import { forAll } from '@/tests/fixtures/runners/property';

it.each([
  ['have no tags, and decoded entities', '<b>Le &amp; La</b> &eacute;t&eacute;', 'Le & La été'],
  ['have references decoded once only', '&amp;eacute;', '&eacute;'],
  ['keep an unknown reference', 'A &hijra; B', 'A &hijra; B'],
  ['keep a “less than” that starts no tag', '5 < 6 et 7 > 3', '5 < 6 et 7 > 3'],
  ['have single spaces for line ends and runs of spaces', ' La\n  Mecque\t', 'La Mecque'],
  ['keep no-break spaces', 'Qui\u00a0?', 'Qui\u00a0?'],
  [
    'have no direction controls',
    '\u202eBadr\u202c\u2066 et Uhud\u2069&#x202D;',
    'Badr et Uhud',
  ],
  ['have no scripts', 'A<script>alert("&")</script>B', 'AB'],
])('titles %s', (_, html, text) => {
  expect(plainTitle(html)).toBe(text);
});

describe('show notes', () => {
  it.each([
    ['have a blank line between paragraphs', '<p>Un</p>\n<p>Deux</p>', 'Un\n\nDeux'],
    ['have a bullet before list items', '<ul><li>Un</li><li>Deux</li></ul>', '• Un\n• Deux'],
    ['have a line end for each br element', 'Un<br/>Deux', 'Un\nDeux'],
    ['keep line ends without markup', 'Un\n\nDeux\nTrois', 'Un\n\nDeux\nTrois'],
    ['keep the words of links', '<p>Voir <a href="javascript:x()">ici</a>.</p>', 'Voir ici.'],
    ['omit scripts, styles and comments', '<p>A</p><style>p{}</style><!-- <p> -->', 'A'],
    ['omit everything after an unclosed script', '<p>A</p><script>alert(1)', 'A'],
  ])('%s', (_, html, text) => {
    expect(plainNotes(html)).toBe(text);
  });

  it('have no tag, whatever their markup', () => {
    const pieces = [
      ...['<p>', '</p>', '<a href="x">', '</a>', '<br/>', '<li>', '</li>', '<!-- p -->'],
      ...['mot', ' ', '>', '-', '/', '!', '\n'],
    ];
    forAll(fc.array(fc.constantFrom(...pieces)), (notes) => {
      expect(plainNotes(notes.join(''))).not.toContain('<');
    });
  });

  it('keep the end of a comment without a start as text', () => {
    expect(plainNotes('a --> b <p>c')).toBe('a --> b\n\nc');
  });

  it('are read back as the same text after formatting as HTML', () => {
    const word = fc.stringMatching(/^[a-zé&<>"’;#]{1,8}$/);
    const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((list) => list.join(' '));
    const list = fc.array(words, { minLength: 1, maxLength: 4 });
    const blocks = fc.array(fc.oneof(words, list), { minLength: 1, maxLength: 5 });
    forAll(blocks, (notes) => {
      expect(plainNotes(notesHtml(notes))).toBe(notesText(notes));
    });
  });

  it.each([
    ['are whole up to 4,000 characters', 'a'.repeat(4000), 'a'.repeat(4000)],
    ['end at their last space', `${'a'.repeat(3998)} bbb`, `${'a'.repeat(3998)}…`],
    [
      'end within a long word, at 2,000 characters',
      `${'a'.repeat(3999)} b`,
      `${'a'.repeat(2000)}…`,
    ],
  ])('%s', (_, notes, shortened) => {
    expect(shortenNotes(notes)).toBe(shortened);
  });

  it('are read in linear time with a hundred thousand unclosed scripts', () => {
    expect(plainNotes('<p>A</p>' + '<script '.repeat(100_000))).toContain('A');
  });
});

it.each([
  ['&nbsp;', '\u00a0'],
  ['&yuml;', 'ÿ'],
  ['&OElig;', 'Œ'],
  ['&euro;', '€'],
  ['&apos;', "'"],
  ['&Amacr;', 'Ā'],
  ['&NewLine;', '\n'],
  ['&eacute', '&eacute'],
  ['&#8217;', '’'],
  ['&#x2019;', '’'],
  ['&#0;', '&#0;'],
  ['&#31;&#32;', '&#31; '],
  ['&#xD7FF;&#xE000;', '\ud7ff\ue000'],
  ['&#xDFFF;', '&#xDFFF;'],
  ['&#x10FFFF;&#x110000;', '\u{10ffff}&#x110000;'],
  ['&#xD800;', '&#xD800;'],
])('the HTML reference %s is decoded as %j', (reference, character) => {
  expect(decodeEntities(reference)).toBe(character);
});
