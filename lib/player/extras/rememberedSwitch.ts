import { createObservable, type WritableObservable } from '@/lib/player/base/observable';
import type { TextStorage } from '@/lib/textStorage';

const OFF = 'non';

/** A switch that is on until the listener turns it off, and then stays off from visit to visit. */
export function rememberedSwitch(
  key: string,
  storage: TextStorage,
): WritableObservable<boolean> {
  const value = createObservable(storage.read(key) !== OFF);
  return {
    ...value,
    set(on) {
      value.set(on);
      storage.write(key, on ? null : OFF);
    },
  };
}
