import { createStore } from '@/lib/store';
import type { Queue } from '@/lib/player/extras/queue';
import { keepQueue } from '@/lib/player/persistence/queueStorage';
import { textStorage } from '@/lib/textStorage';
import { badr, medine } from '@/tests/unit/lib/player/setUp';

const storage = textStorage(() => sessionStorage);

/** Creates a queue and stores its changes. */
function createStoredQueue(...episodes: Queue) {
  const queue = createStore<Queue>(episodes);
  return { queue, stop: keepQueue(queue, storage) };
}

beforeEach(() => sessionStorage.clear());

describe('the queue', () => {
  it('is restored after a reload', () => {
    createStoredQueue().queue.set([badr, medine]);
    expect(createStoredQueue().queue.get()).toEqual([badr, medine]);
  });

  it('has the stored episodes first, then the episodes added before the storage was read, each once', () => {
    createStoredQueue().queue.set([badr]);
    expect(createStoredQueue(medine, badr).queue.get()).toEqual([badr, medine]);
  });

  it('does not restore an episode that was removed while the queue was not stored', () => {
    const { queue, stop } = createStoredQueue();
    queue.set([badr, medine]);
    stop();
    queue.set([medine]);
    keepQueue(queue, storage);
    expect(queue.get()).toEqual([medine]);
  });

  it('removes its entry from the storage once it is empty', () => {
    const { queue } = createStoredQueue();
    queue.set([badr]);
    queue.set([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{"', '"badr"', '[{"id":"badr"}]', 'null'])('is empty when %p is stored', (text) => {
    sessionStorage.setItem('lecteur.file', text);
    expect(createStoredQueue().queue.get()).toEqual([]);
  });

  it('keeps its episodes in memory where storage is blocked', () => {
    const queue = createStore<Queue>([]);
    const blocked = textStorage(() => {
      throw new DOMException('SecurityError');
    });
    keepQueue(queue, blocked);
    queue.set([badr]);
    expect(queue.get()).toEqual([badr]);
  });
});
