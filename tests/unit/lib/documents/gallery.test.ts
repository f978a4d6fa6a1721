import fc from 'fast-check';
import { galleryOf } from '@/lib/documents/gallery';
import { DOCUMENT_KINDS } from '@/lib/documents/record';
import { forAll } from '@/tests/fixtures/runners/property';

const anyDocument = fc.record({
  kind: fc.constantFrom(...DOCUMENT_KINDS),
  date: fc.integer({ min: 500, max: 900 }).map((from) => ({
    label: String(from),
    from,
    to: from,
    precision: 'année' as const,
    certainty: 'établi' as const,
  })),
});

describe('the gallery', () => {
  it('shows and counts every document once, by kind and by century, in order', () => {
    forAll(fc.array(anyDocument), (documents) => {
      const {
        centuries,
        kinds: [allKinds, ...kinds],
      } = galleryOf(documents);
      const shownDocuments = centuries.flatMap((century) => century.documents);
      expect(new Set(shownDocuments)).toEqual(new Set(documents));
      expect(shownDocuments).toHaveLength(documents.length);
      expect(allKinds).toEqual({ value: '', name: 'Toutes', count: documents.length });
      expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(documents.length);
      expect(kinds.every(({ count }) => count > 0)).toBe(true);
      const centuryNumbers = centuries.map(({ id }) => Number(id.replace('siecle-', '')));
      expect(centuryNumbers).toEqual([...new Set(centuryNumbers)].toSorted((a, b) => a - b));
    });
  });
});
