import {
  createAddressStore,
  type AddressStoreOptions,
} from '@/components/ui/browser/addressStore';

const PATH = '/outils/frise';

interface Words {
  readonly word: string;
}

const store = (options: Partial<AddressStoreOptions<Words>> = {}) =>
  createAddressStore<Words>({
    path: PATH,
    initial: { word: '' },
    parse: (query) => ({ word: new URLSearchParams(query).get('q') ?? '' }),
    format: ({ word }) => (word === '' ? '' : `q=${word}`),
    ...options,
  });

/** Simulates a step back to an address. */
function goTo(address: string): void {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/outils/frise?q=badr');
});

let leave = (): void => undefined;

afterEach(() => {
  leave();
  jest.useRealTimers();
});

/** Creates a store with a listener until the end of the test. */
function listenedTo(options?: Partial<AddressStoreOptions<Words>>) {
  const own = store(options);
  const listener = jest.fn();
  leave = own.subscribe(listener);
  listener.mockClear();
  return { own, listener };
}

it('the address is read on arrival, and not before', () => {
  const own = store();
  expect(own.get()).toEqual({ word: '' });
  leave = own.subscribe(() => undefined);
  expect(own.get()).toEqual({ word: 'badr' });
});

it('two hundred changes notify at once and are written once a second at most', () => {
  const { own, listener } = listenedTo();
  const replace = jest.spyOn(window.history, 'replaceState');
  for (let rank = 0; rank < 200; rank += 1) {
    own.update(() => ({ word: `n${rank}` }));
    jest.advanceTimersByTime(20);
  }
  expect(listener).toHaveBeenCalledTimes(200);
  expect(replace.mock.calls.length).toBeLessThanOrEqual(5);
  jest.advanceTimersByTime(1000);
  expect(window.location.search).toBe('?q=n199');
  replace.mockRestore();
});

it('a change is written after a rest of 250 ms, or once the pointer is released', () => {
  const { own } = listenedTo();
  const shown = () => window.location.search;
  own.update(() => ({ word: 'a' }));
  jest.advanceTimersByTime(100);
  own.update(() => ({ word: 'b' }));
  jest.advanceTimersByTime(240);
  expect(shown()).toBe('?q=a');
  jest.advanceTimersByTime(10);
  expect(shown()).toBe('?q=b');
  own.update(() => ({ word: 'c' }));
  window.dispatchEvent(new Event('pointerup'));
  jest.advanceTimersByTime(1);
  expect(shown()).toBe('?q=c');
});

it('changes are written no more often than Safari allows', () => {
  const { own } = listenedTo();
  const replace = jest.spyOn(window.history, 'replaceState');
  for (let rank = 0; rank < 118; rank += 1) {
    own.update(() => ({ word: `n${rank}` }));
    jest.advanceTimersByTime(254);
  }
  expect(replace.mock.calls.length).toBeLessThan(100);
  replace.mockRestore();
});

it('a noted state is written without notifying listeners', () => {
  const { own, listener } = listenedTo();
  own.note(() => ({ word: 'uhud' }));
  jest.advanceTimersByTime(1000);
  expect(listener).not.toHaveBeenCalled();
  expect(window.location.search).toBe('?q=uhud');
});

it('another page keeps its own query', () => {
  const { own } = listenedTo();
  own.update(() => ({ word: 'uhud' }));
  window.history.replaceState(null, '', '/about?q=x');
  jest.advanceTimersByTime(2000);
  expect(window.location.search).toBe('?q=x');
});

it('nothing is written before the address was read', () => {
  const own = store();
  own.update(() => ({ word: 'uhud' }));
  own.write();
  expect(window.location.search).toBe('?q=badr');
});

it.each([
  [true, '?q=uhud'],
  [false, '?q=badr'],
])(
  'the pages below have the same query only with `hasPagesBelow`: %p',
  (hasPagesBelow, search) => {
    const { own } = listenedTo({ hasPagesBelow });
    window.history.replaceState(null, '', `${PATH}/hegire?q=badr`);
    own.update(() => ({ word: 'uhud' }));
    own.write();
    expect(window.location.search).toBe(search);
  },
);

it('a step back restores its entry, unless the present state was to be kept', () => {
  const { own } = listenedTo();
  goTo(`${PATH}?q=uhud`);
  expect(own.get().word).toBe('uhud');
  own.keepOnReturn();
  goTo(`${PATH}?q=badr`);
  expect(own.get().word).toBe('uhud');
  own.write();
  expect(window.location.search).toBe('?q=uhud');
  goTo(`${PATH}?q=badr`);
  expect(own.get().word).toBe('badr');
});

it('a state equal to the one read notifies no listener', () => {
  const listener = jest.fn();
  leave = store({ parse: (_, state) => state }).subscribe(listener);
  goTo(`${PATH}?q=uhud`);
  expect(listener).not.toHaveBeenCalled();
});

it.each([
  [false, { router: 1 }],
  [true, null],
])(
  'the entry keeps the state of the router, unless the router is notified: %p',
  (syncsRouter, state) => {
    window.history.replaceState({ router: 1 }, '', `${PATH}?q=badr`);
    const { own } = listenedTo({ syncsRouter });
    own.update(() => ({ word: 'uhud' }));
    own.write();
    expect(window.history.state).toEqual(state);
  },
);
