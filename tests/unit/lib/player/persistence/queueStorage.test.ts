import { createObservable } from '@/lib/player/base/observable';
import type { Queue } from '@/lib/player/extras/queue';
import { keepQueue } from '@/lib/player/persistence/queueStorage';
import { badr, medine } from '@/tests/unit/lib/player/setUp';

const open = () => sessionStorage;
const queueOf = (...episodes: Queue) => createObservable<Queue>(episodes);

beforeEach(() => sessionStorage.clear());

describe('the queue', () => {
  it('is there again when the page is loaded again', () => {
    const before = queueOf();
    keepQueue(before, open);
    before.set([badr, medine]);
    const after = queueOf();
    keepQueue(after, open);
    expect(after.get()).toEqual([badr, medine]);
  });

  it('has what was kept first, then what was put in before it could be read, each once', () => {
    const before = queueOf();
    keepQueue(before, open);
    before.set([badr]);
    const after = queueOf(medine, badr);
    keepQueue(after, open);
    expect(after.get()).toEqual([badr, medine]);
  });

  it('loses for good what is taken out, even while nobody keeps it', () => {
    const queue = queueOf();
    const stop = keepQueue(queue, open);
    queue.set([badr, medine]);
    stop();
    queue.set([medine]);
    keepQueue(queue, open);
    expect(queue.get()).toEqual([medine]);
  });

  it('leaves nothing behind once it is empty', () => {
    const queue = queueOf();
    keepQueue(queue, open);
    queue.set([badr]);
    queue.set([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{"', '"badr"', '[{"id":"badr"}]', 'null'])('is empty when %p is found', (text) => {
    sessionStorage.setItem('lecteur.file', text);
    const queue = queueOf();
    keepQueue(queue, open);
    expect(queue.get()).toEqual([]);
  });

  it('works where storage is blocked, as long as the page', () => {
    const queue = queueOf();
    keepQueue(queue, () => {
      throw new DOMException('SecurityError');
    });
    queue.set([badr]);
    expect(queue.get()).toEqual([badr]);
  });
});
