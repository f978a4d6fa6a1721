import { restUnwatched } from '@/components/home/hero/restUnwatched';

/** Reports an intersection as the element's IntersectionObserver. */
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

let stop: () => void;
beforeEach(() => (stop = restUnwatched(banner)));
afterEach(() => stop());

it('the animation of the banner pauses while it is out of view', () => {
  see(false);
  expect(isResting()).toBe(true);
  see(true);
  expect(isResting()).toBe(false);
});

it('the animation of the banner pauses after a minute without input, and continues at the first input', () => {
  see(true);
  jest.advanceTimersByTime(40_000);
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(59_000);
  expect(isResting()).toBe(false);
  jest.advanceTimersByTime(1000);
  expect(isResting()).toBe(true);
  window.dispatchEvent(new Event('keydown'));
  expect(isResting()).toBe(false);
  jest.advanceTimersByTime(60_000);
  expect(isResting()).toBe(true);
});

it('the animation of the banner has no effect once it is stopped', () => {
  see(true);
  stop();
  jest.advanceTimersByTime(120_000);
  expect(isResting()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});
