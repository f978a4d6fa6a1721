import { PIECE } from '@/lib/feed/read/xml/pieces';

/**
 * A feed's bytes say their encoding better than its labels do: hosts send UTF-8 labelled Latin-1 and the
 * reverse. So the bytes are believed first, the labels only where the bytes leave a doubt.
 */

export interface DecodedText {
  /** The WHATWG name of the encoding that was used, such as 'utf-8' or 'windows-1252'. */
  readonly encoding: string;
  /** Decodes the text from its beginning, a piece at a time: whole it would take twice the memory of its bytes. */
  readonly pieces: () => Generator<string>;
}

const FALLBACK = 'windows-1252';

/** Stands for bytes that could not be decoded. */
const REPLACEMENT = 0xfffd;

/**
 * Decodes a feed's bytes, without ever throwing; tries in order: byte-order mark, valid UTF-8, HTTP charset, XML
 * prolog, windows-1252.
 */
export function decodeBytes(bytes: Uint8Array, contentType: string | null): DecodedText {
  const encoding = encodingOf(bytes, contentType);
  return { encoding, pieces: () => decode(bytes, encoding, false) };
}

function encodingOf(bytes: Uint8Array, contentType: string | null): string {
  const signed = signature(bytes);
  if (signed) return nameOf(signed) ?? FALLBACK;
  const labels = [httpCharset(contentType), prologCharset(bytes)].filter(
    (label) => label !== null,
  );
  const isUtf8 = (label: string): boolean => /^utf-?8$/i.test(label);
  if (isValid(bytes, 'utf-8')) return 'utf-8';
  if (labels.some(isUtf8) && isNearlyUtf8(bytes)) return 'utf-8';
  const label = labels.find((name) => !isUtf8(name) && isValid(bytes, name));
  return (label !== undefined && nameOf(label)) || FALLBACK;
}

/** A byte-order mark, or the first '<' of a UTF-16 text without one (XML 1.0, appendix F). */
function signature([a, b, c]: Uint8Array): string | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  return null;
}

/** The standard's name of an encoding, or null for one that is not known here. */
function nameOf(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

function* decode(bytes: Uint8Array, label: string, fatal: boolean): Generator<string> {
  const decoder = new TextDecoder(label, { fatal });
  const isFallback = decoder.encoding === FALLBACK;
  for (let from = 0; from < bytes.length; from += PIECE) {
    const text = decoder.decode(bytes.subarray(from, from + PIECE), { stream: true });
    yield isFallback ? printable(text) : text;
  }
  yield decoder.decode();
}

/** Whether all the bytes mean something in that encoding. */
function isValid(bytes: Uint8Array, label: string): boolean {
  try {
    for (const piece of decode(bytes, label, true)) void piece;
    return true;
  } catch {
    return false;
  }
}

/** Some versions of Node decode windows-1252 as Latin-1: these are its own characters for bytes 80 to 9F. */
const HIGH = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const printable = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (control) => HIGH[control.charCodeAt(0) - 0x80] ?? control);

/**
 * A text that calls itself UTF-8 and is, but for a character cut in two by a careless truncation, loses that
 * character only: one bad byte must not turn every other accent of the feed into two wrong letters.
 */
function isNearlyUtf8(bytes: Uint8Array): boolean {
  let broken = 0;
  let foreign = 0;
  for (const text of decode(bytes, 'utf-8', false)) {
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code > 0x7f) foreign += 1;
      if (code === REPLACEMENT) broken += 1;
    }
  }
  return broken * 10 <= foreign;
}

const httpCharset = (contentType: string | null): string | null =>
  /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1] ?? null;

function prologCharset(bytes: Uint8Array): string | null {
  const head = new TextDecoder(FALLBACK).decode(bytes.subarray(0, 400));
  return /<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1] ?? null;
}
