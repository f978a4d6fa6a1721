import { containsTerm, termSlug } from '@/lib/glossary/spokenTerm';

it.each([
  ['Ahl al-kitâb', 'ahl-al-kitab'],
  ['Abnâ’', 'abna'],
  ['Bay’a', 'baya'],
])('the slug of «%s» is in plain lower-case letters: «%s»', (term, slug) => {
  expect(termSlug(term)).toBe(slug);
});

it.each([
  ['Les ansâr accueillent les Émigrés.', 'Ansâr', true],
  ['Les « gens du Livre », ahl al-kitab', 'Ahl al-kitâb', true],
  ['Un ansârien', 'Ansâr', false],
  ['', 'Ansâr', false],
])('the text «%s» contains the term «%s»: %s', (text, term, isSaid) => {
  expect(containsTerm(text, term)).toBe(isSaid);
});
