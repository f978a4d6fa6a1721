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

/** The reader goes back to an address. */
function goTo(address: string): void {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/outils/frise?q=badr');
});

afterEach(() => jest.useRealTimers());

it('The address is read on arrival, and not before', () => {
  const own = store();
  expect(own.get()).toEqual({ word: '' });
  const leave = own.subscribe(() => undefined);
  expect(own.get()).toEqual({ word: 'badr' });
  leave();
});

it('Two hundred changes are told at once and written once a second at most', () => {
  const own = store();
  let told = 0;
  const leave = own.subscribe(() => (told += 1));
  const before = told;
  const replace = jest.spyOn(window.history, 'replaceState');
  for (let rank = 0; rank < 200; rank += 1) {
    own.update(() => ({ word: `n${rank}` }));
    jest.advanceTimersByTime(20);
  }
  expect(told - before).toBe(200);
  expect(replace.mock.calls.length).toBeLessThanOrEqual(5);
  jest.advanceTimersByTime(1000);
  expect(window.location.search).toBe('?q=n199');
  replace.mockRestore();
  leave();
});

it('What is only noted is written, and nobody is told', () => {
  const own = store();
  let told = 0;
  const leave = own.subscribe(() => (told += 1));
  const before = told;
  own.note(() => ({ word: 'uhud' }));
  jest.advanceTimersByTime(1000);
  expect(told).toBe(before);
  expect(window.location.search).toBe('?q=uhud');
  leave();
});

it('Another page keeps its own query', () => {
  const own = store();
  const leave = own.subscribe(() => undefined);
  own.update(() => ({ word: 'uhud' }));
  window.history.replaceState(null, '', '/about?q=x');
  jest.advanceTimersByTime(2000);
  expect(window.location.search).toBe('?q=x');
  leave();
});

it('Nothing is written before the address was read', () => {
  const own = store();
  own.update(() => ({ word: 'uhud' }));
  own.write();
  expect(window.location.search).toBe('?q=badr');
});

it('The pages below have the same query only where that is said', () => {
  for (const [hasPagesBelow, search] of [
    [true, '?q=uhud'],
    [false, '?q=badr'],
  ] as const) {
    const own = store({ hasPagesBelow });
    const leave = own.subscribe(() => undefined);
    window.history.replaceState(null, '', `${PATH}/hegire?q=badr`);
    own.update(() => ({ word: 'uhud' }));
    own.write();
    expect(window.location.search).toBe(search);
    leave();
  }
});

it('A step back brings what its entry says, unless what is set was to be kept', () => {
  const own = store();
  const leave = own.subscribe(() => undefined);
  goTo(`${PATH}?q=uhud`);
  expect(own.get().word).toBe('uhud');
  own.keepOnReturn();
  goTo(`${PATH}?q=badr`);
  expect(own.get().word).toBe('uhud');
  own.write();
  expect(window.location.search).toBe('?q=uhud');
  goTo(`${PATH}?q=badr`);
  expect(own.get().word).toBe('badr');
  leave();
});

it('A state that the reading gives back is told to nobody', () => {
  const told = jest.fn();
  const leave = store({ parse: (_, state) => state }).subscribe(told);
  goTo(`${PATH}?q=uhud`);
  expect(told).not.toHaveBeenCalled();
  leave();
});

it('The entry keeps the state that the router gave it, unless the router is told', () => {
  for (const [tellsRouter, state] of [
    [false, { router: 1 }],
    [true, null],
  ] as const) {
    window.history.replaceState({ router: 1 }, '', `${PATH}?q=badr`);
    const own = store({ tellsRouter });
    const leave = own.subscribe(() => undefined);
    own.update(() => ({ word: 'uhud' }));
    own.write();
    expect(window.history.state).toEqual(state);
    leave();
  }
});
