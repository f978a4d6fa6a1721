/** In characters: browsers and hosts reject longer addresses. */
const MAX_LENGTH = 8000;

/**
 * Resolves an address of a feed to an absolute http(s) address, or null. Relative and protocol-relative forms are
 * resolved against the first usable base; other schemes (`javascript:`, `data:`, `file:` …) are refused.
 */
export function resolveAddress(
  written: string | null,
  bases: readonly (string | null)[],
): string | null {
  if (written === null || written.length > MAX_LENGTH) return null;
  const candidate = unwrap(written);
  if (candidate === '') return null;
  for (const base of [undefined, ...bases]) {
    if (base === null || !URL.canParse(candidate, base)) continue;
    const url = new URL(candidate, base);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  }
  return null;
}

/** Strips the punctuation of pasted text, percent-encoded too: '(https://…)', '<https://…>', ']https://…'. */
const unwrap = (written: string): string =>
  written
    .trim()
    .replace(/^(?:[([<\]]|%5[BD]|%28){1,9}(?=https?:)/i, '')
    .replace(/^(https?:[^()]*)\)+$/i, '$1')
    .replace(/[>\]]{1,9}$/, '');
