import { createAddressStore } from '@/components/ui/browser/addressStore';

const store = () =>
  createAddressStore({
    path: '/outils/frise',
    initial: { word: '' },
    parse: (query) => ({ word: new URLSearchParams(query).get('q') ?? '' }),
    format: ({ word }) => (word === '' ? '' : `q=${word}`),
  });

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/outils/frise?q=badr');
});

afterEach(() => jest.useRealTimers());

test('The address is read on arrival, and not before', () => {
  const own = store();
  expect(own.get()).toEqual({ word: '' });
  const leave = own.subscribe(() => undefined);
  expect(own.get()).toEqual({ word: 'badr' });
  leave();
});

test('Two hundred changes are told at once and written once a second at most', () => {
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

test('What is only noted is written, and nobody is told', () => {
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

test('Another page keeps its own query', () => {
  const own = store();
  const leave = own.subscribe(() => undefined);
  own.update(() => ({ word: 'uhud' }));
  window.history.replaceState(null, '', '/about?q=x');
  jest.advanceTimersByTime(2000);
  expect(window.location.search).toBe('?q=x');
  leave();
});
