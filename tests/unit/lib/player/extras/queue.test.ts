/** @jest-environment node */
import fc from 'fast-check';
import {
  enqueue,
  isQueued,
  moveEpisode,
  withoutEpisode,
  type Queue,
} from '@/lib/player/extras/queue';

const episode = (id: string) => ({ id, title: id, author: 'Chroniques de l’Islam' });
const queueOf = (...ids: readonly string[]): Queue => ids.map(episode);
const ids = (queue: Queue): readonly string[] => queue.map(({ id }) => id);

const anyQueue = fc.uniqueArray(fc.string()).map((names) => queueOf(...names));
const direction = fc.constantFrom(1 as const, -1 as const);

describe('the queue', () => {
  it('grows at its end, and holds each episode once', () => {
    expect(ids(['a', 'b', 'c'].map(episode).reduce(enqueue, []))).toEqual(['a', 'b', 'c']);
    const queue = queueOf('a', 'b');
    expect(enqueue(queue, episode('a'))).toBe(queue);
  });

  it('gives back what it was once what came is gone again', () => {
    fc.assert(
      fc.property(anyQueue, fc.string(), (queue, id) => {
        fc.pre(!isQueued(queue, id));
        expect(withoutEpisode(enqueue(queue, episode(id)), id)).toEqual(queue);
        expect(withoutEpisode(queue, id)).toBe(queue);
      }),
    );
  });

  it('moves an episode by one place', () => {
    expect(ids(moveEpisode(queueOf('a', 'b', 'c'), 'b', -1))).toEqual(['b', 'a', 'c']);
    expect(ids(moveEpisode(queueOf('a', 'b', 'c'), 'b', 1))).toEqual(['a', 'c', 'b']);
  });

  it('stays as it is when an end is reached or the episode is not there', () => {
    const queue = queueOf('a', 'b', 'c');
    expect(moveEpisode(queue, 'a', -1)).toBe(queue);
    expect(moveEpisode(queue, 'c', 1)).toBe(queue);
    expect(moveEpisode(queue, 'd', 1)).toBe(queue);
    expect(moveEpisode(queue, 'd', -1)).toBe(queue);
  });

  it('never loses an episode by moving one', () => {
    fc.assert(
      fc.property(anyQueue, fc.nat(), direction, (queue, at, by) => {
        const id = queue[at % Math.max(1, queue.length)]?.id ?? '';
        const moved = moveEpisode(queue, id, by);
        expect([...ids(moved)].sort()).toEqual([...ids(queue)].sort());
        expect(Math.abs(ids(moved).indexOf(id) - ids(queue).indexOf(id))).toBeLessThanOrEqual(
          1,
        );
      }),
    );
  });
});
