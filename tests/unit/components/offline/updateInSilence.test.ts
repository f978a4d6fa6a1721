import { updateInSilence } from '@/components/offline/browser/updateInSilence';
import { NOTHING_KEPT } from '@/lib/offline/packState';
import { createObservable } from '@/lib/store';

jest.mock('@/components/offline/browser/browserKeeper', () => ({
  registerWorker: () => Promise.reject(new Error('No worker here.')),
}));

/** Creates a keeper with one kept episode, whose methods only count their calls. */
const setUp = (isSparing: boolean) => {
  const nothing = () => Promise.resolve();
  const episode = {
    ...({ slug: 'voix', path: '/episodes/voix', seconds: 1 } as const),
    playable: { id: 'voix', title: 'La voix', author: 'Nous' },
  };
  const keeper = {
    kept: createObservable({ ...NOTHING_KEPT, subjects: [episode] }),
    update: jest.fn(nothing),
    offerRenewal: jest.fn(nothing),
  };
  Object.assign(navigator, {
    connection: { saveData: isSparing },
    locks: {
      request: (_: string, task: () => unknown) => Promise.resolve(task()),
      query: () => Promise.resolve({ pending: [] }),
    },
  });
  return keeper;
};

it.each([
  ['updates kept episodes', false, { updates: 1, offers: 0 }],
  [
    'offers a visitor who saves data the renewal, and fetches nothing',
    true,
    { updates: 0, offers: 1 },
  ],
])('%s', async (_, isSparing, { updates, offers }) => {
  const keeper = setUp(isSparing);
  await updateInSilence(keeper);
  expect(keeper.update).toHaveBeenCalledTimes(updates);
  expect(keeper.offerRenewal).toHaveBeenCalledTimes(offers);
});
