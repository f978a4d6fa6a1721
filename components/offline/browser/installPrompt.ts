import { deviceStorage } from '@/components/ui/browser/storage';
import { createObservable } from '@/lib/store';

/** Chromium's own event (Web App Manifest, incubations), which other browsers do not have. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

const REFUSED = 'emporter-installation';

/** The way to install the site, where the browser offers one and the visitor has not declined it. */
export const installOffer = createObservable<(() => Promise<void>) | null>(null);

/** Keeps the browser's offer for « Emporter », instead of a banner of its own. */
export function followInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (!isPrompt(event) || wasRefused()) return;
    installOffer.set(async () => {
      installOffer.set(null);
      const { outcome } = await event.prompt();
      if (outcome === 'dismissed') refuse();
    });
  });
  window.addEventListener('appinstalled', () => installOffer.set(null));
}

const wasRefused = (): boolean => deviceStorage.read(REFUSED) !== null;

/** Remembers that the visitor does not want it: it is offered once, or at each visit where nothing can be kept. */
export function refuse(): void {
  installOffer.set(null);
  deviceStorage.write(REFUSED, 'non');
}
