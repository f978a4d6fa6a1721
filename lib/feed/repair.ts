import { isHtmlEntity } from '@/lib/feed/htmlEntities';

const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/**
 * What every feed undergoes before it is parsed: nothing before the first '<', no character that XML 1.0
 * forbids (§2.2), and an emoji written as two surrogate references becomes one character.
 */
export function cleanXml(text: string): string {
  const start = text.indexOf('<');
  const legible = (start < 0 ? '' : text.slice(start)).replace(FORBIDDEN, '');
  let secondHalf = -1;
  return legible.replace(/&#(?:x[0-9a-f]+|\d+);/gi, (reference: string, offset: number) => {
    if (offset === secondHalf) return '';
    const code = codePoint(reference);
    const end = offset + reference.length;
    const next = isHigh(code) ? referenceAt(legible, end) : null;
    if (next === null || !isLow(next)) return isAllowed(code) ? reference : '';
    secondHalf = end;
    return String.fromCharCode(code, next);
  });
}

function referenceAt(text: string, offset: number): number | null {
  const reference = /^&#(?:x[0-9a-f]{1,8}|\d{1,8});/i.exec(
    text.slice(offset, offset + 12),
  )?.[0];
  return reference === undefined ? null : codePoint(reference);
}

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
 * One repair of a text that strict XML refused: outside CDATA, comments and instructions, an '&' that begins no
 * known reference and a '<' that begins no markup are escaped. Idempotent, and linear in the text's length.
 */
export function repairXml(text: string): string {
  return verbatimSplit(text)
    .map((part, index) => (index % 2 === 0 ? escapeStray(part) : part))
    .join('');
}

const escapeStray = (text: string): string =>
  text
    .replace(/&(#x[0-9a-f]+;|#\d+;|([a-z][a-z0-9]{1,30});)?/gi, (whole, reference, name) =>
      reference === undefined || (typeof name === 'string' && !isHtmlEntity(name))
        ? `&amp;${whole.slice(1)}`
        : whole,
    )
    .replace(/<(?![a-z_:/!?])/gi, '&lt;');

const CLOSERS: Readonly<Record<string, string>> = {
  '<![CDATA[': ']]>',
  '<!--': '-->',
  '<?': '?>',
};

/** Parts at even places are markup and text, parts at odd places must stay as they are. */
function verbatimSplit(text: string): readonly string[] {
  const parts: string[] = [];
  const opener = /<!\[CDATA\[|<!--|<\?/g;
  let from = 0;
  for (let match = opener.exec(text); match; match = opener.exec(text)) {
    const closer = CLOSERS[match[0]] ?? '';
    const end = text.indexOf(closer, match.index + match[0].length);
    const after = end < 0 ? text.length : end + closer.length;
    parts.push(text.slice(from, match.index), text.slice(match.index, after));
    opener.lastIndex = from = after;
  }
  return [...parts, text.slice(from)];
}
