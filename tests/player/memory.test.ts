import { createPlayerMemory } from '@/lib/player/memory';
import { FakeStore } from '@/tests/fixtures/store';
import { badr, FakeClock, medine } from '@/tests/player/setUp';

function setUp(text: string | null = null) {
  const store = new FakeStore(text);
  const clock = new FakeClock();
  const open = () => createPlayerMemory(store, clock.now);
  return { store, clock, open, memory: open() };
}

const heard = (t: number, at: number, duration = 600) => ({ t, at, duration });

describe('what one visit writes', () => {
  it('is read by the next: position, volume, silence, speed and the open episode', () => {
    const { memory, open } = setUp();
    memory.positions.write(badr, heard(192.5, 1000));
    memory.preferences.write({ volume: 0.3 });
    memory.preferences.write({ muted: true, rate: 1.5 });
    const next = open();
    expect(next.positions.read(badr)).toMatchObject({ t: 192.5, at: 1000, duration: 600 });
    expect(next.preferences.read()).toEqual({ volume: 0.3, muted: true, rate: 1.5 });
    expect(next.current.read()).toEqual(badr);
  });

  it('is nothing until there is something to say', () => {
    const { memory, store } = setUp();
    expect(memory.positions.read(badr)).toBeUndefined();
    expect(memory.current.read()).toBeNull();
    expect(memory.preferences.read()).toEqual({ volume: 0.8, muted: false, rate: 1 });
    memory.preferences.write({ volume: 0.8 });
    expect(store.writes).toBe(0);
  });

  it('keeps the episode that is open, and none once it is closed', () => {
    const { memory, open } = setUp();
    memory.current.write(medine);
    expect(open().current.read()).toEqual(medine);
    memory.current.write(null);
    expect(open().current.read()).toBeNull();
  });

  it('tells its readers', () => {
    const { memory, store } = setUp();
    const listener = jest.fn();
    const stop = memory.positions.subscribe(listener);
    memory.positions.write(badr, heard(20, 1000));
    store.writeElsewhere(null);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    memory.positions.write(badr, heard(30, 2000));
    store.writeElsewhere(null);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('gives the same value while nothing has changed, which React requires', () => {
    const { memory } = setUp();
    memory.positions.write(badr, heard(20, 1000));
    memory.positions.write(medine, heard(30, 1000));
    const before = memory.positions.read(badr);
    memory.positions.write(medine, heard(40, 2000));
    expect(memory.positions.read(badr)).toBe(before);
  });
});

describe('two tabs', () => {
  it('see at once what the other has written', () => {
    const { memory, open } = setUp();
    const other = open();
    expect(memory.positions.read(badr)).toBeUndefined();
    other.positions.write(badr, heard(50, 1000));
    other.preferences.write({ volume: 0.2 });
    expect(memory.positions.read(badr)?.t).toBe(50);
    memory.preferences.write({ rate: 2 });
    expect(other.preferences.read()).toEqual({ volume: 0.2, muted: false, rate: 2 });
  });

  it('never replace a newer position by an older one, whoever writes last', () => {
    const { memory, open } = setUp();
    const other = open();
    other.positions.write(badr, heard(500, 2000));
    memory.positions.write(badr, heard(100, 1000));
    expect(memory.positions.read(badr)?.t).toBe(500);
    expect(open().positions.read(badr)?.t).toBe(500);
  });

  it('do not open again, by an old position, an episode that the other has closed', () => {
    const { memory, open } = setUp();
    const other = open();
    memory.positions.write(badr, heard(100, 1000));
    other.current.write(null);
    memory.positions.write(badr, heard(100, 1000));
    expect(open().current.read()).toBeNull();
  });
});

describe('a browser that keeps nothing', () => {
  it.each(['full', 'blocked'] as const)(
    'and is %s is remembered for as long as the page',
    (state) => {
      const { memory, store, open } = setUp();
      store.become(state);
      memory.positions.write(badr, heard(70, 1000));
      memory.preferences.write({ volume: 0.1 });
      memory.current.write(badr);
      expect(memory.positions.read(badr)?.t).toBe(70);
      expect(memory.preferences.read().volume).toBe(0.1);
      expect(memory.current.read()).toBe(badr);
      expect(open().positions.read(badr)).toBeUndefined();
    },
  );

  it('and is full does not lose what it could not keep when another tab makes room', () => {
    const { memory, store, open } = setUp();
    store.become('full');
    memory.positions.write(badr, heard(70, 1000));
    store.writeElsewhere(JSON.stringify({ version: 1, positions: [] }));
    expect(memory.positions.read(badr)?.t).toBe(70);
    store.become('open');
    memory.positions.write(medine, heard(10, 2000));
    expect(open().positions.read(badr)?.t).toBe(70);
  });
});

it('what the listener erases in the browser stays erased', () => {
  const { memory, store, open } = setUp();
  memory.positions.write(badr, heard(70, 1000));
  store.writeElsewhere(null);
  expect(memory.positions.read(badr)).toBeUndefined();
  memory.positions.write(medine, heard(10, 2000));
  expect(open().positions.read(badr)).toBeUndefined();
});
