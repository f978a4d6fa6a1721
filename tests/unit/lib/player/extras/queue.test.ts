/** @jest-environment node */
import fc from 'fast-check';
import {
  enqueue,
  isQueued,
  moveEpisode,
  withoutEpisode,
  type Queue,
} from '@/lib/player/extras/queue';
import { forAll } from '@/tests/fixtures/runners/property';

const episode = (id: string) => ({ id, title: id, author: 'Chroniques de l’Islam' });
const queueOf = (...ids: readonly string[]): Queue => ids.map(episode);
const ids = (queue: Queue): readonly string[] => queue.map(({ id }) => id);

const anyQueue = fc.uniqueArray(fc.string()).map((names) => queueOf(...names));
const direction = fc.constantFrom(1 as const, -1 as const);

describe('the queue', () => {
  it('grows at its end, and contains each episode once', () => {
    expect(ids(['a', 'b', 'c'].map(episode).reduce(enqueue, []))).toEqual(['a', 'b', 'c']);
    const queue = queueOf('a', 'b');
    expect(enqueue(queue, episode('a'))).toBe(queue);
  });

  it('is restored when an added episode is removed again', () => {
    forAll(anyQueue, fc.string(), (queue, id) => {
      fc.pre(!isQueued(queue, id));
      expect(withoutEpisode(enqueue(queue, episode(id)), id)).toEqual(queue);
      expect(withoutEpisode(queue, id)).toBe(queue);
    });
  });

  it.each([
    ['b', -1, ['b', 'a', 'c']],
    ['b', 1, ['a', 'c', 'b']],
  ] as const)('moves an episode by one position: %p by %p', (id, by, order) => {
    expect(ids(moveEpisode(queueOf('a', 'b', 'c'), id, by))).toEqual(order);
  });

  it.each([
    ['a', -1],
    ['c', 1],
    ['d', 1],
    ['d', -1],
  ] as const)('is unchanged when %p cannot move by %p', (id, by) => {
    const queue = queueOf('a', 'b', 'c');
    expect(moveEpisode(queue, id, by)).toBe(queue);
  });

  it('keeps every episode, and moves one by at most one position', () => {
    forAll(anyQueue, fc.nat(), direction, (queue, index, by) => {
      const id = queue[index % Math.max(1, queue.length)]?.id ?? '';
      const moved = moveEpisode(queue, id, by);
      expect([...ids(moved)].sort()).toEqual([...ids(queue)].sort());
      const [oldIndex, newIndex] = [queue, moved].map((order) => ids(order).indexOf(id));
      expect(Math.abs(Number(newIndex) - Number(oldIndex))).toBeLessThanOrEqual(1);
    });
  });
});
