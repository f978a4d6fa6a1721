import { deviceStorage } from '@/components/ui/browser/storage';
import { createStore } from '@/lib/store';

/** `BeforeInstallPromptEvent` (W3C, Manifest Incubations), which only Chromium has. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isInstallPromptEvent = (event: Event): event is InstallPromptEvent => 'prompt' in event;

const STORAGE_KEY = 'emporter-installation';

/** Opens the browser's installation prompt; null without a prompt, or when the visitor has declined. */
export const installOffer = createStore<(() => Promise<void>) | null>(null);

/** Keeps the browser's installation prompt for « Emporter », instead of the browser's own banner. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (!isInstallPromptEvent(event) || wasDeclined()) return;
    installOffer.set(async () => {
      installOffer.set(null);
      const { outcome } = await event.prompt();
      if (outcome === 'dismissed') declineInstallation();
    });
  });
  window.addEventListener('appinstalled', () => installOffer.set(null));
}

const wasDeclined = (): boolean => deviceStorage.read(STORAGE_KEY) !== null;

/** Records that the visitor declines installation: the offer is shown once, or at each visit without usable storage. */
export function declineInstallation(): void {
  installOffer.set(null);
  deviceStorage.write(STORAGE_KEY, 'non');
}
