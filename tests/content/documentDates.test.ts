import { loadDocuments } from '@/lib/server/content/documents/documents';
import { findEntry, loadTimeline } from '@/lib/server/content/timeline/timeline';
import { julianYear } from '@/lib/time/dateWords';
import { sentences } from '@/tests/content/reading/told';

const MONTHS =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

/** The documents of which episodes, places, people or questions speak too. */
const TOLD: readonly (readonly [slug: string, told: RegExp])[] = [
  ['dome-du-rocher', /dôme du Rocher/i],
  ['perf-558', /PERF 558/],
  ['doctrina-jacobi', /Doctrina Jacobi/],
  ['thomas-le-presbytre', /Thomas le Presbytre/],
  ['sebeos', /Sébéos/],
  ['palimpseste-de-sanaa', /palimpseste/],
];

const documentOf = (slug: string) => {
  const found = loadDocuments().find((document) => document.slug === slug);
  if (!found) throw new Error(`${slug} is expected in the gallery.`);
  return found;
};

/** What happens on the timeline has years of its own, and names a document only as its witness. */
const EVENTS = new Set(
  loadTimeline()
    .entries.filter(({ lane }) => lane !== 'documents')
    .map(({ id }) => id),
);

const yearsIn = (text: string): readonly number[] =>
  [...text.matchAll(/(?<![\d-])[5-8]\d\d(?!\d)/g)].map(([year]) => Number(year));

describe.each(TOLD)('%s', (slug, told) => {
  const document = documentOf(slug);
  const known = new Set([
    ...yearsIn(JSON.stringify(document)),
    ...Array.from(
      { length: document.date.to - document.date.from + 1 },
      (_, index) => document.date.from + index,
    ),
  ]);

  it('is dated nowhere on the site by a year that its own page does not give', () => {
    const other = sentences
      .filter(({ at, text }) => told.test(text) && !EVENTS.has(at))
      .filter(({ text }) => {
        const years = yearsIn(text);
        return years.length > 0 && !years.some((year) => known.has(year));
      });
    expect(other.map(({ at, text }) => `${at} : ${text}`)).toEqual([]);
  });
});

/** The documents that the timeline shows too, each with its entry there. */
const ON_THE_TIMELINE = [
  ['barrage-de-muawiya', 'barrage-taif'],
  ['constitution-de-medine', 'constitution'],
  ['coran-parisino-petropolitanus', 'parisino'],
  ['doctrina-jacobi', 'doctrina-jacobi'],
  ['dome-du-rocher', 'dome-rocher'],
  ['drachme-de-bishapur', 'bishapur-66'],
  ['feuillets-de-birmingham', 'birmingham'],
  ['harran-568', 'harran-568'],
  ['hima-523', 'ja-1028'],
  ['marib-548', 'marib-548'],
  ['monnaies-apres-la-reforme', 'monnaie-77'],
  ['murayghan-552', 'ry-506'],
  ['palimpseste-de-sanaa', 'sanaa-palimpseste'],
  ['perf-558', 'perf-558'],
  ['qusayr-amra', 'qusayr-amra'],
  ['sebeos', 'sebeos'],
  ['stele-31', 'stele-31'],
  ['thomas-le-presbytre', 'thomas-presbytre'],
  ['zabad-512', 'zabad-512'],
  ['zuhayr-24', 'zuhayr-24'],
] as const;

it.each(ON_THE_TIMELINE)(
  '%s has on the timeline the same grade, and years that meet its own',
  (slug, id) => {
    const { date } = documentOf(slug);
    const entry = findEntry(id);
    expect(entry?.grade).toBe(date.certainty);
    expect(julianYear(entry?.from ?? 0)).toBeLessThanOrEqual(date.to);
    expect(julianYear(entry?.to ?? 0)).toBeGreaterThanOrEqual(date.from);
  },
);

describe('The date of a document', () => {
  it.each(loadDocuments().map(({ slug, date }) => [slug, date] as const))(
    '%s: its label gives its first or last year',
    (_, { label, from, to }) => {
      const years = yearsIn(label);
      expect(years.some((year) => year >= from && year <= to)).toBe(true);
    },
  );

  it('is a day or a month only where the label says one', () => {
    const said = new RegExp(MONTHS);
    const wrong = loadDocuments().filter(
      ({ date: { precision, label } }) =>
        (precision === 'jour' || precision === 'mois') !== said.test(label),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('says « vers » or « entre » where it is not narrower', () => {
    const wrong = loadDocuments().filter(
      ({ date: { precision, label } }) => precision === 'vers' && !label.startsWith('vers'),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('is disputed only with what others say', () => {
    const silent = loadDocuments().filter(
      ({ date: { certainty, note = '' } }) =>
        certainty === 'discuté' && !/d’autres|certains|la plupart|discut/i.test(note),
    );
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });
});
