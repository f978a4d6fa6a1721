import { keepLines, linesOf, readLine, writeList } from '@/lib/feed/read/list';
import { aFeedEpisode } from '@/tests/fixtures/feed/episode';

// Notes of three bytes a character outgrow the estimated size.
const episodes = ['un', 'deux', 'trois'].map((guid) =>
  aFeedEpisode(guid, { description: '’'.repeat(20_000), duration: 1 }),
);
const textOf = (list: Uint8Array): string => new TextDecoder().decode(list);

it('is a JSON array with one episode a line', () => {
  const lines = episodes.map((episode) => JSON.stringify(episode));
  expect(textOf(writeList(episodes))).toBe(`[\n${lines.join(',\n')}\n]`);
  expect([...linesOf(writeList(episodes))].map(textOf)).toEqual(lines);
  expect([...linesOf(writeList(episodes))].map(readLine)).toEqual(episodes);
});

it.each([[[]], [[0]], [[0, 2]], [[1, 2]]])(
  'keeps the lines %j as if they alone had been written',
  (ranks) => {
    const kept = keepLines(writeList(episodes), (rank) => ranks.some((one) => one === rank));
    expect(textOf(kept)).toBe(
      textOf(writeList(episodes.filter((_, index) => ranks.some((one) => one === index)))),
    );
  },
);

it('gives no episode for a line that is not one', () => {
  expect(readLine(new TextEncoder().encode('{"guid":1}'))).toBeNull();
  expect(readLine(new TextEncoder().encode('{'))).toBeNull();
});
