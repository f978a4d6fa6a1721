import '@/tests/fixtures/fixedProject';
import { termProblems } from '@/lib/server/content/link/terms';
import { loadContent } from '@/lib/server/content/loadContent';
import { spokenTerms } from '@/lib/server/content/quiz/terms';

const [first] = loadContent().glossary;
if (!first) throw new Error('A term is expected.');

it('every term of the glossary has a slug of its own, and the episodes that pronounce it', () => {
  const terms = spokenTerms();
  expect(terms).toHaveLength(loadContent().glossary.length);
  expect(new Set(terms.map(({ slug }) => slug)).size).toBe(terms.length);
  const slugs = new Set(loadContent().episodes.map(({ slug }) => slug));
  expect(terms.some(({ episodes }) => episodes.length > 0)).toBe(true);
  expect(terms.flatMap(({ episodes }) => episodes).filter((slug) => !slugs.has(slug))).toEqual(
    [],
  );
});

it('a term that the review could confuse with another is reported until it has an id of its own', () => {
  expect(termProblems([first, first])).toEqual([
    `content/glossary.json → 1.id : un identifiant à lui est attendu pour « ${first.term} », que les révisions ne distinguent pas de « ${first.term} »`,
  ]);
  expect(termProblems([first, { ...first, id: 'autre-sens' }])).toEqual([]);
});
