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
    const cleaned = resolvePairs(piece.slice(start).replace(FORBIDDEN, ''));
    if (cleaned !== '') yield cleaned;
  }
}

/** Joins surrogate references one at a time: a text may hold millions. */
function resolvePairs(text: string): string {
  const reference = /&#(?:x[0-9a-f]+|\d+);/gi;
  const pieces: string[] = [];
  let from = 0;
  for (let match = reference.exec(text); match; match = reference.exec(text)) {
    const code = codePoint(match[0]);
    const next = isHigh(code) ? referenceAt(text, reference.lastIndex) : null;
    const low = next === null ? null : codePoint(next);
    const isPair = low !== null && isLow(low);
    if (!isPair && isAllowed(code)) continue;
    if (match.index > from) pieces.push(text.slice(from, match.index));
    // The low surrogate's own reference is the next match, and removed as no character.
    if (isPair) pieces.push(String.fromCharCode(code, low));
    from = reference.lastIndex;
  }
  return from === 0 ? text : [...pieces, text.slice(from)].join('');
}

/** Returns the numeric reference at an offset, or null. */
const referenceAt = (text: string, offset: number): string | null =>
  /^&#(?:x[0-9a-f]{1,8}|\d{1,8});/i.exec(text.slice(offset, offset + 12))?.[0] ?? null;

const codePoint = (reference: string): number => {
  const digits = reference.slice(2, -1);
  return /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
};

const isHigh = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

const isLow = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

const isAllowed = (code: number): boolean =>
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
  for (const { text, verbatim } of partsOf(pieces)) yield verbatim ? text : escapeStray(text);
}

const escapeStray = (text: string): string =>
  text
    .replace(REFERENCE, (whole: string, reference?: string, name?: string) =>
      reference === undefined || (name !== undefined && !isHtmlEntity(name))
        ? `&amp;${whole.slice(1)}`
        : whole,
    )
    .replace(/<(?![a-z_:/!?])/gi, '&lt;');

/** An '&' with the reference and the name that follow, if any. */
const REFERENCE = /&(#x[0-9a-f]+;|#\d+;|([a-z][a-z0-9]{1,30});)?/gi;
