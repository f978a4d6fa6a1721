import { createObservable, type WritableObservable } from '@/lib/store';
import type { TextStorage } from '@/lib/textStorage';

const OFF = 'non';

/** Creates a stored boolean that is true until it is switched off. */
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
