import '@/tests/fixtures/fixedProject';
import { termProblems } from '@/lib/server/content/link/terms';
import { loadContent } from '@/lib/server/content/loadContent';
import { spokenTerms } from '@/lib/server/content/quiz/terms';

const [term] = loadContent().glossary;
if (!term) throw new Error('A term is expected.');

it('every term of the glossary has a unique slug, and the episodes that pronounce the term', () => {
  const terms = spokenTerms();
  expect(terms).toHaveLength(loadContent().glossary.length);
  expect(new Set(terms.map(({ slug }) => slug)).size).toBe(terms.length);
  const slugs = new Set(loadContent().episodes.map(({ slug }) => slug));
  expect(terms.some(({ episodes }) => episodes.length > 0)).toBe(true);
  expect(terms.flatMap(({ episodes }) => episodes).filter((slug) => !slugs.has(slug))).toEqual(
    [],
  );
});

it('a term with the slug of another term is reported until one of them has an id', () => {
  expect(termProblems([term, term])).toEqual([
    `content/glossary.json → 1.id : un identifiant à lui est attendu pour « ${term.term} », que les révisions ne distinguent pas de « ${term.term} »`,
  ]);
  expect(termProblems([term, { ...term, id: 'autre-sens' }])).toEqual([]);
});
