import { createByteSink } from '@/lib/feed/read/xml/byteSink';
import type { PiecedText } from '@/lib/feed/read/xml/parseXml';

const PROLOGUE = /^<\?xml\b[^>]*\?>\s*/i;
const UTF8_PROLOGUE = /^<\?xml\b[^>]*\bencoding\s*=\s*["']utf-8["'][^>]*\?>/i;

/** In characters: longer than any XML declaration. */
const MAX_DECLARATION_LENGTH = 2000;

/** In bytes, added to the received size: room for the last piece and for repairs. */
const EXTRA_BYTES = 512 * 1024;

const LESS_THAN = 60;

/** Encodes a feed's text in UTF-8 with a matching declaration; most feeds are so already. */
export function utf8Xml(
  received: Uint8Array<ArrayBuffer>,
  xml: PiecedText,
): Uint8Array<ArrayBuffer> {
  const text = received.subarray(Math.max(0, received.indexOf(LESS_THAN)));
  return isUtf8Text(text, xml) ? text : encode(xml, received.length + EXTRA_BYTES);
}

/** Tells whether the bytes are this text in UTF-8, with a declaration of UTF-8. */
function isUtf8Text(bytes: Uint8Array, xml: PiecedText): boolean {
  const encoder = new TextEncoder();
  let offset = 0;
  for (const piece of xml()) {
    if (offset === 0 && !UTF8_PROLOGUE.test(piece.slice(0, MAX_DECLARATION_LENGTH)))
      return false;
    const encoded = encoder.encode(piece);
    for (let index = 0; index < encoded.length; index++, offset++) {
      if (encoded[index] !== bytes[offset]) return false;
    }
  }
  return offset === bytes.length;
}

function encode(xml: PiecedText, capacity: number): Uint8Array<ArrayBuffer> {
  const sink = createByteSink(capacity);
  sink.write('<?xml version="1.0" encoding="UTF-8"?>\n');
  let isFirst = true;
  for (const piece of xml()) {
    const [prologue = ''] =
      (isFirst && PROLOGUE.exec(piece.slice(0, MAX_DECLARATION_LENGTH))) || [];
    isFirst = false;
    sink.write(piece.slice(prologue.length));
  }
  return sink.bytes();
}
