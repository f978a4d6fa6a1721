import { restUnwatched } from '@/components/home/hero/restUnwatched';

/** The observer that the element is given to; the test says what it sees. */
let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      see = (isIntersecting) => {
        const entry = { isIntersecting } as IntersectionObserverEntry;
        callback([entry], this as unknown as IntersectionObserver);
      };
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => jest.useRealTimers());

const banner = document.createElement('section');
const isResting = () => banner.hasAttribute('data-resting');

it('rests while it is out of sight', () => {
  const stop = restUnwatched(banner);
  see(false);
  expect(isResting()).toBe(true);
  see(true);
  expect(isResting()).toBe(false);
  stop();
});

it('rests after a minute without a touch, and wakes at the first one', () => {
  const stop = restUnwatched(banner);
  see(true);
  jest.advanceTimersByTime(59_000);
  expect(isResting()).toBe(false);
  jest.advanceTimersByTime(1000);
  expect(isResting()).toBe(true);
  window.dispatchEvent(new Event('keydown'));
  expect(isResting()).toBe(false);
  jest.advanceTimersByTime(60_000);
  expect(isResting()).toBe(true);
  stop();
});

it('a touch counts from its own time', () => {
  const stop = restUnwatched(banner);
  see(true);
  jest.advanceTimersByTime(40_000);
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(59_000);
  expect(isResting()).toBe(false);
  jest.advanceTimersByTime(1000);
  expect(isResting()).toBe(true);
  stop();
});

it('does nothing once it is stopped', () => {
  const stop = restUnwatched(banner);
  see(true);
  stop();
  jest.advanceTimersByTime(120_000);
  expect(isResting()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});
