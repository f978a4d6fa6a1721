/** In characters: browsers and hosts reject longer addresses. */
const MAX_LENGTH = 8000;

/**
 * Resolves an address of a feed to an absolute http(s) address, or null. Relative and protocol-relative forms are
 * resolved against the first usable base; other schemes (`javascript:`, `data:`, `file:` …) are refused.
 */
export function resolveAddress(
  address: string | null,
  bases: readonly (string | null)[],
): string | null {
  if (address === null || address.length > MAX_LENGTH) return null;
  const candidate = stripPunctuation(address);
  if (candidate === '') return null;
  for (const base of [undefined, ...bases]) {
    if (base === null || !URL.canParse(candidate, base)) continue;
    const url = new URL(candidate, base);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  }
  return null;
}

/** Strips the punctuation of pasted text, percent-encoded too: '(https://…)', '<https://…>', ']https://…'. */
const stripPunctuation = (address: string): string =>
  address
    .trim()
    .replace(/^(?:[([<\]]|%5[BD]|%28){1,9}(?=https?:)/i, '')
    .replace(/^(https?:[^()]*)\)+$/i, '$1')
    .replace(/[>\]]{1,9}$/, '');
