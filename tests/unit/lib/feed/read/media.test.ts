import { episodesOf, item, rss } from '@/tests/fixtures/feed/rss';

/** Returns the audio addresses of an item, in a feed that has another item before. */
async function soundsOf(itemXml: string, transform = (xml: string): string => xml) {
  const otherItem = item('<enclosure url="https://a.example/other.mp3" type="audio/mpeg"/>');
  const episodes = await episodesOf(transform(rss(`${otherItem}${item(itemXml)}`)));
  return episodes.map(({ audioUrl }) => audioUrl).filter((url) => !url.endsWith('/other.mp3'));
}

it.each([
  ['a sound', '<media:content url="https://a.example/a.mp3" type="audio/mpeg"/>'],
  ['a medium', '<media:content url="https://a.example/a.mp3?x" medium="audio"/>'],
  ['a file name', '<media:content url="https://a.example/a.mp3"/>'],
  [
    'a group of a film and a sound',
    `<media:group><media:content url="https://a.example/a.mp4" type="video/mp4"/>
       <media:content url="https://a.example/a.mp3" type="audio/mpeg"/></media:group>`,
  ],
])(
  'an item without an enclosure becomes an episode by the media:content of %s',
  async (_, itemXml) => {
    expect(await soundsOf(itemXml)).toEqual([
      expect.stringContaining('https://a.example/a.mp3'),
    ]);
  },
);

it.each([
  '<media:content url="https://a.example/a.mp4" type="video/mp4"/>',
  '<media:content url="https://a.example/page"/>',
  '<media:thumbnail url="https://a.example/a.jpg"/>',
])('an item without an enclosure makes no episode of %s', async (itemXml) => {
  expect(await soundsOf(itemXml)).toEqual([]);
});

it.each([
  ['a PDF', 'notes.pdf', 'audio/mpeg'],
  ['an HLS playlist', 'live.m3u8', 'audio/mpeg'],
  ['an HLS playlist by its type', 'live', 'audio/mpegurl'],
  ['an HLS playlist by Apple’s type', 'live', 'application/vnd.apple.mpegurl'],
  ['a SHOUTcast playlist', 'radio.pls', 'audio/x-scpls'],
])('a file that is no audio makes no episode: %s', async (_, name, type) => {
  expect(await soundsOf(`<enclosure url="https://a.example/${name}" type="${type}"/>`)).toEqual(
    [],
  );
});

it('an item with a file that is no audio plays its other enclosure', async () => {
  const itemXml =
    '<enclosure url="https://a.example/a.m3u8" type="audio/mpegurl"/><enclosure url="https://a.example/a.mp3"/>';
  expect(await soundsOf(itemXml)).toEqual(['https://a.example/a.mp3']);
});

describe('xml:base', () => {
  const RELATIVE =
    '<link>https://www.example/page/</link><enclosure url="a.mp3" type="audio/mpeg"/>';

  it.each([
    ['the root', { '<rss ': 'https://cdn.example/r/' }, 'https://cdn.example/r/a.mp3'],
    [
      'the channel, against that of the root',
      { '<rss ': 'https://cdn.example/r/', '<channel': 'c/' },
      'https://cdn.example/r/c/a.mp3',
    ],
    ['the item', { '<item><link': 'https://cdn.example/i/' }, 'https://cdn.example/i/a.mp3'],
    [
      'the enclosure',
      { '<enclosure url="a.mp3"': 'https://cdn.example/e/' },
      'https://cdn.example/e/a.mp3',
    ],
    ['none, the item’s own page', {}, 'https://www.example/page/a.mp3'],
    [
      'another scheme, which is refused',
      { '<channel': 'javascript:alert(1)/' },
      'https://www.example/page/a.mp3',
    ],
  ])('of %s is the base of a relative address', async (_, bases, expected) => {
    const withBases = (xml: string) =>
      Object.entries(bases).reduce(
        (text, [tag, base]) => text.replace(tag, tag.replace(/<\w+/, `$& xml:base="${base}"`)),
        xml,
      );
    expect(await soundsOf(RELATIVE, withBases)).toEqual([expected]);
  });
});
