import { createObservable } from '@/lib/store';
import type { Queue } from '@/lib/player/extras/queue';
import { keepQueue } from '@/lib/player/persistence/queueStorage';
import { textStorage } from '@/lib/textStorage';
import { badr, medine } from '@/tests/unit/lib/player/setUp';

const storage = textStorage(() => sessionStorage);

/** Creates a queue and stores its changes. */
function aQueue(...episodes: Queue) {
  const queue = createObservable<Queue>(episodes);
  return { queue, stop: keepQueue(queue, storage) };
}

beforeEach(() => sessionStorage.clear());

describe('the queue', () => {
  it('is restored after a reload', () => {
    aQueue().queue.set([badr, medine]);
    expect(aQueue().queue.get()).toEqual([badr, medine]);
  });

  it('has the stored episodes first, then those added before it was read, each once', () => {
    aQueue().queue.set([badr]);
    expect(aQueue(medine, badr).queue.get()).toEqual([badr, medine]);
  });

  it('forgets a removed episode for good, even while it is not stored', () => {
    const { queue, stop } = aQueue();
    queue.set([badr, medine]);
    stop();
    queue.set([medine]);
    keepQueue(queue, storage);
    expect(queue.get()).toEqual([medine]);
  });

  it('stores nothing once it is empty', () => {
    const { queue } = aQueue();
    queue.set([badr]);
    queue.set([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{"', '"badr"', '[{"id":"badr"}]', 'null'])('is empty when %p is stored', (text) => {
    sessionStorage.setItem('lecteur.file', text);
    expect(aQueue().queue.get()).toEqual([]);
  });

  it('works where storage is blocked, as long as the page', () => {
    const queue = createObservable<Queue>([]);
    const blocked = textStorage(() => {
      throw new DOMException('SecurityError');
    });
    keepQueue(queue, blocked);
    queue.set([badr]);
    expect(queue.get()).toEqual([badr]);
  });
});
