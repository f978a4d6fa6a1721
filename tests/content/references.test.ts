import * as v from 'valibot';
import { Source } from '@/lib/content/fields';
import { isCheckable, isSection, UNPAGED } from '@/lib/content/reference';
import { QuestionsSchema } from '@/lib/quiz/record';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadDocuments } from '@/lib/server/content/documents/documents';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { loadQuestions } from '@/lib/server/content/quiz/quiz';
import { loadPlaces } from '@/lib/server/content/references';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';

const works = [
  ...[...loadPlaces().values()].map(({ id, sources }) => ({ position: id, sources })),
  ...loadEpisodes().map(({ slug, sources }) => ({ position: slug, sources })),
  ...loadDocuments().map(({ slug, sources }) => ({ position: slug, sources })),
].flatMap(({ position, sources }) => sources.map((source) => ({ at: position, ...source })));

describe('a reference in one line', () => {
  it.each([
    'Coran 3, 123',
    'Coran 2, 142-150',
    'Ibn Hishâm, Sîra, IXe siècle, récit de Badr',
    'Encyclopaedia of Islam, 2e éd., art. « Hidjra »',
    'Encyclopaedia Iranica, art. « Calendars »',
    'L. Conrad, « Abraha and Muḥammad », BSOAS 50, 1987',
    'Ch. Robin, « Ḥimyar », dans G. Fisher (éd.), Arabs and Empires before Islam, 2015',
    'Inscription CIH 541, ans 657–658 de l’ère himyarite',
    'Inscription de Hammat Gader',
    'Papyrus PERF 558 (SB VI 9576), Vienne',
    'Procope, Guerres, VIe siècle, livre I, 7–9',
    'P. Crone, Meccan Trade and the Rise of Islam, 1987, chap. 4',
    'Th. Nöldeke, Geschichte des Qorāns, 1909–1938, t. I',
    'Ch. Robin, Himyar, Aksûm, and Arabia Deserta, 2015, inscription Ry 506',
    'A. Grohmann, From the World of Arabic Papyri, 1952, papyrus PERF 558',
    `I. Toral-Niehoff, Al-Ḥīra, 2014, ${UNPAGED}`,
  ])('can be checked: %s', (line) => {
    expect(isCheckable(line)).toBe(true);
  });

  it.each([
    'Ibn Hishâm',
    'Inscription',
    'Manuscrit ancien',
    'Monnaies du temps',
    'L. Conrad, « Abraha and Muḥammad », 1987',
    'L. Conrad, « Abraha and Muḥammad », BSOAS 50',
    'Ibn Hishâm, Sîra',
    'Ibn Hishâm, Sîra, IXe siècle',
    'Ibn Hishâm, Sîra, récit de Badr',
    'P. Crone, Meccan Trade and the Rise of Islam, 1987, passim',
    'P. Crone, Meccan Trade and the Rise of Islam, 1987, p. 134',
    'P. Crone, Meccan Trade and the Rise of Islam, 1987, chap. 4, p. 98',
    'Coran',
    'Coran 3',
    'Coran 115, 1',
    'Encyclopaedia of Islam',
  ])('is refused without its form: %s', (line) => {
    expect(isCheckable(line)).toBe(false);
  });
});

describe('a work', () => {
  const decode = (work: object) => v.safeParse(Source, work).success;
  const watt = { author: 'W. M. Watt', title: 'Muhammad at Mecca', year: '1953' };

  it.each([
    { ...watt, section: 'chap. II' },
    { ...watt, section: UNPAGED },
    { author: 'Coran', title: 'sourate 9, versets 107 et 108' },
    {
      author: 'Encyclopaedia of Islam',
      title: 'Ẓafār',
      note: 'article de la 2e édition (EI2)',
    },
  ])('is accepted with its section: %j', (work) => {
    expect(decode(work)).toBe(true);
  });

  it.each([
    watt,
    { ...watt, year: undefined, section: 'chap. II' },
    { ...watt, section: 'passim' },
    { ...watt, section: 'p. 12' },
    { author: 'Coran', title: 'divers passages' },
  ])('is refused without its form: %j', (work) => {
    expect(decode(work)).toBe(false);
  });
});

describe('the references of the site', () => {
  it('can be checked, question by question', () => {
    const violations = loadQuestions().filter(({ source }) => !isCheckable(source));
    expect(violations.map(({ id, source }) => `${id} : ${source}`)).toEqual([]);
  });

  it('do not attribute to the Coran a claim that the question calls tradition', () => {
    const violations = loadQuestions().filter(
      ({ question, source }) => source.startsWith('Coran') && /tradition|récits/.test(question),
    );
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('of a question are refused without a section', () => {
    const [question] = loadQuestions();
    const vague = [{ ...question, source: 'Ibn Hishâm, Sîra, IXe siècle' }];
    expect(v.safeParse(QuestionsSchema, vague).success).toBe(false);
  });

  it('name a section, or state that none is known, for every place and episode', () => {
    const violations = works.filter(
      ({ section }) => section !== undefined && !isSection(section),
    );
    expect(violations.map(({ at: position, author }) => `${position} : ${author}`)).toEqual([]);
  });

  it('give a work under one title and one date', () => {
    const years = new Map<string, Set<string>>();
    for (const { author, title, year = '' } of works) {
      const work = `${author}, ${title}`;
      years.set(work, (years.get(work) ?? new Set()).add(year));
    }
    expect([...years].filter(([, workYears]) => workYears.size > 1)).toEqual([]);
  });
});

it('the number of references « sans numéro de page » does not grow', () => {
  /** Upper limit of references without page: 7 of 1,501 on 27 November 2026. Lower the limit with each page found. */
  const MAX_UNPAGED = 7;
  const { sources, people } = loadGenealogy().record;
  const references = [
    ...[...works, ...sources, ...people.flatMap((person) => person.sources)].map(
      ({ section }) => section ?? '',
    ),
    ...loadQuestions().map(({ source }) => source),
    ...loadTimeline().entries.flatMap((entry) => entry.sources),
  ];
  const unpaged = references.filter((reference) =>
    reference.replace(/[\u00a0\u202f]/g, ' ').endsWith(UNPAGED),
  );
  expect(references.length).toBeGreaterThan(1000);
  expect(unpaged.length).toBeLessThanOrEqual(MAX_UNPAGED);
});
