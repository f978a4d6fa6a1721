import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { lettered } from '@/lib/server/share-image/lettered';
import { personWords } from '@/lib/share/words';

it('a shared picture has room for the words of each person', () => {
  const people = [...loadGenealogy().people.values()];
  expect(() => people.map((person) => lettered(personWords(person)))).not.toThrow();
});
