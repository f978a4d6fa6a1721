const FACTORS = [[1], [60, 1], [3600, 60, 1]] as const;

/**
 * Whole seconds of an `itunes:duration`, or null when it says nothing usable (0 included). Apple's rule: no
 * colon, seconds; one, m:s; two, h:m:s; of more, the first three count. Minutes and seconds beyond 59 are summed,
 * a decimal part is dropped.
 */
export function parseDuration(text: string): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,7}(?::\d{1,7}){0,9}(?:\.\d*)?$/.test(trimmed)) return null;
  const parts = trimmed.replace(/\..*$/, '').split(':').slice(0, 3);
  const factors = FACTORS[parts.length - 1] ?? [];
  const seconds = parts.reduce(
    (sum, part, index) => sum + Number(part) * (factors[index] ?? 0),
    0,
  );
  return seconds > 0 ? seconds : null;
}
