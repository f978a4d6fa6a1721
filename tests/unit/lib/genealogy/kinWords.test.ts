import { kinWords } from '@/lib/genealogy/words/kinWords';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { personFacts } from '@/lib/server/content/genealogy/personFacts';

const sentenceOf = (id: string) => kinWords(personFacts(id));

describe('the kin of a person, in a sentence', () => {
  it('names the husband, where the role does not', () => {
    expect(sentenceOf('umama')).toBe(
      'Épouse d’Alî, fille d’Abû l-Âs ibn al-Rabî’ et de Zaynab bint Muhammad.',
    );
    expect(sentenceOf('aisha')).toBe('Fille d’Abû Bakr et d’Umm Rûmân.');
    expect(sentenceOf('fatima-bint-zaida')).toBe(
      'Épouse de Khuwaylid ibn Asad, mère de Khadîja bint Khuwaylid.',
    );
  });

  it('states the disputed point of a union and of a filiation', () => {
    expect(sentenceOf('umar')).toContain('Umm Kulthûm bint Alî (union discutée)');
    expect(sentenceOf('ruqayya')).toContain('(filiation discutée)');
    expect(sentenceOf('muhammad')).toContain(
      'poux de 11 femmes de cet arbre (et 2 unions discutées)',
    );
  });

  it('is written for everyone who has a parent, a spouse or a child in the tree', () => {
    const { record } = loadGenealogy();
    const withoutSentence = record.people
      .filter(({ id }) => sentenceOf(id) === null)
      .map(({ id }) => id);
    const relatedIds = new Set([
      ...record.people.flatMap(({ id, father, mother }) =>
        (father ?? mother) === undefined ? [] : [id, father, mother],
      ),
      ...record.unions.flatMap(({ husband, wife }) => [husband, wife]),
    ]);
    for (const id of withoutSentence.filter((personId) => relatedIds.has(personId))) {
      const { role, households } = personFacts(id);
      // The role is the only tie: a wife without parents or children in the tree.
      expect(households.every(({ spouse }) => role.includes(spouse?.name ?? ''))).toBe(true);
    }
    expect(withoutSentence).toContain('halima');
  });
});
