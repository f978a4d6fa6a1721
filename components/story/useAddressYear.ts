import { useEffect, useEffectEvent } from 'react';
import { useStory } from '@/components/story/storyStore';
import { useShownYear } from '@/components/story/useShownYear';
import { useNarratedYears, type YearsOf } from '@/components/story/useNarratedYears';
import type { AddressStore } from '@/components/ui/browser/addressStore';

/**
 * Binds the year of a view's address store to the shown year, in both directions.
 * @param reveal scrolls a year chosen outside the view into sight
 * @returns a function that formats the narrated years of the view's year
 */
export function useAddressYear<Query extends { readonly year: number | null }>(
  { subscribe, get, update }: AddressStore<Query>,
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
  const revealViewYear = useEffectEvent(() => {
    const viewYear = year();
    if (viewYear !== null) reveal(viewYear);
  });
  // Undoes, when following resumes, the scroll of the gesture that suspended the following.
  useEffect(() => {
    if (following === 'on') revealViewYear();
  }, [following]);
  return useNarratedYears();
}
