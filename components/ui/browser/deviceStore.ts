import { deviceStorage } from '@/components/ui/browser/storage';
import { createStore, type ReadableStore } from '@/lib/store';

/** A value in the storage of this device. */
interface DeviceState<T> {
  readonly value: T;
  /** Whether the browser refuses to store the value, which then lasts as long as the page's scripts. */
  readonly isRefused: boolean;
}

/** A value that persists between visits, the same in all tabs. */
export interface DeviceStore<T> extends ReadableStore<DeviceState<T>> {
  /** State of the server's rendering, which has no storage. */
  readonly getInitial: () => DeviceState<T>;
  /** Returns the stored value without a subscription; where storage is refused, the value of the page. */
  readonly read: () => T;
  /** Replaces the latest value by the result of a function of that value. */
  readonly change: (change: (value: T) => T) => void;
}

interface DeviceStoreOptions<T> {
  /** Key of the storage. */
  readonly key: string;
  /** Decodes a stored text, null for none; never throws. */
  readonly decode: (text: string | null) => T;
  /** Serializes a value; null removes the entry. */
  readonly encode: (value: T) => string | null;
}

/** Creates a store that reads the storage at its first subscription, and again when another tab writes. */
export function createDeviceStore<T>({
  key,
  decode,
  encode,
}: DeviceStoreOptions<T>): DeviceStore<T> {
  const initial: DeviceState<T> = { value: decode(null), isRefused: false };
  const state = createStore(initial);
  let isListening = false;
  const read = (): T => decode(deviceStorage.read(key));
  const reread = (): void => state.set({ value: read(), isRefused: false });

  /** Returns the stored value, which another tab may have changed; where storage is refused, the page's value. */
  const readLatest = (): T => (state.get().isRefused ? state.get().value : read());

  return {
    read: readLatest,
    get: state.get,
    getInitial: () => initial,
    subscribe(listener) {
      if (!isListening) {
        isListening = true;
        reread();
        addEventListener('storage', (event) => {
          if (event.key === key || event.key === null) reread();
        });
      }
      return state.subscribe(listener);
    },
    change(derive) {
      const value = derive(readLatest());
      state.set({ value, isRefused: !deviceStorage.write(key, encode(value)) });
    },
  };
}
