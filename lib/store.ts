/** A readable value that notifies its subscribers of changes. */
export interface ReadableStore<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface WritableStore<T> extends ReadableStore<T> {
  /** Replaces the value; subscribers are not notified of a value equal to the old one. */
  readonly set: (value: T) => void;
}

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

/** Tells whether two flat records hold the same values under the same keys. */
export function shallowEqual<T extends object>(a: T, b: T): boolean {
  const fieldsOfA = Object.entries(a);
  const fieldsOfB = new Map<string, unknown>(Object.entries(b));
  return (
    fieldsOfA.length === fieldsOfB.size &&
    fieldsOfA.every(
      ([key, value]) => fieldsOfB.has(key) && Object.is(value, fieldsOfB.get(key)),
    )
  );
}

/** An event without a lasting value. */
export interface Emitter<T> {
  readonly emit: (event: T) => void;
  readonly subscribe: (listener: (event: T) => void) => () => void;
}

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
