import { createObservable, type WritableObservable } from '@/lib/player/base/observable';

const OFF = 'non';

/** Opens the browser's storage; throws where it is blocked. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A switch that is on until the listener turns it off, and then stays off from visit to visit. */
export function rememberedSwitch(key: string, open: OpenStorage): WritableObservable<boolean> {
  const value = createObservable(isOn(key, open));
  return {
    ...value,
    set(on) {
      value.set(on);
      try {
        if (on) open().removeItem(key);
        else open().setItem(key, OFF);
      } catch {
        // Blocked or full: the choice lasts as long as the page.
      }
    },
  };
}

function isOn(key: string, open: OpenStorage): boolean {
  try {
    return open().getItem(key) !== OFF;
  } catch {
    return true;
  }
}
