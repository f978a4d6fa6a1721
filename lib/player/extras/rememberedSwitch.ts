import { createStore, type WritableStore } from '@/lib/store';
import type { TextStorage } from '@/lib/textStorage';

const OFF = 'non';

/** Creates a stored boolean, true by default. */
export function rememberedSwitch(key: string, storage: TextStorage): WritableStore<boolean> {
  const value = createStore(storage.read(key) !== OFF);
  return {
    ...value,
    set(isOn) {
      value.set(isOn);
      storage.write(key, isOn ? null : OFF);
    },
  };
}
