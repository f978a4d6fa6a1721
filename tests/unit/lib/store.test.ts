/** @jest-environment node */
import { createObservable, createSignal, sameFields } from '@/lib/store';

describe('an observable', () => {
  it('returns its value and notifies of a new one', () => {
    const year = createObservable(609);
    const listener = jest.fn();
    year.subscribe(listener);
    year.set(610);
    expect(year.get()).toBe(610);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps the same value without notifying, when the new one is equal', () => {
    const first = { year: 609 };
    const observable = createObservable(first, sameFields);
    const listener = jest.fn();
    observable.subscribe(listener);
    observable.set({ year: 609 });
    expect(observable.get()).toBe(first);
    expect(listener).not.toHaveBeenCalled();
  });

  it('does not notify an unsubscribed listener, even during a notification', () => {
    const observable = createObservable(0);
    const listener = jest.fn(() => stop());
    const stop = observable.subscribe(listener);
    observable.set(1);
    observable.set(2);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

it.each([
  [{ a: 1 }, { a: 1 }, true],
  [{ a: Number.NaN }, { a: Number.NaN }, true],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: undefined }, { a: 1, c: undefined }, false],
  [{}, {}, true],
])('the fields of %j and %j are the same: %p', (left, right, same) => {
  expect(sameFields<object>(left, right)).toBe(same);
});

it('a signal notifies every listener, and none that has unsubscribed', () => {
  const signal = createSignal<string>();
  const heard: string[] = [];
  const stop = signal.subscribe((event) => heard.push(event));
  signal.emit('pause');
  stop();
  signal.emit('resume');
  expect(heard).toEqual(['pause']);
});
