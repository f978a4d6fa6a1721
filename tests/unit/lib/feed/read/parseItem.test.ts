import { ENCLOSURE, episodeOf, episodesOf, item, rss } from '@/tests/fixtures/feed/rss';

const titleOf = async (itemXml: string): Promise<string> => (await episodeOf(itemXml)).title;

describe('the title of an item', () => {
  it.each([
    ['a bare ampersand', '<title>Pain & sel</title>', 'Pain & sel'],
    ['HTML entities', '<title>caf&eacute;&nbsp;?</title>', 'café\u00a0?'],
    ['entities of HTML 5', '<title>Ab&umacr; Bakr &amp; &Scaron;am</title>', 'Abū Bakr & Šam'],
    ['entities of HTML 5 beside a bare &', '<title>R & Ab&umacr;</title>', 'R & Abū'],
    ['CDATA with tags', '<title><![CDATA[<b>Le &amp; La</b> &eacute;]]></title>', 'Le & La é'],
    ['double escapes', '<title>a &amp;amp; &amp;eacute;</title>', 'a & é'],
    ['child tags', '<title>Bonjour <b>à tous</b></title>', 'Bonjour à tous'],
    ['CDATA cut in two', '<title><![CDATA[a]]]]><![CDATA[>b]]></title>', 'a]]>b'],
    ['CDATA beside text', '<title>a<![CDATA[ & ]]>b</title>', 'a & b'],
    ['an emoji as two references', '<title>&#55356;&#57337; arc</title>', '🏹 arc'],
    ['control characters', '<title>a\u000bb&#x1F;c</title>', 'abc'],
    ['two titles, of which the first wins', '<title>Un</title><title>Deux</title>', 'Un'],
    ['only a title of Apple’s namespace', '<itunes:title>Un</itunes:title>', 'Un'],
    [
      'both titles, of which RSS’s wins',
      '<itunes:title>Court</itunes:title><title>Long</title>',
      'Long',
    ],
    ['odd case', '<Title>Un</Title>', 'Un'],
    ['attributes', '<title type="text">Un</title>', 'Un'],
    ['a number', '<title>1453</title>', '1453'],
    ['a “less than”', '<title>5 < 6 & plus</title>', '5 < 6 & plus'],
    ['an undeclared prefix beside the title', '<foo:bar>x</foo:bar><title>Un</title>', 'Un'],
  ])('is read in spite of %s', async (_, itemXml, title) => {
    await expect(titleOf(itemXml)).resolves.toBe(title);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '_', 'prototype'])(
    'a tag named <%s> is ignored and pollutes nothing',
    async (name) => {
      const itemXml = `<${name}><polluted>1</polluted></${name}><title>Un</title>`;
      await expect(titleOf(itemXml)).resolves.toBe('Un');
      expect({}).not.toHaveProperty('polluted');
    },
  );

  it('the duration of an item is read under another prefix of Apple’s namespace', async () => {
    const xml = rss(item(`<it:duration>90</it:duration>${ENCLOSURE}`)).replace(
      'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
      'xmlns:it="http://www.itunes.com/DTDs/Podcast-1.0.dtd"',
    );
    const [episode] = await episodesOf(xml);
    expect(episode?.duration).toBe(90);
  });
});

describe('the audio of an item', () => {
  const audioOf = async (itemXml: string): Promise<string> =>
    (await episodeOf(itemXml)).audioUrl;

  it.each([
    [
      'audio is chosen before a picture',
      '<enclosure url="/a.jpg" type="image/jpeg"/><enclosure url="/a.mp3" type="audio/mpeg"/>',
      'a.mp3',
    ],
    [
      'the first of two sounds is chosen',
      '<enclosure url="/a.ogg" type="audio/ogg"/><enclosure url="/a.mp3" type="audio/mpeg"/>',
      'a.ogg',
    ],
    [
      'the extension decides without types',
      '<enclosure url="/a.jpg"/><enclosure url="/a.m4a?x=1"/>',
      'a.m4a?x=1',
    ],
    [
      'an unknown type is tried',
      '<enclosure url="/p/1" type="application/octet-stream"/>',
      'p/1',
    ],
    ['a wrong type for MP3 is accepted', '<enclosure url="/a" type="audio/mp3"/>', 'a'],
    ['a bare & is repaired', '<enclosure url="/a.mp3?b=1&c=2"/>', 'a.mp3?b=1&c=2'],
  ])('%s', async (_, itemXml, path) => {
    await expect(audioOf(itemXml)).resolves.toBe(`https://feeds.example.org/${path}`);
  });

  it.each([
    ['only a picture', '<enclosure url="/a.jpg" type="image/jpeg"/>'],
    ['only a script address', '<enclosure url="javascript:alert(1)" type="audio/mpeg"/>'],
    ['an enclosure without address', '<enclosure type="audio/mpeg"/>'],
    ['its owner’s wish to be hidden', `${ENCLOSURE}<itunes:block>Yes</itunes:block>`],
  ])('an item with %s is omitted, unlike the other items', async (_, itemXml) => {
    const episodes = await episodesOf(rss(item(itemXml) + item(`<guid>ok</guid>${ENCLOSURE}`)));
    expect(episodes.map(({ guid }) => guid)).toEqual(['ok']);
  });
});

it('the guid of an item without one is the address of its enclosure, without the query', async () => {
  const { guid } = await episodeOf('<enclosure url="https://a.org/1.mp3?t=today"/>');
  expect(guid).toBe('https://a.org/1.mp3');
});

it('the newest of two items with the same guid is kept', async () => {
  const dated = (title: string, day: string): string =>
    item(`<guid>x</guid><title>${title}</title><pubDate>${day} Jun 2025</pubDate>${ENCLOSURE}`);
  const episodes = await episodesOf(rss(dated('Vieux', '01') + dated('Neuf', '08')));
  expect(episodes.map(({ title }) => title)).toEqual(['Neuf']);
});

it.each([
  [
    'is its dc:creator before its author',
    '<author>a@b.org (A)</author><dc:creator>B</dc:creator>',
    'B',
  ],
  [
    'is the name in brackets after several spaces',
    '<author>a@b.org   (Amina)</author>',
    'Amina',
  ],
  ['keeps brackets that follow no address', '<author>Amina (b)</author>', 'Amina (b)'],
  ['keeps a bracket that never closes', '<author>a@b.org (Amina</author>', 'a@b.org (Amina'],
  ['keeps a bracket that never opens', '<author>a@b.org )</author>', 'a@b.org)'],
  ['is the name in brackets after an address', '<author>a@b.org (Amina)</author>', 'Amina'],
  ['is null when the feed names none', '', null],
])('the author of an item %s', async (_, itemXml, author) => {
  expect((await episodeOf(itemXml)).author).toBe(author);
});

it.each([
  [
    'are the encoded content before a longer description',
    '<description>Une description bien plus longue</description><content:encoded><![CDATA[<p>Un</p><p>Deux</p>]]></content:encoded>',
    'Un\n\nDeux',
  ],
  [
    'are the longest text without encoded content',
    '<description>Court</description><itunes:summary>Plus long</itunes:summary>',
    'Plus long',
  ],
  [
    'omit the line that the host adds',
    '<description>&lt;p&gt;Un&lt;/p&gt;&lt;p&gt;Hébergé par Ausha. Visitez ausha.co/politique pour plus d’informations.&lt;/p&gt;</description>',
    'Un',
  ],
  [
    'omit scripts',
    '<description>&lt;p&gt;Un&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;</description>',
    'Un',
  ],
])('the notes of an item %s', async (_, itemXml, description) => {
  expect((await episodeOf(itemXml)).description).toBe(description);
});

it('the notes of an item end with an ellipsis at 4,000 characters', async () => {
  const notes = `<description>${'mot '.repeat(3000)}</description>`;
  const { description } = await episodeOf(notes);
  expect(description.length).toBeLessThanOrEqual(4000);
  expect(description).toMatch(/mot…$/);
});
