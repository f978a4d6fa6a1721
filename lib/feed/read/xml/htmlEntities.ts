import { decodeHTMLStrict } from 'entities';

/** Looks up the character of an HTML named reference, by its case-sensitive name without '&' and ';'. */
export function htmlEntity(name: string): string | undefined {
  const reference = `&${name};`;
  const character = decodeHTMLStrict(reference);
  return character === reference ? undefined : character;
}

/** Tells whether HTML defines a named reference of this case-sensitive name, without '&' and ';'. */
export const isHtmlEntity = (name: string): boolean => htmlEntity(name) !== undefined;

/** Decodes HTML's character references once; unknown or invalid ones stay as written. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(x[0-9a-f]{1,6}|\d{1,7})|([a-z][a-z0-9]{1,30}));/gi,
    (reference, digits, name) =>
      typeof name === 'string'
        ? (htmlEntity(name) ?? reference)
        : (decodeNumber(String(digits)) ?? reference),
  );

/** Decodes a numeric reference; null for an invalid number, which stays as written (browsers show U+FFFD). */
function decodeNumber(digits: string): string | null {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code < 0x20 || code > 0x10ffff || isSurrogate ? null : String.fromCodePoint(code);
}
