import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { personFacts } from '@/lib/server/content/genealogy/personFacts';

const { people, record } = loadGenealogy();
const biographies = record.people.flatMap(({ id, certainty, biography }) =>
  biography ? [{ id, certainty, ...biography }] : [],
);

/** Words by which a sentence attributes its claim to narratives. */
const ATTRIBUTION = /tradition|récit|généalogie|on raconte|dit-on|aurait|hadith/i;

describe('the life of a person in two sentences', () => {
  it('exists for more than fifty people', () => {
    expect(biographies.length).toBeGreaterThan(50);
  });

  it('is two whole sentences, short enough for one glance', () => {
    const faults = biographies.flatMap(({ id, sentences }) =>
      sentences
        .filter(
          (sentence) =>
            !/^\p{Lu}/u.test(sentence) || !sentence.endsWith('.') || sentence.length > 220,
        )
        .concat(sentences.filter((sentence) => /[.!?…] \p{Lu}/u.test(sentence)))
        .map((sentence) => `${id}: ${sentence}`),
    );
    expect(faults).toEqual([]);
    for (const { sentences } of biographies) expect(sentences).toHaveLength(2);
  });

  it('has references, which the page of the person lists first', () => {
    for (const { id, sources } of biographies) {
      expect(sources.length).toBeGreaterThan(0);
      expect(personFacts(id).sources.slice(0, sources.length)).toEqual(sources);
    }
  });

  it('attributes the life of a person known by tradition alone to tradition', () => {
    const violations = biographies.filter(
      ({ certainty, sentences }) =>
        (certainty === 'selon la tradition' || certainty === 'légendaire') &&
        !sentences.some((sentence) => ATTRIBUTION.test(sentence)),
    );
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('repeats neither the role nor the life of another person', () => {
    for (const { id, sentences } of biographies)
      expect(sentences).not.toContain(people.get(id)?.role ?? '');
    const secondSentences = biographies.map(({ sentences }) => sentences[1]);
    expect(new Set(secondSentences).size).toBe(secondSentences.length);
  });
});
