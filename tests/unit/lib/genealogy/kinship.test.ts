import fc from 'fast-check';
import { familyOf } from '@/lib/genealogy/family';
import { answer } from '@/lib/genealogy/kinship/answer';
import { headlineOf } from '@/lib/genealogy/kinship/headline';
import { kinshipGraphOf, reverseChain, type KinshipStep } from '@/lib/genealogy/kinship/chain';
import { relationOf } from '@/lib/genealogy/kinship/relation';
import { tidyKinshipFields } from '@/lib/genealogy/kinship/query';
import { callNames } from '@/lib/genealogy/layout/nameLines';
import { loadPeople } from '@/lib/server/content/references';
import { forAll } from '@/tests/fixtures/runners/property';
import { KINSHIPS } from './kinshipTable';
import { family, man, record, woman } from './tree';

const kin = kinshipGraphOf(family, record.links);
const call = callNames([...loadPeople().values()].map(({ name }) => name));
const nameOf = (id: string): string => call(loadPeople().get(id)?.name ?? id);
const answerFor = (from: string, to: string) => answer({ kin, nameOf }, from, to);
const sentencesOf = (from: string, to: string) =>
  answerFor(from, to).ways.map(({ sentence }) => sentence);

const BLOOD: readonly KinshipStep[] = ['parent', 'child', 'sibling'];
const ids = record.people.map(({ id }) => id);

it.each(KINSHIPS)('%s and %s: %s', (from, to, sentence) => {
  expect(sentencesOf(from, to)[0]).toBe(sentence);
});

it('the kinship of two people names both ties of ‘Alî to Muhammad: cousin and son-in-law', () => {
  expect(sentencesOf('ali', 'muhammad')).toEqual(
    expect.arrayContaining([
      'Alî est le cousin germain de Muhammad.',
      'Alî, époux de Fâtima, est le gendre de Muhammad.',
    ]),
  );
  expect(sentencesOf('abu-lahab', 'umm-jamil')).toContain(
    'Abû Lahab est l’époux d’Umm Jamîl bint Harb.',
  );
});

it('the kinship of two people names the siblings from whom two cousins descend', () => {
  expect(answerFor('ali', 'muhammad').ways[0]?.reason).toBe(
    'Abû Tâlib, père d’Alî, et Abdallâh, père de Muhammad, sont frères germains.'.replace(
      'Abdallâh,',
      `${nameOf('abdallah')},`,
    ),
  );
});

it('never counts milk or adoption as blood', () => {
  for (const [from, to] of [
    ['halima', 'muhammad'],
    ['umm-ayman', 'fatima'],
    ['zayd-haritha', 'muhammad'],
    ['usama', 'fatima'],
  ] as const) {
    const relation = relationOf(kin, from, to);
    if (relation.kind !== 'related') throw new Error(`${from} and ${to} are related.`);
    for (const { steps } of [relation.best, ...relation.others])
      expect(steps.every((step) => BLOOD.includes(step))).toBe(false);
  }
  expect(sentencesOf('usama', 'fatima').join(' ')).toMatch(/adoptif|lait/);
});

it('the kinship of two people is the same in both directions, for every pair', () => {
  let pairs = 0;
  for (const [index, from] of ids.entries())
    for (const to of ids.slice(index + 1)) {
      pairs += 1;
      const relation = relationOf(kin, from, to);
      const reverseRelation = relationOf(kin, to, from);
      expect(reverseRelation.kind).toBe(relation.kind);
      if (relation.kind !== 'related' || reverseRelation.kind !== 'related') continue;
      expect(reverseChain(reverseRelation.best)).toEqual(relation.best);
      expect(reverseRelation.others.map(reverseChain)).toEqual(relation.others);
      expect(relation.others.length).toBeLessThanOrEqual(3);
      expect(relation.best.people[0]).toBe(from);
      expect(relation.best.people.at(-1)).toBe(to);
    }
  expect(pairs).toBe((ids.length * (ids.length - 1)) / 2);
}, 120_000);

it('the kinship of two people is by blood wherever they have a common ancestor', () => {
  const ancestors = (id: string): ReadonlySet<string> => {
    const ancestorIds = new Set([id]);
    for (const ancestorId of ancestorIds) {
      const person = family.people.get(ancestorId);
      for (const parent of [person?.father, person?.mother])
        if (parent) ancestorIds.add(parent);
    }
    return ancestorIds;
  };
  forAll(fc.constantFrom(...ids), fc.constantFrom(...ids), (from, to) => {
    const haveCommonAncestor = [...ancestors(from)].some((id) => ancestors(to).has(id));
    const relation = relationOf(kin, from, to);
    if (from === to || !haveCommonAncestor || relation.kind !== 'related') return;
    expect(relation.best.steps.every((step) => BLOOD.includes(step))).toBe(true);
  });
});

it('the kinship of two people has a sentence for one person twice, and for two unrelated people', () => {
  expect(answerFor('muhammad', 'muhammad').kind).toBe('same');
  const strangers = familyOf({ people: [man('a'), woman('b')], unions: [] });
  const noKinship = answer(
    { kin: kinshipGraphOf(strangers, []), nameOf: (id) => id },
    'a',
    'b',
  );
  expect(noKinship).toEqual({ kind: 'none', ways: [] });
  expect(headlineOf(noKinship.kind, 'Alî', 'Umar')).toBe(
    'Aucun lien connu entre Alî et Umar dans cet arbre.',
  );
  expect(headlineOf('same', 'Alî', 'Alî')).toBe('C’est la même personne\u00a0: Alî.');
  expect(headlineOf('related', 'Alî', 'Umar')).toBeNull();
});

it('the search of a kinship visits a bounded number of people, however many cousins marry', () => {
  // Twenty generations of a brother and a sister, each married to a double cousin: a million chains of blood.
  const depth = 20;
  const people = Array.from({ length: 4 * depth }, (_, index) => {
    const [row, place] = [Math.floor(index / 4), index % 4];
    const parent = (at: number) => `p${4 * (row - 1) + at}`;
    const child = place % 2 === 0 ? man : woman;
    const parents = row > 0 ? [parent(place < 2 ? 0 : 2), parent(place < 2 ? 3 : 1)] : [];
    return child(`p${index}`, ...parents);
  });
  const unions = Array.from({ length: depth }, (_, row) => [
    { husband: `p${4 * row}`, wife: `p${4 * row + 3}` },
    { husband: `p${4 * row + 2}`, wife: `p${4 * row + 1}` },
  ]).flat();
  const familyKin = kinshipGraphOf(familyOf({ people, unions }), []);
  let visits = 0;
  const countingKin = {
    ...familyKin,
    neighbours: (id: string) => {
      visits += 1;
      return familyKin.neighbours(id);
    },
  };
  expect(relationOf(countingKin, 'p0', `p${4 * depth - 1}`).kind).toBe('related');
  expect(visits).toBeGreaterThan(0);
  const lastSteps = 8;
  const searches = 1 + familyKin.neighbours('p0').length;
  expect(visits).toBeLessThanOrEqual(searches * people.length * lastSteps);
});

it('the kinship of two people names the person of each plural noun, and writes « une » of a woman', () => {
  expect(sentencesOf('nutayla', 'amina')[0]).toBe(
    'Nutayla bint Janâb est l’épouse d’Abd al-Muttalib, père d’Abdallâh, lui-même époux d’Âmina bint Wahb.',
  );
  expect(sentencesOf('nutayla', 'mansur')[0]).toBe(
    'Nutayla bint Janâb est une ancêtre d’al-Mansûr à la 5e génération.',
  );
  expect(sentencesOf('abbas', 'mansur')[0]).not.toMatch(/une ancêtre/);
});

it('the kinship of two people writes a whole French sentence for every pair', () => {
  const wrongSentences = ids.flatMap((from) =>
    ids.flatMap((to) =>
      sentencesOf(from, to).filter(
        (sentence) =>
          sentence.includes('  ') ||
          sentence.includes('null') ||
          / (de|le|la|du) [AEIOUÂÎÛÉ]/.test(sentence) ||
          !/^[A-ZÂÎÛ’].*\.$/.test(sentence),
      ),
    ),
  );
  expect(wrongSentences).toEqual([]);
}, 120_000);

it('the kinship of two people distinguishes siblings of one father from those of both parents', () => {
  const people = [man('a', 'f', 'm'), woman('b', 'g', 'm'), man('f'), man('g'), woman('m')];
  const halfSiblings = familyOf({ people, unions: [] });
  const context = {
    kin: kinshipGraphOf(halfSiblings, []),
    nameOf: (id: string) => id.toUpperCase(),
  };
  expect(answer(context, 'a', 'b').ways[0]?.sentence).toBe('A est le demi-frère utérin de B.');
  expect(answer(context, 'b', 'a').ways[0]?.sentence).toBe('B est la demi-sœur utérine d’A.');
});

it('a query keeps the two ids of an address only', () => {
  const fields = new URLSearchParams('de=ali&a=muhammad&x=1&_rsc=2');
  expect(tidyKinshipFields(fields).toString()).toBe('de=ali&a=muhammad');
  expect(tidyKinshipFields(new URLSearchParams('de=<script>&a=')).toString()).toBe('');
});
