import type { WritableObservable } from '@/lib/player/base/observable';
import { isPlayable } from '@/lib/player/persistence/playableGuard';
import { enqueue, type Queue } from '@/lib/player/extras/queue';
import type { OpenStorage } from '@/lib/player/persistence/rememberedSwitch';

const KEY = 'lecteur.file';

/**
 * Keeps the queue through a reload of the page. What was kept comes first, then what has been put in since.
 * @returns the way to stop, which forgets it: from then on only the queue itself knows what waits.
 */
export function keepQueue(queue: WritableObservable<Queue>, open: OpenStorage): () => void {
  queue.set(queue.get().reduce(enqueue, recall(open)));
  const stop = queue.subscribe(() => store(queue.get(), open));
  return () => {
    stop();
    store([], open);
  };
}

function recall(open: OpenStorage): Queue {
  try {
    const kept: unknown = JSON.parse(open().getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlayable).reduce(enqueue, []) : [];
  } catch {
    return [];
  }
}

function store(queue: Queue, open: OpenStorage): void {
  try {
    if (queue.length === 0) open().removeItem(KEY);
    else open().setItem(KEY, JSON.stringify(queue));
  } catch {
    // Blocked or full: the queue lasts as long as the page.
  }
}
