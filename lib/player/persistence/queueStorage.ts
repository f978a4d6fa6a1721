import type { WritableObservable } from '@/lib/store';
import { isPlayable } from '@/lib/player/persistence/playableGuard';
import { enqueue, type Queue } from '@/lib/player/extras/queue';
import type { TextStorage } from '@/lib/textStorage';

const KEY = 'lecteur.file';

/**
 * Persists the queue across reloads. Stored episodes come before those queued since.
 * @returns a function that stops and clears the stored queue
 */
export function keepQueue(queue: WritableObservable<Queue>, storage: TextStorage): () => void {
  queue.set(queue.get().reduce(enqueue, recall(storage)));
  const stop = queue.subscribe(() => {
    const now = queue.get();
    storage.write(KEY, now.length === 0 ? null : JSON.stringify(now));
  });
  return () => {
    stop();
    storage.write(KEY, null);
  };
}

function recall(storage: TextStorage): Queue {
  try {
    const kept: unknown = JSON.parse(storage.read(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlayable).reduce(enqueue, []) : [];
  } catch {
    return [];
  }
}
