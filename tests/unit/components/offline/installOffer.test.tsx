import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { captureInstallPrompt, installOffer } from '@/components/offline/browser/installPrompt';
import { InstallOffer } from '@/components/offline/dialog/InstallOffer.client';

/** Dispatches `beforeinstallprompt`, with the visitor's later answer. */
function dispatchPrompt(outcome: 'accepted' | 'dismissed') {
  const prompt = jest.fn(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
  });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

const installButton = () => screen.queryByRole('button', { name: 'Installer le site' });

beforeAll(captureInstallPrompt);
beforeEach(() => {
  localStorage.clear();
  act(() => installOffer.set(null));
  render(<InstallOffer />);
});

it('the offer to install replaces the browser’s own banner once the browser can install the site', () => {
  expect(installButton()).not.toBeInTheDocument();
  const { event, prompt } = dispatchPrompt('accepted');
  expect(event.defaultPrevented).toBe(true);
  expect(installButton()).toBeVisible();
  expect(prompt).not.toHaveBeenCalled();
});

it.each(['dismissed', 'Non merci'])(
  'the offer to install the site is never shown again after a refusal: %s',
  async (refusal) => {
    const { prompt } = dispatchPrompt('dismissed');
    const name = refusal === 'dismissed' ? 'Installer le site' : refusal;
    await userEvent.click(screen.getByRole('button', { name }));
    expect(prompt).toHaveBeenCalledTimes(refusal === 'dismissed' ? 1 : 0);
    expect(installButton()).not.toBeInTheDocument();
    dispatchPrompt('accepted');
    expect(installButton()).not.toBeInTheDocument();
  },
);

it('the offer to install the site disappears when the site is installed', () => {
  dispatchPrompt('accepted');
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(installButton()).not.toBeInTheDocument();
});
