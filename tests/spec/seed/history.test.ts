/** Facts of the first timeline, tree and gallery of documents. */
import { relationOf } from '@/lib/genealogy/kinship/relation';
import { loadDocuments } from '@/lib/server/content/documents/documents';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { findEntry, loadTimeline } from '@/lib/server/content/timeline/timeline';
import { julianYear } from '@/lib/time/dateWords';
import { YEARS } from '@/lib/timeline/bounds';
import { REIGNS } from '@/tests/content/reading/events';

/** Documents that the specification requires, each by a word of its title. */
const REQUIRED_DOCUMENTS = [
  'Zabad',
  'Harrân',
  'Himâ',
  'Ry 506',
  'Ma’rib',
  'Coran 96',
  'Arabe 328',
  'Sanaa',
  'Birmingham',
  'Pacte de Médine',
  'Doctrina Jacobi',
  'Thomas le Presbytre',
  'Sébéos',
  'PERF 558',
  'Zuhayr',
  'an 31',
  'barrage de Mu’âwiya',
  'Bîshâpûr',
  'avant sa réforme',
  'après sa réforme',
  'dôme du Rocher',
  'Qusayr Amra',
  'Qurra',
  'Jean Damascène',
  'Théophane',
  'Ibn Hishâm',
];

const episodes = loadEpisodes();

describe('the timeline', () => {
  it('has the reigns of the first caliphs, and an entry in every decade', () => {
    for (const [, span] of REIGNS) expect(findEntry(span)).not.toBeNull();
    const { entries } = loadTimeline();
    for (let year = YEARS.from; year < YEARS.to; year += 10)
      expect(
        entries.some(({ from, to }) => julianYear(from) < year + 10 && julianYear(to) >= year),
      ).toBe(true);
  });
});

describe('the tree', () => {
  it('connects its subject to every person, except 28 people of the empire without known kin', () => {
    const { kin, people } = loadGenealogy();
    const [subject = '', ...otherIds] = people.keys();
    const unrelatedIds = otherIds.filter((id) => relationOf(kin, subject, id).kind === 'none');
    expect(unrelatedIds).toEqual(expect.arrayContaining(['hajjaj', 'tariq']));
    expect(unrelatedIds).toHaveLength(28);
  });
});

describe('the drawing of the tree', () => {
  const { record, plan, apart } = loadGenealogy();

  it('has 167 people, 163 links from parents to children and 42 unions, thirteen of one man', () => {
    expect(record.people).toHaveLength(167);
    const links = record.people.flatMap(({ father, mother }) =>
      [father, mother].filter((parent) => parent !== undefined),
    );
    expect(links).toHaveLength(163);
    expect(record.unions).toHaveLength(42);
    expect(record.unions.filter(({ husband }) => husband === record.subject)).toHaveLength(13);
  });

  it('has eleven rows, and sets one couple apart, named in `apart`', () => {
    expect(apart).toEqual(['umar+umm-kulthum-ali']);
    expect(plan.rows).toHaveLength(11);
  });
});

describe('the gallery', () => {
  it.each(REQUIRED_DOCUMENTS)('has the document about %s', (word) => {
    expect(loadDocuments().filter(({ title }) => title.includes(word))).not.toEqual([]);
  });

  it('links each document to the episode about the sources', () => {
    const specialEpisode = episodes.find(({ number }) => number === undefined);
    for (const document of loadDocuments())
      expect(document.episodes).toContain(specialEpisode?.slug);
  });
});
