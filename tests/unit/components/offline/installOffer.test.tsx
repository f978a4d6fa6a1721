import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { captureInstallPrompt, installOffer } from '@/components/offline/browser/installPrompt';
import { InstallOffer } from '@/components/offline/dialog/InstallOffer.client';

/** Dispatches `beforeinstallprompt`, with the visitor's later answer. */
function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = jest.fn(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
  });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

const install = () => screen.queryByRole('button', { name: 'Installer le site' });

beforeAll(captureInstallPrompt);
beforeEach(() => {
  localStorage.clear();
  act(() => installOffer.set(null));
  render(<InstallOffer />);
});

it('the offer to install the site is shown once the browser can install the site, and the browser’s own banner is not', () => {
  expect(install()).not.toBeInTheDocument();
  const { event, prompt } = offer('accepted');
  expect(event.defaultPrevented).toBe(true);
  expect(install()).toBeVisible();
  expect(prompt).not.toHaveBeenCalled();
});

it.each(['dismissed', 'Non merci'])(
  'the offer to install the site is never shown again after a refusal: %s',
  async (how) => {
    const { prompt } = offer('dismissed');
    const name = how === 'dismissed' ? 'Installer le site' : how;
    await userEvent.click(screen.getByRole('button', { name }));
    expect(prompt).toHaveBeenCalledTimes(how === 'dismissed' ? 1 : 0);
    expect(install()).not.toBeInTheDocument();
    offer('accepted');
    expect(install()).not.toBeInTheDocument();
  },
);

it('the offer to install the site disappears when the site is installed', () => {
  offer('accepted');
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(install()).not.toBeInTheDocument();
});
