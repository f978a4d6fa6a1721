import { parseJson } from '@/lib/decode';
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
  queue.set(queue.get().reduce(enqueue, keptIn(storage)));
  const stop = queue.subscribe(() => {
    const now = queue.get();
    storage.write(KEY, now.length === 0 ? null : JSON.stringify(now));
  });
  return () => {
    stop();
    storage.write(KEY, null);
  };
}

function keptIn(storage: TextStorage): Queue {
  const kept = parseJson(storage.read(KEY));
  return Array.isArray(kept) ? kept.filter(isPlayable).reduce(enqueue, []) : [];
}
