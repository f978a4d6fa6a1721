import { centuryLabel, centuryOf } from '@/lib/documents/date';
import type { HistoricalDocument } from '@/lib/documents/document';
import { kindsLabel } from '@/lib/documents/kindLabels';
import { DOCUMENT_KINDS } from '@/lib/documents/record';

/** The gallery: filterable kinds, and the documents by century. */
export interface Gallery<D> {
  /** The first kind, with an empty value, stands for all kinds. */
  readonly kinds: readonly {
    readonly value: string;
    readonly name: string;
    readonly count: number;
  }[];
  readonly centuries: readonly {
    /** Anchor on the page. */
    readonly id: string;
    readonly name: string;
    readonly documents: readonly D[];
  }[];
}

type DatedDocument = Pick<HistoricalDocument, 'kind' | 'date'>;

/** Groups documents by century, in their order. Empty kinds and centuries are omitted. */
export function galleryOf<D extends DatedDocument>(documents: readonly D[]): Gallery<D> {
  const kindCounts = DOCUMENT_KINDS.map((kind) => ({
    value: kind,
    name: kindsLabel(kind),
    count: documents.filter((document) => document.kind === kind).length,
  }));
  const centuries = [...new Set(documents.map(({ date }) => centuryOf(date)))].sort(
    (a, b) => a - b,
  );
  return {
    kinds: [
      { value: '', name: 'Toutes', count: documents.length },
      ...kindCounts.filter(({ count }) => count > 0),
    ],
    centuries: centuries.map((century) => ({
      id: `siecle-${century}`,
      name: centuryLabel(century),
      documents: documents.filter(({ date }) => centuryOf(date) === century),
    })),
  };
}
