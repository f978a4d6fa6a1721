/** Something that happens, without a value that stays. */
export interface Signal<T> {
  readonly emit: (event: T) => void;
  readonly subscribe: (listener: (event: T) => void) => () => void;
}

export function createSignal<T>(): Signal<T> {
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
