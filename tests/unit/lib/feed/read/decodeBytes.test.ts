import fc from 'fast-check';
import { decodeBytes as decodePieces } from '@/lib/feed/read/decodeBytes';
import { utf8 } from '@/tests/fixtures/feed/rss';
import { forAll } from '@/tests/fixtures/runners/property';

/** Joins the decoded pieces. */
function decodeBytes(bytes: Uint8Array, contentType: string | null) {
  const { encoding, pieces } = decodePieces(bytes, contentType);
  return { encoding, text: [...pieces()].join('') };
}

const SINGLE_BYTE = [
  ...['windows-1250', 'windows-1251', 'windows-1252', 'windows-1253', 'windows-1254'],
  ...['windows-1256', 'windows-1257', 'iso-8859-2', 'iso-8859-5', 'iso-8859-7', 'iso-8859-15'],
  ...['koi8-r', 'macintosh', 'ibm866'],
];

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** Bytes of windows-1252 by character, written out since some versions of Node decode bytes 80 to 9F differently. */
const WINDOWS_1252: ReadonlyMap<string, number> = new Map([
  ...Array.from({ length: 96 }, (_, i) => [String.fromCharCode(32 + i), 32 + i] as const),
  ...Array.from({ length: 96 }, (_, i) => [String.fromCharCode(160 + i), 160 + i] as const),
  ...[...'€?‚ƒ„…†‡ˆ‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ']
    .map((character, i) => [character, 128 + i] as const)
    .filter(([character]) => character !== '?'),
]);

/** Maps every character of an encoding to its byte. */
function bytesByCharacter(encoding: string): ReadonlyMap<string, number> {
  if (encoding === 'windows-1252') return WINDOWS_1252;
  const decoder = new TextDecoder(encoding);
  const pairs = Array.from({ length: 224 }, (_, index) => index + 32)
    .map((byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const)
    .filter(([character]) => character !== '\ufffd');
  return new Map(pairs);
}

const encode = (text: string, codes: ReadonlyMap<string, number>): Uint8Array =>
  Uint8Array.from([...text].map((character) => codes.get(character) ?? 63));

describe('the text of a feed’s bytes', () => {
  it.each(SINGLE_BYTE)('%s is decoded by charset or by prolog', (encoding) => {
    const codes = bytesByCharacter(encoding);
    const texts = fc
      .array(fc.constantFrom(...codes.keys()), { maxLength: 60 })
      .map((characters) => characters.join(''));
    forAll(texts, (body) => {
      const prolog = `<?xml version="1.0" encoding="${encoding}"?>`;
      const bytes = encode(prolog + body, codes);
      fc.pre(!isUtf8(bytes) || /^[\x20-\x7e]*$/.test(body));
      expect(decodeBytes(bytes, null).text).toBe(prolog + body);
      const unlabelled = encode(`<${body}`, codes);
      fc.pre(!isUtf8(unlabelled) || /^[\x20-\x7e]*$/.test(body));
      expect(decodeBytes(unlabelled, `text/xml; charset="${encoding}"`).text).toBe(`<${body}`);
    });
  });

  it('UTF-8 takes precedence over an HTTP charset and a prolog of Latin-1', () => {
    const text = '<?xml version="1.0" encoding="ISO-8859-1"?><a>L’Hégire, 622 — مكة</a>';
    const decoded = decodeBytes(utf8(text), 'text/xml; charset=iso-8859-1');
    expect(decoded).toEqual({ text, encoding: 'utf-8' });
  });

  it('Latin-1 without any label is read as windows-1252', () => {
    const decoded = decodeBytes(Uint8Array.of(60, 0xe9, 0x92), null);
    expect(decoded).toEqual({ text: '<é’', encoding: 'windows-1252' });
  });

  it('Latin-1 labelled UTF-8 is read as windows-1252', () => {
    const bytes = Buffer.from('<?xml version="1.0" encoding="utf-8"?>épée à Médine', 'latin1');
    expect(decodeBytes(bytes, 'text/xml; charset=utf-8').text).toContain('épée à Médine');
  });

  it.each([
    ['UTF-8 beside nine whole ones', 'éèàêûôîéè', 'utf-8', '<a>éèàêûôîéè\ufffd</a>'],
    [
      'windows-1252 beside eight whole ones',
      'éééééééé',
      'windows-1252',
      `<a>${'Ã©'.repeat(8)}â€</a>`,
    ],
  ])('a text with one incomplete character is %s', (_, accents, encoding, text) => {
    const bytes = Uint8Array.from([...utf8(`<a>${accents}`), 0xe2, 0x80, ...utf8('</a>')]);
    expect(decodeBytes(bytes, 'text/xml; charset=utf-8')).toEqual({ text, encoding });
  });

  it.each([
    [
      'a whole byte-order mark decides the encoding',
      [0xef, 0xbb, 0xbf, 0xe9],
      'utf-8',
      '\ufffd',
    ],
    ['the first part of a byte-order mark is text', [0xef, 0xbb, 0x61], 'windows-1252', 'ï»a'],
    ['the last part of a byte-order mark is text', [0x61, 0xbb, 0xbf], 'windows-1252', 'a»¿'],
  ])('%s', (_, bytes, encoding, text) => {
    expect(decodeBytes(Uint8Array.from(bytes), null)).toEqual({ text, encoding });
  });

  it.each([
    ['little-endian UTF-16 with a byte-order mark', 'utf-16le', [0xff, 0xfe, 60, 0, 0xe9, 0]],
    ['big-endian UTF-16 with a byte-order mark', 'utf-16be', [0xfe, 0xff, 0, 60, 0, 0xe9]],
    ['little-endian UTF-16 without a byte-order mark', 'utf-16le', [60, 0, 0xe9, 0]],
    ['big-endian UTF-16 without a byte-order mark', 'utf-16be', [0, 60, 0, 0xe9]],
    ['UTF-8 with a byte-order mark', 'utf-8', [0xef, 0xbb, 0xbf, 60, 0xc3, 0xa9]],
  ])('%s is recognised', (_, encoding, bytes) => {
    expect(decodeBytes(Uint8Array.from(bytes), 'text/xml; charset=koi8-r')).toEqual({
      text: '<é',
      encoding,
    });
  });

  it('an unknown charset is ignored', () => {
    const bytes = Uint8Array.of(60, 0xe9);
    expect(decodeBytes(bytes, 'text/xml; charset=klingon').text).toBe('<é');
  });

  it('any bytes with any label give a text', () => {
    forAll(fc.uint8Array({ maxLength: 200 }), fc.string(), (bytes, label) => {
      expect(typeof decodeBytes(bytes, `text/xml; charset=${label}`).text).toBe('string');
    });
  });
});
