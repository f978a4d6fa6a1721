import { MarkPageButton } from '@/components/notebook/MarkPageButton.client';
import type { PageSubject } from '@/lib/bookmarks/bookmark';

const LABELS = {
  document: 'Marquer ce document',
  event: 'Marquer cet événement',
  place: 'Marquer ce lieu',
  person: 'Marquer cette personne',
} as const satisfies Record<PageSubject['kind'], string>;

/** Renders the button that puts a page into the notebook: a document, an event, a place or a person. */
export const MarkPage = (subject: PageSubject) => (
  <MarkPageButton subject={subject} label={LABELS[subject.kind]} />
);
