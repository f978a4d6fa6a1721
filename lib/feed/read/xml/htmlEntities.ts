import { decodeHTMLStrict } from 'entities';

const NAME = /^[a-z][a-z0-9]{1,30}$/i;
const known = new Map<string, string>();

/** Looks up the character of a named reference of HTML, by its name without '&' and ';'; case matters. */
export function htmlEntity(name: string): string | undefined {
  const found = known.get(name);
  if (found !== undefined || !NAME.test(name)) return found;
  const reference = `&${name};`;
  const character = decodeHTMLStrict(reference);
  if (character === reference) return undefined;
  known.set(name, character);
  return character;
}

/** Tells whether HTML knows a reference of this name, without '&' and ';'; case matters. */
export const isHtmlEntity = (name: string): boolean => htmlEntity(name) !== undefined;

/** Decodes, once, the references that HTML knows; an unknown or impossible one stays as it is written. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(x[0-9a-f]{1,6}|\d{1,7})|([a-z][a-z0-9]{1,30}));/gi,
    (whole, number, name) =>
      typeof name === 'string'
        ? (htmlEntity(name) ?? whole)
        : (fromNumber(String(number)) ?? whole),
  );

/** Not as browsers do, who show U+FFFD for an impossible number: a reader sees what was written. */
function fromNumber(digits: string): string | null {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  const surrogate = code >= 0xd800 && code <= 0xdfff;
  return code < 0x20 || code > 0x10ffff || surrogate ? null : String.fromCodePoint(code);
}
