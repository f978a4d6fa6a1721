import { useEffect, useEffectEvent } from 'react';
import { useStory } from '@/components/story/storyStore';
import { useShownYear } from '@/components/story/useShownYear';
import { useNarratedYears, type TellYears } from '@/components/story/useNarratedYears';
import type { AddressStore } from '@/components/ui/browser/addressStore';

/**
 * Keeps the year of a view whose address store has one on the year that is shown.
 * @param reveal brings a year that was chosen elsewhere into sight
 * @returns the years that its year stands for
 */
export function useAddressYear<Q extends { readonly year: number | null }>(
  { subscribe, get, update }: AddressStore<Q>,
  reveal: (year: number) => void,
): TellYears {
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
  const { following } = useStory();
  const showNarratedYear = useEffectEvent(() => {
    const narratedYear = year();
    if (narratedYear !== null) reveal(narratedYear);
  });
  // A hand may have moved the view away from a year that is told still.
  useEffect(() => {
    if (following === 'on') showNarratedYear();
  }, [following]);
  return useNarratedYears();
}
