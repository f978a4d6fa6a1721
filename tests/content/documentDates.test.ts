import { loadDocuments } from '@/lib/server/content/documents/documents';
import { findEntry, loadTimeline } from '@/lib/server/content/timeline/timeline';
import { julianYear } from '@/lib/time/dateWords';
import { violationsOf } from '@/tests/content/reading/narrativeTexts';
import { MONTHS, yearsIn } from '@/tests/content/reading/years';
/** Documents that episodes, places, people or questions mention too. */
const STATED_DATES: readonly (readonly [slug: string, pattern: RegExp])[] = [
  ['dome-du-rocher', /dôme du Rocher/i],
  ['perf-558', /PERF 558/],
  ['doctrina-jacobi', /Doctrina Jacobi/],
  ['thomas-le-presbytre', /Thomas le Presbytre/],
  ['sebeos', /Sébéos/],
  ['palimpseste-de-sanaa', /palimpseste/],
];

const documentOf = (slug: string) => {
  const document = loadDocuments().find((document) => document.slug === slug);
  if (!document) throw new Error(`${slug} is expected in the gallery.`);
  return document;
};

/** Entries of the timeline other than documents: their text may date an event and cite a document as evidence. */
const EVENTS = new Set(
  loadTimeline()
    .entries.filter(({ lane }) => lane !== 'documents')
    .map(({ id }) => id),
);

it.each(STATED_DATES)(
  '%s is dated nowhere on the site by a year that its own page lacks',
  (slug, pattern) => {
    const document = documentOf(slug);
    const { from, to } = document.date;
    const ownYears = new Set(yearsIn(JSON.stringify(document), 8));
    const violations = violationsOf((text, at) => {
      const years = pattern.test(text) && !EVENTS.has(at) ? yearsIn(text, 8) : [];
      const isKnown = (year: number): boolean =>
        ownYears.has(year) || (year >= from && year <= to);
      return years.length > 0 && !years.some(isKnown);
    });
    expect(violations).toEqual([]);
  },
);

/** Documents that are on the timeline too, each with its entry. */
const ENTRY_BY_DOCUMENT = [
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

it.each(ENTRY_BY_DOCUMENT)(
  '%s has on the timeline the same grade, and years that overlap the document’s years',
  (slug, id) => {
    const { date } = documentOf(slug);
    const entry = findEntry(id);
    expect(entry?.grade).toBe(date.certainty);
    expect(julianYear(entry?.from ?? 0)).toBeLessThanOrEqual(date.to);
    expect(julianYear(entry?.to ?? 0)).toBeGreaterThanOrEqual(date.from);
  },
);

describe('the date of a document', () => {
  type Dated = ReturnType<typeof documentOf>;
  const slugsWhere = (matches: (date: Dated['date']) => boolean): readonly string[] =>
    loadDocuments()
      .filter(({ date }) => matches(date))
      .map(({ slug }) => slug);

  it('has a label that gives its first or last year', () => {
    const violations = slugsWhere(
      ({ label, from, to }) => !yearsIn(label, 8).some((year) => year >= from && year <= to),
    );
    expect(violations).toEqual([]);
  });

  it('is a day or a month exactly where the label names a month', () => {
    const pattern = new RegExp(MONTHS);
    const violations = slugsWhere(
      ({ precision, label }) =>
        (precision === 'jour' || precision === 'mois') !== pattern.test(label),
    );
    expect(violations).toEqual([]);
  });

  it('has a label that begins with « vers » where its precision is « vers »', () => {
    const violations = slugsWhere(
      ({ precision, label }) => precision === 'vers' && !label.startsWith('vers'),
    );
    expect(violations).toEqual([]);
  });

  it('is disputed only with the other opinions', () => {
    const violations = slugsWhere(
      ({ certainty, note = '' }) =>
        certainty === 'discuté' && !/d’autres|certains|la plupart|discut/i.test(note),
    );
    expect(violations).toEqual([]);
  });
});
