import { pauseUnwatched } from '@/components/home/hero/pauseUnwatched';

/** Reports an intersection as the element's IntersectionObserver. */
let setIntersecting: (isIntersecting: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      setIntersecting = (isIntersecting) => {
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
const isPaused = () => banner.hasAttribute('data-paused');

let stop: () => void;
beforeEach(() => (stop = pauseUnwatched(banner)));
afterEach(() => stop());

it('the animation of the banner pauses while the banner is outside the viewport', () => {
  setIntersecting(false);
  expect(isPaused()).toBe(true);
  setIntersecting(true);
  expect(isPaused()).toBe(false);
});

it('the animation of the banner pauses after a minute without input, and continues at the first input', () => {
  setIntersecting(true);
  jest.advanceTimersByTime(40_000);
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(59_000);
  expect(isPaused()).toBe(false);
  jest.advanceTimersByTime(1000);
  expect(isPaused()).toBe(true);
  window.dispatchEvent(new Event('keydown'));
  expect(isPaused()).toBe(false);
  jest.advanceTimersByTime(60_000);
  expect(isPaused()).toBe(true);
});

it('the function that pauseUnwatched returns ends the observation, without a timer left', () => {
  setIntersecting(true);
  stop();
  jest.advanceTimersByTime(120_000);
  expect(isPaused()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});
