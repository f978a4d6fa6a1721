import { isHtmlEntity } from '@/lib/feed/read/xml/htmlEntities';
import { partsOf, safePieces } from '@/lib/feed/read/xml/pieces';

const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/**
 * Cleans a feed before it is parsed: removes the text before the first '<' and characters that XML 1.0 forbids (§2.2),
 * and joins characters written as two surrogate references. Yields safe, non-empty pieces.
 */
export function* cleanPieces(pieces: Iterable<string>): Generator<string> {
  let hasBegun = false;
  for (const piece of safePieces(pieces)) {
    const start = hasBegun ? 0 : piece.indexOf('<');
    if (start < 0) continue;
    hasBegun = true;
    const cleanPiece = joinSurrogates(piece.slice(start).replace(FORBIDDEN, ''));
    if (cleanPiece !== '') yield cleanPiece;
  }
}

/** Joins surrogate references one at a time: a text may hold millions. */
function joinSurrogates(text: string): string {
  const reference = /&#(?:x[0-9a-f]+|\d+);/gi;
  const pieces: string[] = [];
  let keptEnd = 0;
  for (let match = reference.exec(text); match; match = reference.exec(text)) {
    const code = codePoint(match[0]);
    const nextReference = isHighSurrogate(code) ? referenceAt(text, reference.lastIndex) : null;
    const low = nextReference === null ? null : codePoint(nextReference);
    const isPair = low !== null && isLowSurrogate(low);
    if (!isPair && isXmlCharacter(code)) continue;
    if (match.index > keptEnd) pieces.push(text.slice(keptEnd, match.index));
    // The reference of the low surrogate is the next match, and removed as not a character.
    if (isPair) pieces.push(String.fromCharCode(code, low));
    keptEnd = reference.lastIndex;
  }
  return keptEnd === 0 ? text : [...pieces, text.slice(keptEnd)].join('');
}

/** Returns the numeric reference at an offset, or null. */
const referenceAt = (text: string, offset: number): string | null =>
  /^&#(?:x[0-9a-f]{1,8}|\d{1,8});/i.exec(text.slice(offset, offset + 12))?.[0] ?? null;

const codePoint = (reference: string): number => {
  const digits = reference.slice(2, -1);
  return /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
};

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

const isXmlCharacter = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff);

/**
 * Repairs a text that strict XML rejects: outside verbatim sections, escapes an '&' without a known reference and a '<'
 * without markup. Idempotent, and linear in the text's length.
 */
export function* repairPieces(pieces: Iterable<string>): Generator<string> {
  for (const { text, verbatim } of partsOf(pieces))
    yield verbatim ? text : escapeStrayMarkup(text);
}

const escapeStrayMarkup = (text: string): string =>
  text
    .replace(REFERENCE, (matched: string, reference?: string, name?: string) =>
      reference === undefined || (name !== undefined && !isHtmlEntity(name))
        ? `&amp;${matched.slice(1)}`
        : matched,
    )
    .replace(/<(?![a-z_:/!?])/gi, '&lt;');

/** An '&' with the reference and the name that follow, if any. */
const REFERENCE = /&(#x[0-9a-f]+;|#\d+;|([a-z][a-z0-9]{1,30});)?/gi;
