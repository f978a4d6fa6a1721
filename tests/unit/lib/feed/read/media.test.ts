import { episodesOf, item, rss } from '@/tests/fixtures/feed/rss';

/** Returns the audio addresses of a feed's one item. */
async function soundsOf(inside: string, before = (xml: string): string => xml) {
  const other = item('<enclosure url="https://a.example/other.mp3" type="audio/mpeg"/>');
  const episodes = await episodesOf(before(rss(`${other}${item(inside)}`)));
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
  'an item without an enclosure is an episode by the media:content of %s',
  async (_, inside) => {
    expect(await soundsOf(inside)).toEqual([
      expect.stringContaining('https://a.example/a.mp3'),
    ]);
  },
);

it.each([
  '<media:content url="https://a.example/a.mp4" type="video/mp4"/>',
  '<media:content url="https://a.example/page"/>',
  '<media:thumbnail url="https://a.example/a.jpg"/>',
])('an item without an enclosure is no episode by %s', async (inside) => {
  expect(await soundsOf(inside)).toEqual([]);
});

it.each([
  ['a PDF', 'notes.pdf', 'audio/mpeg'],
  ['a list of HLS', 'live.m3u8', 'audio/mpeg'],
  ['a list of HLS by its type', 'live', 'audio/mpegurl'],
  ['a list of HLS by Apple’s type', 'live', 'application/vnd.apple.mpegurl'],
  ['a list of SHOUTcast', 'radio.pls', 'audio/x-scpls'],
])('a file that is no audio makes no episode: %s', async (_, name, type) => {
  expect(await soundsOf(`<enclosure url="https://a.example/${name}" type="${type}"/>`)).toEqual(
    [],
  );
});

it('a file that is no audio yields to the audio beside it', async () => {
  const inside =
    '<enclosure url="https://a.example/a.m3u8" type="audio/mpegurl"/><enclosure url="https://a.example/a.mp3"/>';
  expect(await soundsOf(inside)).toEqual(['https://a.example/a.mp3']);
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
    const written = (xml: string) =>
      Object.entries(bases).reduce(
        (text, [tag, base]) => text.replace(tag, tag.replace(/<\w+/, `$& xml:base="${base}"`)),
        xml,
      );
    expect(await soundsOf(RELATIVE, written)).toEqual([expected]);
  });
});
