import { useEffect, useEffectEvent } from 'react';
import { useStory } from '@/components/story/storyStore';
import { useShownYear } from '@/components/story/useShownYear';
import { useNarratedYears, type YearsOf } from '@/components/story/useNarratedYears';
import type { AddressStore } from '@/components/ui/browser/addressStore';

/**
 * Binds the year of a view's address store to the shown year, in both directions.
 * @param reveal scrolls a year chosen elsewhere into view
 * @returns a function that formats the narrated years of the view's year
 */
export function useAddressYear<Q extends { readonly year: number | null }>(
  { subscribe, get, update }: AddressStore<Q>,
  reveal: (year: number) => void,
): YearsOf {
  const year = (): number | null => get().year;
  useShownYear({
    subscribe,
    showsYears: () => true,
    year,
    hasAddressYear: () => year() !== null,
    show(newYear) {
      update((state) => ({ ...state, year: newYear }));
      reveal(newYear);
    },
  });
  const { following } = useStory();
  const revealYear = useEffectEvent(() => {
    const narratedYear = year();
    if (narratedYear !== null) reveal(narratedYear);
  });
  // When following resumes, undo the scroll of the gesture that had suspended it.
  useEffect(() => {
    if (following === 'on') revealYear();
  }, [following]);
  return useNarratedYears();
}
