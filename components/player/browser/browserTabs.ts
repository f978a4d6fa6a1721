import { deviceStorage } from '@/components/ui/browser/storage';
import type { Tabs } from '@/lib/player/extras/tabs';

const CHANNEL = 'lecteur-onglets';

/** Returns the channel to the browser's other tabs of the site. */
export const browserTabs = (): Tabs =>
  'BroadcastChannel' in window ? tabsOnChannel() : tabsOnStorage();

/** Opens a BroadcastChannel at the first playback only: an open channel can keep a page out of the back-forward cache. */
function tabsOnChannel(): Tabs {
  let channel: BroadcastChannel | null = null;
  let onMessage = (): void => {};
  const close = (): void => {
    channel?.close();
    channel = null;
  };
  return {
    notify() {
      channel ??= openChannel();
      if (channel === null) return;
      channel.onmessage = () => onMessage();
      channel.postMessage(null);
    },
    onNotified(listener) {
      onMessage = listener;
      window.addEventListener('pagehide', close);
      return () => {
        window.removeEventListener('pagehide', close);
        close();
      };
    },
  };
}

/** Opens the channel; null where the browser forbids channels, which leaves tabs independent. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Notifies other tabs by `storage` events, where BroadcastChannel is missing. */
function tabsOnStorage(): Tabs {
  return {
    // A refused write leaves tabs independent.
    notify: () => void deviceStorage.write(CHANNEL, String(Date.now())),
    onNotified(listener) {
      const onMessage = ({ key }: StorageEvent): void => {
        if (key === CHANNEL) listener();
      };
      window.addEventListener('storage', onMessage);
      return () => window.removeEventListener('storage', onMessage);
    },
  };
}
