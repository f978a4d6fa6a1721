/**
 * A feed's bytes say their encoding better than its labels do: hosts send UTF-8 labelled Latin-1 and the
 * reverse. So the bytes are believed first, the labels only where the bytes leave a doubt.
 */

export interface DecodedText {
  readonly text: string;
  /** The WHATWG name of the encoding that was used, such as 'utf-8' or 'windows-1252'. */
  readonly encoding: string;
}

const FALLBACK = 'windows-1252';

/** Stands for bytes that could not be decoded. */
const REPLACEMENT = 0xfffd;

/** Never throws: in order, byte-order mark, valid UTF-8, HTTP charset, XML prolog, windows-1252. */
export function decodeBytes(bytes: Uint8Array, contentType: string | null): DecodedText {
  const signed = signature(bytes);
  if (signed) return decode(bytes, signed, false) ?? fallback(bytes);
  const labels = [httpCharset(contentType), prologCharset(bytes)].filter(
    (label) => label !== null,
  );
  const utf8 = decode(bytes, 'utf-8', true) ?? nearlyUtf8(bytes, labels);
  if (utf8) return utf8;
  for (const label of labels.filter((name) => !/^utf-?8$/i.test(name))) {
    const decoded = decode(bytes, label, true);
    if (decoded) return decoded;
  }
  return fallback(bytes);
}

/** A byte-order mark, or the first '<' of a UTF-16 text without one (XML 1.0, appendix F). */
function signature([a, b, c]: Uint8Array): string | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  return null;
}

function decode(bytes: Uint8Array, label: string, fatal: boolean): DecodedText | null {
  try {
    const decoder = new TextDecoder(label, { fatal });
    const text = decoder.decode(bytes);
    return {
      text: decoder.encoding === FALLBACK ? printable(text) : text,
      encoding: decoder.encoding,
    };
  } catch {
    return null;
  }
}

const fallback = (bytes: Uint8Array): DecodedText => ({
  text: printable(new TextDecoder(FALLBACK).decode(bytes)),
  encoding: FALLBACK,
});

/** Some versions of Node decode windows-1252 as Latin-1: these are its own characters for bytes 80 to 9F. */
const HIGH = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const printable = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (control) => HIGH[control.charCodeAt(0) - 0x80] ?? control);

/**
 * A text that calls itself UTF-8 and is, but for a character cut in two by a careless truncation, loses that
 * character only: one bad byte must not turn every other accent of the feed into two wrong letters.
 */
function nearlyUtf8(bytes: Uint8Array, labels: readonly string[]): DecodedText | null {
  if (!labels.some((label) => /^utf-?8$/i.test(label))) return null;
  const lenient = decode(bytes, 'utf-8', false);
  if (!lenient) return null;
  let broken = 0;
  let foreign = 0;
  for (let index = 0; index < lenient.text.length; index++) {
    const code = lenient.text.charCodeAt(index);
    if (code > 0x7f) foreign += 1;
    if (code === REPLACEMENT) broken += 1;
  }
  return broken * 10 <= foreign ? lenient : null;
}

const httpCharset = (contentType: string | null): string | null =>
  /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1] ?? null;

function prologCharset(bytes: Uint8Array): string | null {
  const head = fallback(bytes.subarray(0, 400)).text;
  return /<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1] ?? null;
}
