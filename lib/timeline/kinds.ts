/** What a span is: someone's reign or life, a family's rule, a war, or the years that documents cover. */
export const SPAN_KINDS = ['dynastie', 'règne', 'guerre', 'vie', 'document'] as const;

export type SpanKind = (typeof SPAN_KINDS)[number];

/** How early an entry is named: 3 when the whole timeline is in sight, 1 only from near. */
export const IMPORTANCES = [1, 2, 3] as const;
