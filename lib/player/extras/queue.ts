import type { PlayableEpisode } from '@/lib/player/core/playable';

/** Episodes that wait to be played, in order; each at most once. */
export type Queue = readonly PlayableEpisode[];

export const isQueued = (queue: Queue, id: string): boolean =>
  queue.some((episode) => episode.id === id);

/** Puts an episode at the end; one that waits already keeps its place. */
export const enqueue = (queue: Queue, episode: PlayableEpisode): Queue =>
  isQueued(queue, episode.id) ? queue : [...queue, episode];

export const withoutEpisode = (queue: Queue, id: string): Queue =>
  isQueued(queue, id) ? queue.filter((episode) => episode.id !== id) : queue;

/** Moves an episode one place towards the front (-1) or the end (1); at either it stays. */
export function moveEpisode(queue: Queue, id: string, direction: 1 | -1): Queue {
  const from = queue.findIndex((episode) => episode.id === id);
  const moved = queue[from];
  const other = queue[from + direction];
  if (!moved || !other) return queue;
  return queue.with(from, other).with(from + direction, moved);
}
