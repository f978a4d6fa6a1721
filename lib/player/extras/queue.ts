import type { PlayableEpisode } from '@/lib/player/core/playable';

/** Queued episodes in order, without duplicates. */
export type Queue = readonly PlayableEpisode[];

export const isQueued = (queue: Queue, id: string): boolean =>
  queue.some((episode) => episode.id === id);

/** Appends an episode to the queue, unless it is queued already. */
export const enqueue = (queue: Queue, episode: PlayableEpisode): Queue =>
  isQueued(queue, episode.id) ? queue : [...queue, episode];

export const withoutEpisode = (queue: Queue, id: string): Queue =>
  isQueued(queue, id) ? queue.filter((episode) => episode.id !== id) : queue;

/** Moves an episode one position towards the front (-1) or the end (1), within the queue. */
export function moveEpisode(queue: Queue, id: string, direction: 1 | -1): Queue {
  const index = queue.findIndex((episode) => episode.id === id);
  const movedEpisode = queue[index];
  const neighbour = queue[index + direction];
  if (!movedEpisode || !neighbour) return queue;
  return queue.with(index, neighbour).with(index + direction, movedEpisode);
}
