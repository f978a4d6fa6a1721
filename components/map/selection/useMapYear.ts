import type { ScreenMap } from '@/components/map/selection/screenMap';
import type { ScreenStore } from '@/components/map/selection/screenStore';
import { story } from '@/components/story/storyStore';
import { useShownYear } from '@/components/story/useShownYear';
import { clampYear } from '@/lib/map/places/timeline';

/**
 * Binds the map's timeline to the shown year. A year outside the map's range is accepted from the story only, with a
 * note on the map: the address does not keep it, and the map's last year is not written instead.
 */
export function useMapYear(
  store: ScreenStore,
  { timeline }: Pick<ScreenMap, 'timeline'>,
): void {
  useShownYear({
    subscribe: store.subscribe,
    showsYears: () => store.get().isTimeline,
    year: () => (store.get().isTimeline ? store.get().year : null),
    // The first year is omitted from the address.
    hasAddressYear: () => store.get().year !== timeline.from,
    show(year) {
      const isOutside = clampYear(year, timeline) !== year;
      if (isOutside && story.get().following !== 'on') return;
      store.update((state) => ({ ...state, year, isPlaying: false }));
    },
  });
}
