import { createObservable, type WritableObservable } from '@/lib/store';
import type { TextStorage } from '@/lib/textStorage';

const OFF = 'non';

/** Creates a stored boolean, true by default. */
export function rememberedSwitch(
  key: string,
  storage: TextStorage,
): WritableObservable<boolean> {
  const value = createObservable(storage.read(key) !== OFF);
  return {
    ...value,
    set(isOn) {
      value.set(isOn);
      storage.write(key, isOn ? null : OFF);
    },
  };
}
