import {
  createAddressStore,
  type AddressStoreOptions,
} from '@/components/ui/browser/addressStore';

const PATH = '/outils/frise';

interface WordState {
  readonly word: string;
}

const createStore = (options: Partial<AddressStoreOptions<WordState>> = {}) =>
  createAddressStore<WordState>({
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

let unsubscribe = (): void => undefined;

afterEach(() => {
  unsubscribe();
  jest.useRealTimers();
});

/** Creates a store with a listener until the end of the test. */
function createListenedStore(options?: Partial<AddressStoreOptions<WordState>>) {
  const wordStore = createStore(options);
  const listener = jest.fn();
  unsubscribe = wordStore.subscribe(listener);
  listener.mockClear();
  return { wordStore, listener };
}

it('the address store reads the address at its first subscription', () => {
  const wordStore = createStore();
  expect(wordStore.get()).toEqual({ word: '' });
  unsubscribe = wordStore.subscribe(() => undefined);
  expect(wordStore.get()).toEqual({ word: 'badr' });
});

it('two hundred changes of the address store notify at once, and are written once a second at most', () => {
  const { wordStore, listener } = createListenedStore();
  const replaceState = jest.spyOn(window.history, 'replaceState');
  for (let rank = 0; rank < 200; rank += 1) {
    wordStore.update(() => ({ word: `n${rank}` }));
    jest.advanceTimersByTime(20);
  }
  expect(listener).toHaveBeenCalledTimes(200);
  expect(replaceState.mock.calls.length).toBeLessThanOrEqual(5);
  jest.advanceTimersByTime(1000);
  expect(window.location.search).toBe('?q=n199');
  replaceState.mockRestore();
});

it('a change of the address store is written after a rest of 250 ms, or once the pointer is released', () => {
  const { wordStore } = createListenedStore();
  const writtenQuery = () => window.location.search;
  wordStore.update(() => ({ word: 'a' }));
  jest.advanceTimersByTime(100);
  wordStore.update(() => ({ word: 'b' }));
  jest.advanceTimersByTime(240);
  expect(writtenQuery()).toBe('?q=a');
  jest.advanceTimersByTime(10);
  expect(writtenQuery()).toBe('?q=b');
  wordStore.update(() => ({ word: 'c' }));
  window.dispatchEvent(new Event('pointerup'));
  jest.advanceTimersByTime(1);
  expect(writtenQuery()).toBe('?q=c');
});

it('changes of the address store are written no more often than Safari allows', () => {
  const { wordStore } = createListenedStore();
  const replaceState = jest.spyOn(window.history, 'replaceState');
  for (let rank = 0; rank < 118; rank += 1) {
    wordStore.update(() => ({ word: `n${rank}` }));
    jest.advanceTimersByTime(254);
  }
  expect(replaceState.mock.calls.length).toBeLessThan(100);
  replaceState.mockRestore();
});

it('`note` writes a state into the address without notifying listeners', () => {
  const { wordStore, listener } = createListenedStore();
  wordStore.note(() => ({ word: 'uhud' }));
  jest.advanceTimersByTime(1000);
  expect(listener).not.toHaveBeenCalled();
  expect(window.location.search).toBe('?q=uhud');
});

it('the address store does not change the query of another page', () => {
  const { wordStore } = createListenedStore();
  wordStore.update(() => ({ word: 'uhud' }));
  window.history.replaceState(null, '', '/about?q=x');
  jest.advanceTimersByTime(2000);
  expect(window.location.search).toBe('?q=x');
});

it('the address store writes nothing before its first subscription', () => {
  const wordStore = createStore();
  wordStore.update(() => ({ word: 'uhud' }));
  wordStore.write();
  expect(window.location.search).toBe('?q=badr');
});

it.each([
  [true, '?q=uhud'],
  [false, '?q=badr'],
])(
  'the query is written on pages below the path only with `hasPagesBelow`: %p',
  (hasPagesBelow, search) => {
    const { wordStore } = createListenedStore({ hasPagesBelow });
    window.history.replaceState(null, '', `${PATH}/hegire?q=badr`);
    wordStore.update(() => ({ word: 'uhud' }));
    wordStore.write();
    expect(window.location.search).toBe(search);
  },
);

it('a step back restores the state of its entry, except once after `keepOnReturn`', () => {
  const { wordStore } = createListenedStore();
  goTo(`${PATH}?q=uhud`);
  expect(wordStore.get().word).toBe('uhud');
  wordStore.keepOnReturn();
  goTo(`${PATH}?q=badr`);
  expect(wordStore.get().word).toBe('uhud');
  wordStore.write();
  expect(window.location.search).toBe('?q=uhud');
  goTo(`${PATH}?q=badr`);
  expect(wordStore.get().word).toBe('badr');
});

it('a state equal to the current state notifies no listener', () => {
  const listener = jest.fn();
  unsubscribe = createStore({ parse: (_, state) => state }).subscribe(listener);
  goTo(`${PATH}?q=uhud`);
  expect(listener).not.toHaveBeenCalled();
});

it.each([
  [false, { router: 1 }],
  [true, null],
])(
  'the history entry keeps the router’s state, except with `syncsRouter`: %p',
  (syncsRouter, state) => {
    window.history.replaceState({ router: 1 }, '', `${PATH}?q=badr`);
    const { wordStore } = createListenedStore({ syncsRouter });
    wordStore.update(() => ({ word: 'uhud' }));
    wordStore.write();
    expect(window.history.state).toEqual(state);
  },
);
