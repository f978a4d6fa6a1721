import { kinWords } from '@/lib/genealogy/words/kinWords';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { personFacts } from '@/lib/server/content/genealogy/personFacts';

const of = (id: string) => kinWords(personFacts(id));

describe('the kin of a person, in a sentence', () => {
  it('names the husband, where the role does not', () => {
    expect(of('umama')).toBe(
      'Épouse d’Alî, fille d’Abû l-Âs ibn al-Rabî’ et de Zaynab bint Muhammad.',
    );
    expect(of('aisha')).toBe('Fille d’Abû Bakr et d’Umm Rûmân.');
    expect(of('fatima-bint-zaida')).toBe(
      'Épouse de Khuwaylid ibn Asad, mère de Khadîja bint Khuwaylid.',
    );
  });

  it('states the disputed point of a union and of a filiation', () => {
    expect(of('umar')).toContain('Umm Kulthûm bint Alî (union discutée)');
    expect(of('ruqayya')).toContain('(filiation discutée)');
    expect(of('muhammad')).toContain('poux de 11 femmes de cet arbre (et 2 unions discutées)');
  });

  it('is written for everyone who has a parent, a spouse or a child in the tree', () => {
    const { record } = loadGenealogy();
    const alone = record.people.filter(({ id }) => of(id) === null).map(({ id }) => id);
    const tied = new Set([
      ...record.people.flatMap(({ id, father, mother }) =>
        (father ?? mother) === undefined ? [] : [id, father, mother],
      ),
      ...record.unions.flatMap(({ husband, wife }) => [husband, wife]),
    ]);
    for (const id of alone.filter((one) => tied.has(one))) {
      const { role, households } = personFacts(id);
      // The role is the only tie: a wife without parents or children in the tree.
      expect(households.every(({ spouse }) => role.includes(spouse?.name ?? ''))).toBe(true);
    }
    expect(alone).toContain('halima');
  });
});
