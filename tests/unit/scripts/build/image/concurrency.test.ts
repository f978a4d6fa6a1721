import { mapConcurrently } from '@/scripts/build/image/concurrency';

describe('mapConcurrently', () => {
  it('keeps the order of the items, and starts no more calls at once than allowed', async () => {
    let running = 0;
    let maxRunning = 0;
    const mapped = await mapConcurrently(
      [5, 1, 4, 2, 3],
      async (turns) => {
        running += 1;
        maxRunning = Math.max(maxRunning, running);
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
        running -= 1;
        return turns * 10;
      },
      2,
    );
    expect(mapped).toEqual([50, 10, 40, 20, 30]);
    expect(maxRunning).toBe(2);
  });

  it('rejects with the error of an item', async () => {
    await expect(
      mapConcurrently([1, 2], (item) => Promise.reject(new Error(`item ${item}`))),
    ).rejects.toThrow('item 1');
  });
});
