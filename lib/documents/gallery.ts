import { centuryLabel, centuryOf } from '@/lib/documents/date';
import type { HistoricalDocument } from '@/lib/documents/document';
import { kindsLabel } from '@/lib/documents/kindLabels';
import { DOCUMENT_KINDS } from '@/lib/documents/record';

/** The gallery: the kinds to choose from, and the documents century by century. */
export interface Gallery<D> {
  /** The first, with the empty value, leaves nothing out. */
  readonly kinds: readonly {
    readonly value: string;
    readonly name: string;
    readonly count: number;
  }[];
  readonly centuries: readonly {
    /** What an address of the page leads to. */
    readonly id: string;
    readonly name: string;
    readonly documents: readonly D[];
  }[];
}

type Sorted = Pick<HistoricalDocument, 'kind' | 'date'>;

/** Arranges documents, which keep their order within a century. Kinds and centuries that have none are left out. */
export function galleryOf<D extends Sorted>(documents: readonly D[]): Gallery<D> {
  const counted = DOCUMENT_KINDS.map((kind) => ({
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
      ...counted.filter(({ count }) => count > 0),
    ],
    centuries: centuries.map((century) => ({
      id: `siecle-${century}`,
      name: centuryLabel(century),
      documents: documents.filter(({ date }) => centuryOf(date) === century),
    })),
  };
}
