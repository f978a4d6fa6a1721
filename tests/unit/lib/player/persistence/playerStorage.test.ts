/** @jest-environment node */
import { createPlayerStorage } from '@/lib/player/persistence/playerStorage';
import { FakeStore } from '@/tests/fixtures/store';
import { badr, FakeClock, medine } from '@/tests/unit/lib/player/setUp';

function setUp(text: string | null = null) {
  const store = new FakeStore(text);
  const clock = new FakeClock();
  const open = () => createPlayerStorage(store, clock.now);
  return { store, clock, open, storage: open() };
}

const positionAt = (t: number, at: number) => ({ t, at, duration: 600 });

describe('the storage of the player', () => {
  it('restores position, volume, muting, speed and the open episode at the next visit', () => {
    const { storage, open } = setUp();
    storage.positions.write(badr, positionAt(192.5, 1000));
    storage.preferences.write({ volume: 0.3 });
    storage.preferences.write({ muted: true, rate: 1.5 });
    const nextVisit = open();
    expect(nextVisit.positions.read(badr)).toMatchObject({ t: 192.5, at: 1000, duration: 600 });
    expect(nextVisit.preferences.read()).toEqual({ volume: 0.3, muted: true, rate: 1.5 });
    expect(nextVisit.current.read()).toEqual(badr);
  });

  it('is empty until a value is stored', () => {
    const { storage, store } = setUp();
    expect(storage.positions.read(badr)).toBeUndefined();
    expect(storage.current.read()).toBeNull();
    expect(storage.preferences.read()).toEqual({ volume: 0.8, muted: false, rate: 1 });
    storage.preferences.write({ volume: 0.8 });
    expect(store.writes).toBe(0);
  });

  it('restores the open episode, and none once it is closed', () => {
    const { storage, open } = setUp();
    storage.current.write(medine);
    expect(open().current.read()).toEqual(medine);
    storage.current.write(null);
    expect(open().current.read()).toBeNull();
  });

  it('notifies its subscribers of changes by this tab and by others', () => {
    const { storage, store } = setUp();
    const listener = jest.fn();
    const unsubscribe = storage.positions.subscribe(listener);
    storage.positions.write(badr, positionAt(20, 1000));
    store.writeElsewhere(null);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    storage.positions.write(badr, positionAt(30, 2000));
    store.writeElsewhere(null);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('returns the same object for an unchanged position, as React requires', () => {
    const { storage } = setUp();
    storage.positions.write(badr, positionAt(20, 1000));
    storage.positions.write(medine, positionAt(30, 1000));
    const readPosition = storage.positions.read(badr);
    storage.positions.write(medine, positionAt(40, 2000));
    expect(storage.positions.read(badr)).toBe(readPosition);
  });
});

describe('two tabs', () => {
  it('read at once the values that the other tab has written', () => {
    const { storage, open } = setUp();
    const otherTab = open();
    expect(storage.positions.read(badr)).toBeUndefined();
    otherTab.positions.write(badr, positionAt(50, 1000));
    otherTab.preferences.write({ volume: 0.2 });
    expect(storage.positions.read(badr)?.t).toBe(50);
    storage.preferences.write({ rate: 2 });
    expect(otherTab.preferences.read()).toEqual({ volume: 0.2, muted: false, rate: 2 });
  });

  it('never replace a newer position by an older one, nor reopen an episode that the other tab has closed', () => {
    const { storage, open } = setUp();
    const otherTab = open();
    otherTab.positions.write(badr, positionAt(500, 2000));
    otherTab.current.write(null);
    storage.positions.write(badr, positionAt(100, 1000));
    storage.positions.write(badr, positionAt(100, 2000));
    for (const tab of [storage, open()]) {
      expect(tab.positions.read(badr)?.t).toBe(500);
      expect(tab.current.read()).toBeNull();
    }
  });
});

describe('a browser that stores nothing', () => {
  it.each(['full', 'blocked'] as const)(
    'because its storage is %s keeps the record as long as the page',
    (state) => {
      const { storage, store, open } = setUp();
      store.become(state);
      storage.positions.write(badr, positionAt(70, 1000));
      storage.preferences.write({ volume: 0.1 });
      storage.current.write(badr);
      expect(storage.positions.read(badr)?.t).toBe(70);
      expect(storage.preferences.read().volume).toBe(0.1);
      expect(storage.current.read()).toBe(badr);
      expect(open().positions.read(badr)).toBeUndefined();
    },
  );

  it('because its storage is full saves its positions once another tab frees room', () => {
    const { storage, store, open } = setUp();
    store.become('full');
    storage.positions.write(badr, positionAt(70, 1000));
    store.writeElsewhere(JSON.stringify({ version: 1, positions: [] }));
    expect(storage.positions.read(badr)?.t).toBe(70);
    store.become('open');
    storage.positions.write(medine, positionAt(10, 2000));
    expect(open().positions.read(badr)?.t).toBe(70);
  });
});

it('a record that the listener erases in the browser stays erased', () => {
  const { storage, store, open } = setUp();
  storage.positions.write(badr, positionAt(70, 1000));
  store.writeElsewhere(null);
  expect(storage.positions.read(badr)).toBeUndefined();
  storage.positions.write(medine, positionAt(10, 2000));
  expect(open().positions.read(badr)).toBeUndefined();
});
