import { keepLines, linesOf, readLine, writeList } from '@/lib/feed/read/list';
import { aFeedEpisode } from '@/tests/fixtures/feed/episode';

// Three bytes per character of the notes exceed the estimated size of the list.
const episodes = ['un', 'deux', 'trois'].map((guid) =>
  aFeedEpisode(guid, { description: '’'.repeat(20_000), duration: 1 }),
);
const textOf = (list: Uint8Array): string => new TextDecoder().decode(list);

it('a list of feed episodes is a JSON array with one episode a line', () => {
  const lines = episodes.map((episode) => JSON.stringify(episode));
  expect(textOf(writeList(episodes))).toBe(`[\n${lines.join(',\n')}\n]`);
  expect([...linesOf(writeList(episodes))].map(textOf)).toEqual(lines);
  expect([...linesOf(writeList(episodes))].map(readLine)).toEqual(episodes);
});

it.each([[[]], [[0]], [[0, 2]], [[1, 2]]])(
  'a list reduced to the lines %j equals a list of these episodes alone',
  (ranks) => {
    const keptList = keepLines(writeList(episodes), (rank) =>
      ranks.some((line) => line === rank),
    );
    expect(textOf(keptList)).toBe(
      textOf(writeList(episodes.filter((_, index) => ranks.some((line) => line === index)))),
    );
  },
);

it('a line that is not an episode is read as null', () => {
  expect(readLine(new TextEncoder().encode('{"guid":1}'))).toBeNull();
  expect(readLine(new TextEncoder().encode('{'))).toBeNull();
});
