import { browserTabs } from '@/components/player/browser/browserTabs';

const KEY = 'lecteur-onglets';

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'BroadcastChannel');
});

describe('tabs without BroadcastChannel', () => {
  it('notify one another by writes to storage', () => {
    const tabs = browserTabs();
    const onNotified = jest.fn();
    const unsubscribe = tabs.onNotified(onNotified);
    tabs.notify();
    expect(localStorage.getItem(KEY)).not.toBeNull();
    expect(onNotified).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'autre' }));
    expect(onNotified).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(onNotified).toHaveBeenCalledTimes(1);
    unsubscribe();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(onNotified).toHaveBeenCalledTimes(1);
  });

  it('do not throw without storage', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => browserTabs().notify()).not.toThrow();
    setItem.mockRestore();
  });
});

it('a tab does not throw where BroadcastChannel is forbidden', () => {
  Reflect.set(
    window,
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('blocked', 'SecurityError');
      }
    },
  );
  const tabs = browserTabs();
  const unsubscribe = tabs.onNotified(jest.fn());
  expect(() => tabs.notify()).not.toThrow();
  expect(() => unsubscribe()).not.toThrow();
});

describe('tabs with BroadcastChannel', () => {
  const openChannels: FakeChannel[] = [];

  class FakeChannel {
    onmessage: (() => void) | null = null;

    readonly name: string;

    constructor(name: string) {
      this.name = name;
      openChannels.push(this);
    }

    postMessage(): void {
      for (const channel of openChannels) if (channel !== this) channel.onmessage?.();
    }

    close(): void {
      openChannels.splice(openChannels.indexOf(this), 1);
    }
  }

  beforeEach(() => {
    openChannels.length = 0;
    Object.assign(window, { BroadcastChannel: FakeChannel });
  });

  it('open a channel at the first notification, and close the channel when the page is left', () => {
    const tabs = browserTabs();
    const unsubscribe = tabs.onNotified(() => {});
    expect(openChannels).toHaveLength(0);
    tabs.notify();
    tabs.notify();
    expect(openChannels.map(({ name }) => name)).toEqual([KEY]);
    window.dispatchEvent(new Event('pagehide'));
    expect(openChannels).toHaveLength(0);
    tabs.notify();
    expect(openChannels).toHaveLength(1);
    unsubscribe();
    expect(openChannels).toHaveLength(0);
  });

  it('are notified even when they have notified before they listen', () => {
    const [firstTab, secondTab] = [browserTabs(), browserTabs()];
    const onNotified = jest.fn();
    firstTab.notify();
    firstTab.onNotified(onNotified);
    secondTab.notify();
    expect(onNotified).toHaveBeenCalledTimes(1);
  });

  it('are notified by other tabs, never by themselves', () => {
    const [firstTab, secondTab] = [browserTabs(), browserTabs()];
    const [heardByFirst, heardBySecond] = [jest.fn(), jest.fn()];
    firstTab.onNotified(heardByFirst);
    secondTab.onNotified(heardBySecond);
    firstTab.notify();
    secondTab.notify();
    expect(heardByFirst).toHaveBeenCalledTimes(1);
    expect(heardBySecond).not.toHaveBeenCalled();
  });
});
