import { ENCLOSURE, episodeOf, episodesOf, item, rss } from '@/tests/fixtures/feed/rss';

const titleOf = async (inside: string): Promise<string> => (await episodeOf(inside)).title;

describe('titles in real feeds', () => {
  it.each([
    ['a bare ampersand', '<title>Pain & sel</title>', 'Pain & sel'],
    ['HTML entities', '<title>caf&eacute;&nbsp;?</title>', 'café\u00a0?'],
    ['those of HTML 5', '<title>Ab&umacr; Bakr &amp; &Scaron;am</title>', 'Abū Bakr & Šam'],
    ['those of HTML 5 beside a bare &', '<title>R & Ab&umacr;</title>', 'R & Abū'],
    ['CDATA with tags', '<title><![CDATA[<b>Le &amp; La</b> &eacute;]]></title>', 'Le & La é'],
    ['double escapes', '<title>a &amp;amp; &amp;eacute;</title>', 'a & é'],
    ['child tags', '<title>Bonjour <b>à tous</b></title>', 'Bonjour à tous'],
    ['CDATA cut in two', '<title><![CDATA[a]]]]><![CDATA[>b]]></title>', 'a]]>b'],
    ['CDATA beside text', '<title>a<![CDATA[ & ]]>b</title>', 'a & b'],
    ['an emoji as two references', '<title>&#55356;&#57337; arc</title>', '🏹 arc'],
    ['control characters', '<title>a\u000bb&#x1F;c</title>', 'abc'],
    ['two titles', '<title>Un</title><title>Deux</title>', 'Un'],
    ['the title of Apple only', '<itunes:title>Un</itunes:title>', 'Un'],
    ['both titles', '<itunes:title>Court</itunes:title><title>Long</title>', 'Long'],
    ['odd case', '<Title>Un</Title>', 'Un'],
    ['attributes', '<title type="text">Un</title>', 'Un'],
    ['a number', '<title>1453</title>', '1453'],
    ['a “less than”', '<title>5 < 6 & plus</title>', '5 < 6 & plus'],
    ['an undeclared prefix beside it', '<foo:bar>x</foo:bar><title>Un</title>', 'Un'],
  ])('%s', async (_, inside, title) => {
    await expect(titleOf(inside)).resolves.toBe(title);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '_', 'prototype'])(
    'a tag named <%s> is ignored and pollutes nothing',
    async (name) => {
      const inside = `<${name}><polluted>1</polluted></${name}><title>Un</title>`;
      await expect(titleOf(inside)).resolves.toBe('Un');
      expect({}).not.toHaveProperty('polluted');
    },
  );

  it('another prefix for the namespace of Apple is understood', async () => {
    const xml = rss(item(`<it:duration>90</it:duration>${ENCLOSURE}`)).replace(
      'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
      'xmlns:it="http://www.itunes.com/DTDs/Podcast-1.0.dtd"',
    );
    const [episode] = await episodesOf(xml);
    expect(episode?.duration).toBe(90);
  });
});

describe('the audio of an item', () => {
  const audioOf = async (inside: string): Promise<string> => (await episodeOf(inside)).audioUrl;

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
      'without types, the file name tells',
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
  ])('%s', async (_, inside, path) => {
    await expect(audioOf(inside)).resolves.toBe(`https://feeds.example.org/${path}`);
  });

  it.each([
    ['only a picture', '<enclosure url="/a.jpg" type="image/jpeg"/>'],
    ['only a script address', '<enclosure url="javascript:alert(1)" type="audio/mpeg"/>'],
    ['an enclosure without address', '<enclosure type="audio/mpeg"/>'],
    ['its owner’s wish to be hidden', `${ENCLOSURE}<itunes:block>Yes</itunes:block>`],
  ])('an item with %s is left out, the others stay', async (_, inside) => {
    const episodes = await episodesOf(rss(item(inside) + item(`<guid>ok</guid>${ENCLOSURE}`)));
    expect(episodes.map(({ guid }) => guid)).toEqual(['ok']);
  });
});

it('the identity of an item without guid it is the enclosure without its token', async () => {
  const { guid } = await episodeOf('<enclosure url="https://a.org/1.mp3?t=today"/>');
  expect(guid).toBe('https://a.org/1.mp3');
});

it('the identity of an item of two items with the same guid the newest is kept', async () => {
  const dated = (title: string, day: string): string =>
    item(`<guid>x</guid><title>${title}</title><pubDate>${day} Jun 2025</pubDate>${ENCLOSURE}`);
  const episodes = await episodesOf(rss(dated('Vieux', '01') + dated('Neuf', '08')));
  expect(episodes.map(({ title }) => title)).toEqual(['Neuf']);
});

it.each([
  ['the creator comes first', '<author>a@b.org (A)</author><dc:creator>B</dc:creator>', 'B'],
  ['several spaces before that name', '<author>a@b.org   (Amina)</author>', 'Amina'],
  ['brackets that follow no address', '<author>Amina (b)</author>', 'Amina (b)'],
  ['a bracket that never closes', '<author>a@b.org (Amina</author>', 'a@b.org (Amina'],
  ['a bracket that never opens', '<author>a@b.org )</author>', 'a@b.org)'],
  ['the name in RSS’s own author', '<author>a@b.org (Amina)</author>', 'Amina'],
  ['nobody is invented', '', null],
])('the author of an item %s', async (_, inside, author) => {
  expect((await episodeOf(inside)).author).toBe(author);
});

it.each([
  [
    'the encoded content comes first',
    '<description>Une description bien plus longue</description><content:encoded><![CDATA[<p>Un</p><p>Deux</p>]]></content:encoded>',
    'Un\n\nDeux',
  ],
  [
    'else the longest text',
    '<description>Court</description><itunes:summary>Plus long</itunes:summary>',
    'Plus long',
  ],
  [
    'the host’s own line goes',
    '<description>&lt;p&gt;Un&lt;/p&gt;&lt;p&gt;Hébergé par Ausha. Visitez ausha.co/politique pour plus d’informations.&lt;/p&gt;</description>',
    'Un',
  ],
  [
    'scripts say nothing',
    '<description>&lt;p&gt;Un&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;</description>',
    'Un',
  ],
])('the notes of an item %s', async (_, inside, description) => {
  expect((await episodeOf(inside)).description).toBe(description);
});

it('the notes of an item very long notes end with an ellipsis', async () => {
  const notes = `<description>${'mot '.repeat(3000)}</description>`;
  const { description } = await episodeOf(notes);
  expect(description.length).toBeLessThanOrEqual(4000);
  expect(description).toMatch(/mot…$/);
});
