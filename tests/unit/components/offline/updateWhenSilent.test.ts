import { updateWhenSilent } from '@/components/offline/browser/updateWhenSilent';
import { EMPTY_OFFLINE_STATE } from '@/lib/offline/packState';
import { createStore } from '@/lib/store';

const registerWorker = jest.fn<Promise<unknown>, []>();
jest.mock('@/components/offline/browser/browserKeeper', () => ({
  registerWorker: () => registerWorker(),
}));
beforeEach(() => registerWorker.mockRejectedValue(new Error('No worker here.')));
afterEach(() => jest.useRealTimers());

/** Creates a keeper with one kept episode, whose methods only count their calls. */
const createKeeper = (savesData: boolean) => {
  const resolveNothing = () => Promise.resolve();
  const episode = {
    ...({ slug: 'voix', path: '/episodes/voix', seconds: 1 } as const),
    playable: { id: 'voix', title: 'La voix', author: 'Nous' },
  };
  const keeper = {
    kept: createStore({ ...EMPTY_OFFLINE_STATE, subjects: [episode] }),
    update: jest.fn(resolveNothing),
    offerRenewal: jest.fn(resolveNothing),
  };
  Object.assign(navigator, {
    connection: { saveData: savesData },
    locks: {
      request: (_: string, task: () => unknown) => Promise.resolve(task()),
      query: () => Promise.resolve({ pending: [] }),
    },
  });
  return keeper;
};

it.each([
  ['the keeper updates kept episodes', false, { updates: 1, offers: 0 }],
  [
    'the keeper offers a visitor who saves data the renewal, and fetches nothing',
    true,
    { updates: 0, offers: 1 },
  ],
])('%s', async (_, savesData, { updates, offers }) => {
  const keeper = createKeeper(savesData);
  await updateWhenSilent(keeper);
  expect(keeper.update).toHaveBeenCalledTimes(updates);
  expect(keeper.offerRenewal).toHaveBeenCalledTimes(offers);
});

/** Creates a waiting worker that calls a function at each message. */
const createWorker = (onPost: (worker: EventTarget) => void) => {
  const worker = new EventTarget();
  return Object.assign(worker, { postMessage: jest.fn(() => onPost(worker)) });
};

it('the keeper updates kept episodes once the waiting worker has begun to activate', async () => {
  const keeper = createKeeper(false);
  let updatesBefore = -1;
  const waiting = createWorker((worker) =>
    setTimeout(() => {
      updatesBefore = keeper.update.mock.calls.length;
      worker.dispatchEvent(new Event('statechange'));
    }),
  );
  registerWorker.mockResolvedValue(Object.assign(new EventTarget(), { waiting }));
  await updateWhenSilent(keeper);
  expect(updatesBefore).toBe(0);
  expect(keeper.update).toHaveBeenCalledTimes(1);
});

it('the keeper updates kept episodes after six seconds when the waiting worker does not activate', async () => {
  jest.useFakeTimers();
  const keeper = createKeeper(false);
  registerWorker.mockResolvedValue(
    Object.assign(new EventTarget(), { waiting: createWorker(() => {}) }),
  );
  const update = updateWhenSilent(keeper);
  await jest.advanceTimersByTimeAsync(4000);
  expect(keeper.update).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  await update;
  expect(keeper.update).toHaveBeenCalledTimes(1);
});

it('an installing worker is asked to take over once it is installed', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  const waiting = createWorker(() => {});
  const registration = Object.assign(new EventTarget(), { installing, waiting: undefined });
  registerWorker.mockResolvedValue(registration);
  await updateWhenSilent(createKeeper(false));
  Object.assign(registration, { waiting });
  installing.state = 'installed';
  installing.dispatchEvent(new Event('statechange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(waiting.postMessage).toHaveBeenCalledTimes(1);
});
