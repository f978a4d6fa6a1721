import fc from 'fast-check';
import { notesHtml, notesText } from '@/lib/rss/buildNotes';
import { decodeEntities } from '@/lib/feed/read/xml/htmlEntities';
import { plainNotes, plainTitle, shortenNotes } from '@/lib/feed/read/plainText';
import { forAll } from '@/tests/fixtures/runners/property';

it.each([
  ['tags go, entities are decoded', '<b>Le &amp; La</b> &eacute;t&eacute;', 'Le & La été'],
  ['a reference is decoded once only', '&amp;eacute;', '&eacute;'],
  ['an unknown reference stays', 'A &hijra; B', 'A &hijra; B'],
  ['a “less than” is not a tag', '5 < 6 et 7 > 3', '5 < 6 et 7 > 3'],
  ['line ends and runs of spaces are joined', ' La\n  Mecque\t', 'La Mecque'],
  ['no-break spaces stay', 'Qui\u00a0?', 'Qui\u00a0?'],
  ['controls of direction go', '\u202eBadr\u202c\u2066 et Uhud\u2069&#x202D;', 'Badr et Uhud'],
  ['a script says nothing', 'A<script>alert("&")</script>B', 'AB'],
])('titles %s', (_, html, text) => {
  expect(plainTitle(html)).toBe(text);
});

describe('show notes', () => {
  it.each([
    ['paragraphs are parted by a blank line', '<p>Un</p>\n<p>Deux</p>', 'Un\n\nDeux'],
    ['list items are led by a bullet', '<ul><li>Un</li><li>Deux</li></ul>', '• Un\n• Deux'],
    ['breaks end lines', 'Un<br/>Deux', 'Un\nDeux'],
    ['line ends count where there is no markup', 'Un\n\nDeux\nTrois', 'Un\n\nDeux\nTrois'],
    ['links keep their words', '<p>Voir <a href="javascript:x()">ici</a>.</p>', 'Voir ici.'],
    ['scripts, styles and comments vanish', '<p>A</p><style>p{}</style><!-- <p> -->', 'A'],
    ['an unclosed script hides the rest', '<p>A</p><script>alert(1)', 'A'],
  ])('%s', (_, html, text) => {
    expect(plainNotes(html)).toBe(text);
  });

  it('no tag remains in any notes', () => {
    const pieces = [
      ...['<p>', '</p>', '<a href="x">', '</a>', '<br/>', '<li>', '</li>', '<!-- p -->'],
      ...['mot', ' ', '>', '-', '/', '!', '\n'],
    ];
    forAll(fc.array(fc.constantFrom(...pieces)), (notes) => {
      expect(plainNotes(notes.join(''))).not.toContain('<');
    });
  });

  it('an end of a comment without a start is text', () => {
    expect(plainNotes('a --> b <p>c')).toBe('a --> b\n\nc');
  });

  it('notes written as HTML are read back as the same text', () => {
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
    ['end in a long word', `${'a'.repeat(3999)} b`, `${'a'.repeat(2000)}…`],
  ])('%s', (_, notes, shortened) => {
    expect(shortenNotes(notes)).toBe(shortened);
  });

  it('a hostile sequence of openings takes linear time', () => {
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
])('HTML references %s is %j', (reference, character) => {
  expect(decodeEntities(reference)).toBe(character);
});
