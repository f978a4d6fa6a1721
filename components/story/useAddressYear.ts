import { useShownYear } from '@/components/story/useShownYear';
import type { AddressStore } from '@/components/ui/browser/addressStore';

/**
 * Keeps the year of a view whose address store has one on the year that is shown.
 * @param reveal brings a year that was chosen elsewhere into sight
 */
export function useAddressYear<Q extends { readonly year: number | null }>(
  { subscribe, get, update }: AddressStore<Q>,
  reveal: (year: number) => void,
): void {
  const year = (): number | null => get().year;
  useShownYear({
    subscribe,
    isOn: () => true,
    year,
    isNamed: () => year() !== null,
    show(next) {
      update((state) => ({ ...state, year: next }));
      reveal(next);
    },
  });
}
