import { render, waitFor } from '@testing-library/react';
import { connectOffline } from '@/components/offline/browser/connectOffline';
import { KeepHost } from '@/components/offline/KeepHost.client';
import { storeSlugs } from '@/components/offline/keepState';

jest.mock('@/components/offline/browser/connectOffline', () => ({ connectOffline: jest.fn() }));
jest.mock('@/components/player/PlayerContext.client', () => ({
  usePlayer: () => 'the player',
}));

/** Sets the display mode: a browser tab, or an installed application. */
const showAs = (display: 'browser' | 'standalone') =>
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: query === `(display-mode: ${display})` }),
  });
const hear = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  localStorage.clear();
  jest.mocked(connectOffline).mockClear();
  showAs('browser');
});

it('a first visit connects nothing', async () => {
  render(<KeepHost />);
  hear('volume');
  await settled();
  expect(connectOffline).not.toHaveBeenCalled();
});

it.each([
  ['a visitor who has kept an episode', () => storeSlugs(['episode-09']), () => undefined],
  ['a site that is used as an application', () => showAs('standalone'), () => undefined],
  ['a tab open before another kept its first', () => undefined, () => hear('emporter')],
])('%s is connected', async (_, before, after) => {
  before();
  render(<KeepHost />);
  after();
  await waitFor(() => expect(connectOffline).toHaveBeenCalledTimes(1));
  expect(connectOffline).toHaveBeenCalledWith('the player');
});
