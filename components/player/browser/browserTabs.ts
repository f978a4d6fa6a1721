import { deviceStorage } from '@/components/ui/browser/storage';
import type { Tabs } from '@/lib/player/extras/tabs';

const NAME = 'lecteur-onglets';

/** The tabs that this browser has open on the site. */
export const browserTabs = (): Tabs =>
  'BroadcastChannel' in window ? tabsOnChannel() : tabsOnStorage();

/** An open channel keeps a page out of the browser's back-forward cache: it is opened by the first sound. */
function tabsOnChannel(): Tabs {
  let channel: BroadcastChannel | null = null;
  let hear = (): void => {};
  const close = (): void => {
    channel?.close();
    channel = null;
  };
  return {
    notify() {
      channel ??= openChannel();
      if (channel === null) return;
      channel.onmessage = () => hear();
      channel.postMessage(null);
    },
    onNotified(listener) {
      hear = listener;
      window.addEventListener('pagehide', close);
      return () => {
        window.removeEventListener('pagehide', close);
        close();
      };
    },
  };
}

/** Opens the channel; null where the browser forbids it, and each tab is on its own. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

/** Where there are no channels, the other tabs hear of what one of them stores. */
function tabsOnStorage(): Tabs {
  return {
    // Where it cannot be written, each tab is on its own.
    notify: () => void deviceStorage.write(NAME, String(Date.now())),
    onNotified(listener) {
      const hear = ({ key }: StorageEvent): void => {
        if (key === NAME) listener();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
