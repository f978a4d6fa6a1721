/** @jest-environment node */
import { createStore, createEmitter, shallowEqual } from '@/lib/store';

describe('an observable', () => {
  it('returns its value, and notifies its listeners of a new one', () => {
    const year = createStore(609);
    const listener = jest.fn();
    year.subscribe(listener);
    year.set(610);
    expect(year.get()).toBe(610);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps its value without a notification when the new value is equal', () => {
    const initialValue = { year: 609 };
    const observable = createStore(initialValue, shallowEqual);
    const listener = jest.fn();
    observable.subscribe(listener);
    observable.set({ year: 609 });
    expect(observable.get()).toBe(initialValue);
    expect(listener).not.toHaveBeenCalled();
  });

  it('does not notify an unsubscribed listener, even during a notification', () => {
    const observable = createStore(0);
    const listener = jest.fn(() => unsubscribe());
    const unsubscribe = observable.subscribe(listener);
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
])('the fields of %j and %j are the same: %p', (left, right, areSame) => {
  expect(shallowEqual<object>(left, right)).toBe(areSame);
});

it('a signal notifies its listeners until they unsubscribe', () => {
  const signal = createEmitter<string>();
  const events: string[] = [];
  const unsubscribe = signal.subscribe((event) => events.push(event));
  signal.emit('pause');
  unsubscribe();
  signal.emit('resume');
  expect(events).toEqual(['pause']);
});
