import { chapterClips } from '@/lib/seo/graph/clips';

const clips = (...chapters: readonly (readonly [string, number | null])[]) =>
  chapterClips(
    chapters.map(([title, start]) => ({ title, start })),
    353,
    'https://site.example/episodes/badr',
  ).map(({ name, startOffset, endOffset, url }) => [name, startOffset, endOffset, url]);

describe('the chapters of an episode', () => {
  it('end at the start of the next chapter, and the last one with the episode', () => {
    expect(clips(['Badr', 0], ['Uhud', 68.9], ['Le Fossé', 182])).toEqual([
      ['Badr', 0, 68, 'https://site.example/episodes/badr?t=0'],
      ['Uhud', 68, 182, 'https://site.example/episodes/badr?t=68'],
      ['Le Fossé', 182, 353, 'https://site.example/episodes/badr?t=182'],
    ]);
  });

  it('are omitted without a known second', () => {
    expect(clips(['Badr', null], ['Uhud', 68], ['Le Fossé', null])).toEqual([
      ['Uhud', 68, 353, 'https://site.example/episodes/badr?t=68'],
    ]);
    expect(clips(['Badr', null])).toEqual([]);
  });
});
