import { render, waitFor } from '@testing-library/react';
import { connectOffline } from '@/components/offline/browser/connectOffline';
import { KeepHost } from '@/components/offline/KeepHost.client';
import { storeSlugs } from '@/components/offline/keepState';

jest.mock('@/components/offline/browser/connectOffline', () => ({ connectOffline: jest.fn() }));
jest.mock('@/components/player/PlayerContext.client', () => ({
  usePlayer: () => 'the player',
}));

/** Sets the display mode: a browser tab, or an installed application. */
const setDisplayMode = (display: 'browser' | 'standalone') =>
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: query === `(display-mode: ${display})` }),
  });
const dispatchStorage = (key: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  localStorage.clear();
  jest.mocked(connectOffline).mockClear();
  setDisplayMode('browser');
});

it('the offline worker is not connected on a first visit', async () => {
  render(<KeepHost />);
  dispatchStorage('volume');
  await nextTask();
  expect(connectOffline).not.toHaveBeenCalled();
});

it.each([
  ['a visitor who has kept an episode', () => storeSlugs(['episode-09']), () => undefined],
  ['a site installed as an application', () => setDisplayMode('standalone'), () => undefined],
  [
    'a tab open before another tab kept its first episode',
    () => undefined,
    () => dispatchStorage('emporter'),
  ],
])('the offline worker is connected for %s', async (_, arrange, act) => {
  arrange();
  render(<KeepHost />);
  act();
  await waitFor(() => expect(connectOffline).toHaveBeenCalledTimes(1));
  expect(connectOffline).toHaveBeenCalledWith('the player');
});
