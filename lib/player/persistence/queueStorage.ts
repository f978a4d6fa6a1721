import { parseJson } from '@/lib/decode';
import type { WritableStore } from '@/lib/store';
import { isPlayable } from '@/lib/player/persistence/playableGuard';
import { enqueue, type Queue } from '@/lib/player/extras/queue';
import type { TextStorage } from '@/lib/textStorage';

const KEY = 'lecteur.file';

/**
 * Persists the queue across reloads. Stored episodes come before episodes queued since.
 * @returns a function that stops and clears the stored queue
 */
export function keepQueue(queue: WritableStore<Queue>, storage: TextStorage): () => void {
  queue.set(queue.get().reduce(enqueue, readQueue(storage)));
  const unsubscribe = queue.subscribe(() => writeQueue(queue.get(), storage));
  return () => {
    unsubscribe();
    storage.write(KEY, null);
  };
}

/** Writes a queue to its storage; an empty queue is removed. */
export const writeQueue = (queue: Queue, storage: TextStorage): void =>
  void storage.write(KEY, queue.length === 0 ? null : JSON.stringify(queue));

/** Reads the stored queue; empty when absent or invalid. */
export function readQueue(storage: TextStorage): Queue {
  const json = parseJson(storage.read(KEY));
  return Array.isArray(json) ? json.filter(isPlayable).reduce(enqueue, []) : [];
}
