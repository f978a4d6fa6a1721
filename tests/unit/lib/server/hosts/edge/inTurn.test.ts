import { inTurn } from '@/lib/server/hosts/edge/inTurn';

afterEach(() => jest.useRealTimers());

it('one piece of work is done after the other, and a failure is its own', async () => {
  const kept: Promise<unknown>[] = [];
  const makeInTurn = inTurn((work) => void kept.push(work));
  let atOnce = 0;
  let most = 0;
  const work = (name: string) => async () => {
    most = Math.max(most, (atOnce += 1));
    await new Promise((resolve) => setTimeout(resolve, 2));
    atOnce -= 1;
    if (name === 'b') throw new Error('b failed');
    return name;
  };
  const done = await Promise.allSettled(['a', 'b', 'c'].map((name) => makeInTurn(work(name))));
  expect(done.map((one) => (one.status === 'fulfilled' ? one.value : one.status))).toEqual([
    'a',
    'rejected',
    'c',
  ]);
  expect(most).toBe(1);
  // What the host is asked to wait for never fails it.
  await expect(Promise.all(kept)).resolves.toHaveLength(3);
});

it('work that its platform has given up holds nobody back for good', async () => {
  jest.useFakeTimers();
  const makeInTurn = inTurn(() => undefined);
  void makeInTurn(() => new Promise(() => undefined));
  const next = makeInTurn(async () => 'next');
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(next).resolves.toBe('next');
});
