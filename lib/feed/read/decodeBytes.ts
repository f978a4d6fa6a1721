import { PIECE } from '@/lib/feed/read/xml/pieces';

/** The text of a feed with the encoding of its bytes. */
export interface DecodedText {
  /** WHATWG name of the encoding, such as 'utf-8' or 'windows-1252'. */
  readonly encoding: string;
  /** Decodes the text from its start, in pieces: a whole text would take twice the memory of its bytes. */
  readonly pieces: () => Generator<string>;
}

const FALLBACK_ENCODING = 'windows-1252';

/** U+FFFD, the replacement of bytes that could not be decoded. */
const REPLACEMENT_CODE = 0xfffd;

/**
 * Decodes a feed's bytes without throwing; tries in order: byte-order mark, valid UTF-8, HTTP charset, XML prolog,
 * windows-1252. The bytes go before the charset and the prolog, since hosts send UTF-8 declared as Latin-1, and the
 * reverse.
 */
export function decodeBytes(bytes: Uint8Array, contentType: string | null): DecodedText {
  const encoding = encodingOf(bytes, contentType);
  return { encoding, pieces: () => decode(bytes, encoding, false) };
}

function encodingOf(bytes: Uint8Array, contentType: string | null): string {
  const markedEncoding = encodingByMark(bytes);
  if (markedEncoding) return nameOf(markedEncoding) ?? FALLBACK_ENCODING;
  const labels = [httpCharset(contentType), prologCharset(bytes)].filter(
    (label) => label !== null,
  );
  const isUtf8 = (label: string): boolean => /^utf-?8$/i.test(label);
  if (isValid(bytes, 'utf-8')) return 'utf-8';
  if (labels.some(isUtf8) && isNearlyUtf8(bytes)) return 'utf-8';
  const label = labels.find((name) => !isUtf8(name) && isValid(bytes, name));
  return (label !== undefined && nameOf(label)) || FALLBACK_ENCODING;
}

/** Detects an encoding by a byte-order mark, or by the first '<' of unmarked UTF-16 (XML 1.0, appendix F). */
function encodingByMark([a, b, c]: Uint8Array): string | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  return null;
}

/** Returns the WHATWG name of an encoding label; null for an unknown label. */
function nameOf(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

function* decode(bytes: Uint8Array, label: string, fatal: boolean): Generator<string> {
  const decoder = new TextDecoder(label, { fatal });
  const isFallback = decoder.encoding === FALLBACK_ENCODING;
  for (let offset = 0; offset < bytes.length; offset += PIECE) {
    const text = decoder.decode(bytes.subarray(offset, offset + PIECE), { stream: true });
    yield isFallback ? mapC1Controls(text) : text;
  }
  yield decoder.decode();
}

/** Tells whether all bytes are valid in an encoding. */
function isValid(bytes: Uint8Array, label: string): boolean {
  try {
    for (const piece of decode(bytes, label, true)) void piece;
    return true;
  } catch {
    return false;
  }
}

/** The characters of windows-1252 for bytes 80 to 9F, which some versions of Node decode as Latin-1. */
const WINDOWS_1252_HIGH = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const mapC1Controls = (text: string): string =>
  text.replace(
    /[\x80-\x9f]/g,
    (control) => WINDOWS_1252_HIGH[control.charCodeAt(0) - 0x80] ?? control,
  );

/**
 * Tells whether bytes are UTF-8 but for a few: decoded, at most a tenth of the UTF-16 units outside ASCII are U+FFFD.
 * Decoding a whole feed as windows-1252 for one bad byte would break every accent.
 */
function isNearlyUtf8(bytes: Uint8Array): boolean {
  let replacements = 0;
  let nonAscii = 0;
  for (const text of decode(bytes, 'utf-8', false)) {
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code > 0x7f) nonAscii += 1;
      if (code === REPLACEMENT_CODE) replacements += 1;
    }
  }
  return replacements * 10 <= nonAscii;
}

const httpCharset = (contentType: string | null): string | null =>
  /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1] ?? null;

function prologCharset(bytes: Uint8Array): string | null {
  const head = new TextDecoder(FALLBACK_ENCODING).decode(bytes.subarray(0, 400));
  return /<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1] ?? null;
}
