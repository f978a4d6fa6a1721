import { browserTabs } from '@/components/player/browser/browserTabs';

const KEY = 'lecteur-onglets';

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'BroadcastChannel');
});

describe('without channels', () => {
  it('a tab notifies by a write to storage, and is notified by the others’', () => {
    const tabs = browserTabs();
    const hear = jest.fn();
    const stop = tabs.onNotified(hear);
    tabs.notify();
    expect(localStorage.getItem(KEY)).not.toBeNull();
    expect(hear).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'autre' }));
    expect(hear).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(hear).toHaveBeenCalledTimes(1);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(hear).toHaveBeenCalledTimes(1);
  });

  it('a tab without storage is independent', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => browserTabs().notify()).not.toThrow();
    refuse.mockRestore();
  });
});

it('where channels are forbidden, a tab is independent', () => {
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
  const stop = tabs.onNotified(jest.fn());
  expect(() => tabs.notify()).not.toThrow();
  expect(() => stop()).not.toThrow();
});

describe('with channels', () => {
  const open: FakeChannel[] = [];

  class FakeChannel {
    onmessage: (() => void) | null = null;

    readonly name: string;

    constructor(name: string) {
      this.name = name;
      open.push(this);
    }

    postMessage(): void {
      for (const other of open) if (other !== this) other.onmessage?.();
    }

    close(): void {
      open.splice(open.indexOf(this), 1);
    }
  }

  beforeEach(() => {
    open.length = 0;
    Object.assign(window, { BroadcastChannel: FakeChannel });
  });

  it('a channel is opened by the first playback only, and closed when the page is left', () => {
    const tabs = browserTabs();
    const stop = tabs.onNotified(() => {});
    expect(open).toHaveLength(0);
    tabs.notify();
    tabs.notify();
    expect(open.map(({ name }) => name)).toEqual([KEY]);
    window.dispatchEvent(new Event('pagehide'));
    expect(open).toHaveLength(0);
    tabs.notify();
    expect(open).toHaveLength(1);
    stop();
    expect(open).toHaveLength(0);
  });

  it('a tab that notified before it listened is notified by the others all the same', () => {
    const [first, second] = [browserTabs(), browserTabs()];
    const hear = jest.fn();
    first.notify();
    first.onNotified(hear);
    second.notify();
    expect(hear).toHaveBeenCalledTimes(1);
  });

  it('a tab that has played is notified by the others, never by itself', () => {
    const [first, second] = [browserTabs(), browserTabs()];
    const [heardByFirst, heardBySecond] = [jest.fn(), jest.fn()];
    first.onNotified(heardByFirst);
    second.onNotified(heardBySecond);
    first.notify();
    second.notify();
    expect(heardByFirst).toHaveBeenCalledTimes(1);
    expect(heardBySecond).not.toHaveBeenCalled();
  });
});
