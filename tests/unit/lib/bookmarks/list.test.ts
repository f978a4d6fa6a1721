/** @jest-environment node */
import { bookmarkId, type Subject } from '@/lib/bookmarks/bookmark';
import { addBookmark, annotate, eraseBookmark, type Bookmarks } from '@/lib/bookmarks/edit';
import { toCsv, toMarkdown } from '@/lib/bookmarks/exportText';
import { bookmarkSearch, groupBookmarks, listBookmarks } from '@/lib/bookmarks/list';
import { document, moment } from './samples';

const DAY = 86_400_000;
const LINES = [
  { start: 3, text: 'Avant.', links: [] },
  {
    start: 700,
    text: 'À Badr, un puits arrête deux armées.',
    links: [{ words: 'Abû Sufyân', href: '/outils/arbre-genealogique/abu-sufyan' }],
  },
];
const tenthEpisode = moment({
  episode: 'medine',
  title: 'La naissance de l’Islam - Épisode 10 : Médine',
  page: '/episodes/medine',
  quote: 'Le pacte.',
  second: 5,
});
const earlyMoment = moment({ quote: 'Avant.', second: 3 });

const bookmarksFor = (...subjects: readonly Subject[]): Bookmarks =>
  subjects.reduce<Bookmarks>(
    (all, subject, index) => addBookmark(all, subject, (index + 1) * DAY),
    [],
  );
const itemsOf = (bookmarks: Bookmarks) =>
  listBookmarks(bookmarks, (episode) => (episode === 'badr' ? LINES : []));
const groupsOf = (bookmarks: Bookmarks, order: 'episode' | 'date') =>
  groupBookmarks(itemsOf(bookmarks), order, (at) => `jour ${at / DAY}`).map(
    ({ heading, items }) => [
      heading,
      ...items.map(({ subject }) => ('quote' in subject ? subject.quote : subject.title)),
    ],
  );

const ALL = bookmarksFor(document, tenthEpisode, moment(), earlyMoment);

describe('the list of bookmarks', () => {
  it('groups moments by episode number, then second, and puts pages after them', () => {
    expect(groupsOf(ALL, 'episode')).toEqual([
      ['Épisode 9\u00a0: Badr', 'Avant.', 'À Badr, un puits arrête deux armées.'],
      ['Épisode 10\u00a0: Médine', 'Le pacte.'],
      ['Documents', 'Inscription de Harrân'],
    ]);
  });

  it('groups bookmarks by day, newest first', () => {
    expect(groupsOf(ALL, 'date').map(([heading]) => heading)).toEqual([
      'jour 4',
      'jour 3',
      'jour 2',
      'jour 1',
    ]);
  });

  it('omits erased bookmarks', () => {
    const id = bookmarkId(document);
    expect(itemsOf(eraseBookmark(ALL, id, 9 * DAY))).toHaveLength(3);
  });

  it.each([
    ['puits', 1],
    ['harran', 1],
    ['abu sufyan', 1],
    ['a verifier', 1],
    ['rien de tel', 0],
    ['', 4],
  ])('is searched by title, sentence, note and people: %p finds %p', (query, count) => {
    const annotated = annotate(ALL, bookmarkId(tenthEpisode), {
      text: 'à vérifier',
      noteId: 'n',
      now: 9 * DAY,
    });
    expect(bookmarkSearch.found(itemsOf(annotated), query)).toHaveLength(count);
  });
});

describe('an exported notebook', () => {
  const annotated = annotate(bookmarksFor(moment(), document), bookmarkId(moment()), {
    text: '1. *Voir*\nla carte',
    noteId: 'n',
    now: 9 * DAY,
  });
  const groups = groupBookmarks(itemsOf(annotated), 'episode', String);

  it('is Markdown with the special characters of a note escaped', () => {
    expect(toMarkdown(groups, 'https://site.example')).toBe(
      [
        '# Mon carnet',
        '## Épisode 9\u00a0: Badr',
        '- [11:40](https://site.example/episodes/badr?t=700) « À Badr, un puits arrête deux armées. »',
        '  > 1\\. \\*Voir\\*\n  > la carte',
        '## Documents',
        '- [Inscription de Harrân](https://site.example/outils/documents/harran-568)\n',
      ].join('\n\n'),
    );
  });

  it('is CSV with a row per bookmark, and quotes around a line break', () => {
    const [header, momentRow, documentRow] = toCsv(
      groups.flatMap(({ items }) => items),
      'https://site.example',
    ).split('\r\n');
    expect(header).toBe('\ufeffSorte;Titre;Temps;Secondes;Phrase;Note;Date;Adresse');
    expect(momentRow).toContain(';11:40;700;');
    expect(momentRow).toContain('"1. *Voir*\nla carte"');
    expect(documentRow).toMatch(/^Document;Inscription de Harrân;;;;;1970-01-03T/);
  });

  it.each(['=1+1', '+x', '-x', '@x'])('lets no spreadsheet compute the note %p', (text) => {
    const hostile = annotate(bookmarksFor(document), bookmarkId(document), {
      text,
      noteId: 'n',
      now: 9 * DAY,
    });
    expect(toCsv(itemsOf(hostile), '')).toContain(`;'${text};`);
  });
});
