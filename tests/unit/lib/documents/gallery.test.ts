import fc from 'fast-check';
import { galleryOf } from '@/lib/documents/gallery';
import { DOCUMENT_KINDS } from '@/lib/documents/record';
import { forAll } from '@/tests/fixtures/property';

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
  it('shows every document once, whatever they are', () => {
    forAll(fc.array(anyDocument), (documents) => {
      const shown = galleryOf(documents).centuries.flatMap((century) => century.documents);
      expect(new Set(shown)).toEqual(new Set(documents));
      expect(shown).toHaveLength(documents.length);
    });
  });

  it('counts as many as there are, over all kinds and in each', () => {
    forAll(fc.array(anyDocument), (documents) => {
      const [all, ...kinds] = galleryOf(documents).kinds;
      expect(all).toEqual({ value: '', name: 'Toutes', count: documents.length });
      expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(documents.length);
      expect(kinds.every(({ count }) => count > 0)).toBe(true);
    });
  });

  it('puts centuries in order, each under an address of its own', () => {
    forAll(fc.array(anyDocument), (documents) => {
      const ids = galleryOf(documents).centuries.map(({ id }) => id);
      const ranks = ids.map((id) => Number(id.replace('siecle-', '')));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      expect(new Set(ids).size).toBe(ids.length);
    });
  });
});
