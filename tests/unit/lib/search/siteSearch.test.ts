import { startAtFoundWord } from '@/lib/search/foundWord';
import { decodeNames, decodeSentences, type NamesIndex } from '@/lib/search/siteIndex';
import { searchItems } from '@/lib/search/searchItems';
import { createSiteSearch } from '@/lib/search/siteSearch';
import { createSpellings, nearestNames } from '@/lib/search/spellings';
import { writeResults } from '@/lib/search/writeResults';

const NO_ROWS = { below: '/rien', rows: [] };

const names: NamesIndex = {
  things: {
    people: {
      below: '/outils/arbre',
      rows: [
        ['Khadîja bint Khuwaylid', 'Première épouse', 'khadija'],
        ['Umar', 'Deuxième calife', 'umar'],
      ],
    },
    places: { below: '/outils/carte', rows: [['Badr', 'Bataille', 'arabie/badr']] },
    events: {
      below: '/outils/frise',
      rows: [
        ['Bataille de Badr', 'mars 624', 'bataille'],
        ['L’Hégire', 'septembre 622', 'hegire'],
      ],
    },
    documents: NO_ROWS,
    episodes: { below: '/episodes', rows: [['Badr, Uhud', 'Trois ans de guerre', 'neuf']] },
    tools: { below: '', rows: [['Quizz', 'Des questions', 'outils/quizz']] },
  },
  spellings: [['Muhammad', 'Mahomet']],
  maps: [['arabie', 'L’Arabie', 609, 630]],
};

const playable = { id: 'neuf', title: 'Badr, Uhud', author: 'Nous', pageUrl: '/episodes/neuf' };

const sentences = {
  names: { people: [['خديجة بنت خويلد'], ['عمر']], places: [['بدر']] },
  episodes: [
    {
      playable,
      sentences: [
        'Muhammad quitte La Mecque.',
        'Khadîja l’écoute, et Umar se convertit.',
        'Les gens aboutissent à Badr.',
        'La plaine est vide.',
      ],
      gaps: [24, 56, 46, 8],
    },
  ],
};

const items = searchItems(names, sentences);
const { answer: search } = createSiteSearch(items, names.spellings);
const titlesFor = (query: string) =>
  search(query).groups.flatMap((group) => group.items.map(({ title }) => title));

describe('the search of the whole site', () => {
  it('groups its results by kind, the group of the best result first', () => {
    const { groups, count } = search('badr');
    expect(groups.map(({ group }) => group)).toEqual(['places', 'events', 'episodes']);
    expect(count).toBe(4);
  });

  it('links to a place in the requested year, where its map has that year', () => {
    const placeFor = (query: string) =>
      search(query)
        .groups.find(({ group }) => group === 'places')
        ?.items.map(({ path, detail }) => `${path} ${detail}`);
    expect(placeFor('badr en 624')).toEqual([
      '/outils/carte/arabie/badr?chronologie=1&annee=624 Bataille · L’Arabie · en 624',
    ]);
    expect(placeFor('بدر ٦٢٤')).toEqual(placeFor('badr 624'));
    expect(placeFor('zygomatique 624')).toBeUndefined();
    expect(placeFor('badr 750')).toBeUndefined();
    expect(titlesFor('624')).not.toContain('Badr');
  });

  it.each([
    ['qui était Khadîja ?', 'Khadîja bint Khuwaylid'],
    ['khadidja', 'Khadîja bint Khuwaylid'],
    ['خديجة', 'Khadîja bint Khuwaylid'],
    ['omar', 'Umar'],
    ['٦٢٢', 'L’Hégire'],
    ['hégire date', 'L’Hégire'],
    ['mahomet', 'Muhammad quitte La Mecque.'],
    ['bataille badr', 'Bataille de Badr'],
  ])('answers « %s » with %s first', (query, title) => {
    expect(titlesFor(query)[0]).toBe(title);
  });

  it('finds in sentences names typed in another spelling', () => {
    expect(titlesFor('omar')).toContain('Khadîja l’écoute, et Umar se convertit.');
    expect(titlesFor('khadidja')).toContain('Khadîja l’écoute, et Umar se convertit.');
  });

  it('returns a sentence with the address and the playback of its second', () => {
    const [item] = search('aboutissent').groups.flatMap((group) => group.items);
    expect(item?.path).toBe('/episodes/neuf?t=63');
    expect(item?.clip).toMatchObject({ episode: playable, second: 63, length: 4 });
  });

  it('moves a found sentence to just before its first searched word', () => {
    const { groups, sought } = search('aboutissent');
    const [item] = groups.flatMap(({ items: groupItems }) => groupItems);
    const moved = item && startAtFoundWord(item, sought);
    expect(moved?.path).toBe('/episodes/neuf?t=63.88');
    expect(moved?.clip?.second).toBeCloseTo(63 + (4 * 9) / 28 - 0.4);
    const [person] = search('umar').groups.flatMap(({ items: groupItems }) => groupItems);
    expect(person && startAtFoundWord(person, ['umar'])).toBe(person);
  });

  it('is empty for a query without letters, or of unknown words', () => {
    for (const query of ['', ' ?! ', 'zygomatique'])
      expect(search(query)).toMatchObject({ count: 0, groups: [] });
  });

  it('offers the names most similar to the typed text', () => {
    expect(nearestNames(items, 'hegyre', 2).map(({ title }) => title)).toEqual(['L’Hégire']);
    expect(nearestNames(items, 'wxyw', 2)).toEqual([]);
  });
});

describe('the spellings of a word', () => {
  const spellingsOf = createSpellings(['Umar', 'Uthmân ibn Affân'], [['Coran', 'Qur’ân']]);

  it.each([
    ['coran', ['coran', 'quran']],
    ['omar', ['omar', 'umar']],
    ['othman', ['othman', 'uthman']],
    ['badr', ['badr']],
  ])('of %s are %p', (word, spellings) => {
    expect(spellingsOf(word)).toEqual(spellings);
  });
});

describe('the index of the site', () => {
  it('is read back as it was written', () => {
    expect(decodeNames(JSON.parse(JSON.stringify(names)))).toEqual(names);
    expect(decodeSentences(JSON.parse(JSON.stringify(sentences)))).toEqual(sentences);
  });

  it.each([null, [], {}, { things: {} }, { ...names, spellings: [1] }])(
    'of names is refused when it is %p',
    (value) => {
      expect(decodeNames(value)).toBeNull();
    },
  );

  it.each([
    null,
    {},
    [1],
    { ...sentences, names: { people: [] } },
    { ...sentences, episodes: [{ playable: {}, sentences: [], gaps: [] }] },
    { ...sentences, episodes: [{ playable, sentences: ['1'], gaps: [] }] },
  ])('of sentences is refused when it is %p', (value) => {
    expect(decodeSentences(value)).toBeNull();
  });

  it('leads to no address of another site', () => {
    const withForeignTool = {
      ...names.things,
      tools: { below: '/', rows: [['X', '', 'evil.example']] },
    };
    const decoded = decodeNames({ ...names, things: withForeignTool });
    expect(decoded && searchItems(decoded, null).some(({ title }) => title === 'X')).toBe(
      false,
    );
  });
});

describe('results without script', () => {
  it('link to the second of the first searched word of a sentence', () => {
    expect(writeResults('badr', search('aboutissent'))).toContain('/episodes/neuf?t=63.88');
  });

  it('are links, whose words are escaped', () => {
    const html = writeResults('<i>badr', search('<i>badr'));
    expect(html).toContain('&lt;i&gt;badr');
    expect(html).toContain('<a href="/outils/carte/arabie/badr">Badr</a>');
    expect(html).not.toContain('<i>');
  });

  it('announce an empty result', () => {
    expect(writeResults('xw', search('xw'))).toContain('Rien ne répond à « xw ».');
  });
});
