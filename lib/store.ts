/** A value that can be read, with a subscription to its changes. */
export interface ReadableStore<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A readable store whose value can be replaced. */
export interface WritableStore<T> extends ReadableStore<T> {
  /** Replaces the value; subscribers are not notified of a value equal to the old one. */
  readonly set: (value: T) => void;
}

/**
 * Creates a store of one value.
 * @param areEqual compares the old and the new value; equal values notify no subscriber
 */
export function createStore<T>(
  initial: T,
  areEqual: (a: T, b: T) => boolean = Object.is,
): WritableStore<T> {
  const { emit, subscribe } = createEmitter<void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      if (areEqual(current, value)) return;
      current = value;
      emit();
    },
    subscribe,
  };
}

/** Tells whether two objects have the same keys with identical values (`Object.is`), one level deep. */
export function shallowEqual<T extends object>(a: T, b: T): boolean {
  const entriesOfA = Object.entries(a);
  const valuesOfB = new Map<string, unknown>(Object.entries(b));
  return (
    entriesOfA.length === valuesOfB.size &&
    entriesOfA.every(
      ([key, value]) => valuesOfB.has(key) && Object.is(value, valuesOfB.get(key)),
    )
  );
}

/** An emitter of events: `emit` calls the listeners subscribed at that moment, and stores nothing. */
export interface Emitter<T> {
  readonly emit: (event: T) => void;
  readonly subscribe: (listener: (event: T) => void) => () => void;
}

/** Creates an emitter without listeners. */
export function createEmitter<T>(): Emitter<T> {
  const listeners = new Set<(event: T) => void>();
  return {
    emit(event) {
      for (const listener of [...listeners]) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
