import { documentPath } from '@/lib/documents/address';
import { middleOf } from '@/lib/documents/date';
import type { DocumentRecord } from '@/lib/documents/record';

export interface HistoricalDocument extends DocumentRecord {
  readonly slug: string;
}

/** A document in a list beside other content. */
export interface DocumentLink {
  readonly title: string;
  readonly date: string;
  readonly path: ReturnType<typeof documentPath>;
}

export const documentLink = ({ slug, title, date }: HistoricalDocument): DocumentLink => ({
  title,
  date: date.label,
  path: documentPath(slug),
});

/** Sorts documents from the oldest to the latest; documents of one year by slug. */
export const inOrderOfTime = (
  documents: readonly HistoricalDocument[],
): readonly HistoricalDocument[] =>
  documents.toSorted(
    (a, b) => middleOf(a.date) - middleOf(b.date) || a.slug.localeCompare(b.slug, 'fr'),
  );

/** Returns the items before and after an item of a list, null at its ends. */
export function neighboursOf<T>(list: readonly T[], item: T) {
  const index = list.indexOf(item);
  return { previous: list[index - 1] ?? null, next: list[index + 1] ?? null };
}
