import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { textPaths } from '@/lib/server/share-image/textPaths';
import { personWords } from '@/lib/share/words';

it('a shared picture has room for the words of each person', () => {
  const people = [...loadGenealogy().people.values()];
  expect(() => people.map((person) => textPaths(personWords(person)))).not.toThrow();
});
