import fc from 'fast-check';
import type { MomentSubject, PageSubject, Subject } from '@/lib/bookmarks/bookmark';
import { addBookmark, annotate, eraseBookmark, type Bookmarks } from '@/lib/bookmarks/edit';
import { bookmarkId } from '@/lib/bookmarks/bookmark';

export const moment = (fields: Partial<MomentSubject> = {}): MomentSubject => ({
  kind: 'moment',
  episode: 'badr',
  title: 'La naissance de l’Islam - Épisode 9 : Badr',
  page: '/episodes/badr',
  sound: null,
  second: 754.2,
  quote: 'À Badr, un puits arrête deux armées.',
  ...fields,
});

export const document: PageSubject = {
  kind: 'document',
  title: 'Inscription de Harrân',
  page: '/outils/documents/harran-568',
};

const SUBJECTS: readonly Subject[] = [
  moment(),
  moment({ quote: 'Deuxième phrase.', second: 12 }),
  moment({ quote: '', second: 30 }),
  document,
];

const changeLists = fc.array(
  fc.record({
    kind: fc.constantFrom('add', 'note', 'erase' as const),
    subject: fc.constantFrom(...SUBJECTS),
    text: fc.constantFrom('un', 'deux', '', 'trois'),
    now: fc.integer({ min: 1, max: 60 }),
    noteId: fc.integer({ min: 0, max: 1_000_000 }),
  }),
  { maxLength: 12 },
);

/** Draws the bookmarks of a device after some changes, with note ids that no other device uses. */
export const bookmarksOf = (device: string): fc.Arbitrary<Bookmarks> =>
  changeLists.map((changes) =>
    changes.reduce<Bookmarks>((bookmarks, { kind, subject, text, now, noteId }, index) => {
      const id = bookmarkId(subject);
      if (kind === 'add') return addBookmark(bookmarks, subject, now);
      if (kind === 'erase') return eraseBookmark(bookmarks, id, now);
      return annotate(bookmarks, id, { text, noteId: `${device}-${index}-${noteId}`, now });
    }, []),
  );

/** Lists the ids of the bookmarks that are not erased. */
export const keptIds = (bookmarks: Bookmarks): readonly string[] =>
  bookmarks.flatMap(({ id, isErased }) => (isErased ? [] : [id]));
