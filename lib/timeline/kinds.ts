export const SPAN_KINDS = ['dynastie', 'règne', 'guerre', 'vie', 'document'] as const;

export type SpanKind = (typeof SPAN_KINDS)[number];

/** Ranks of importance: 3 is labelled in the view of the whole timeline, 1 only when zoomed in. */
export const IMPORTANCES = [1, 2, 3] as const;
