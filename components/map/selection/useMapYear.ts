import type { ScreenMap } from '@/components/map/selection/screenMap';
import type { ScreenStore } from '@/components/map/selection/screenStore';
import { story } from '@/components/story/storyStore';
import { useShownYear } from '@/components/story/useShownYear';
import { clampYear } from '@/lib/map/places/timeline';

/**
 * Keeps the map's timeline on the one year that is shown. A year that the map has not is taken from the story alone,
 * which says so on the map: it stands in no address, and nothing writes the map's last year in its place.
 */
export function useMapYear(
  store: ScreenStore,
  { timeline }: Pick<ScreenMap, 'timeline'>,
): void {
  useShownYear({
    subscribe: store.subscribe,
    isOn: () => store.get().isTimeline,
    year: () => (store.get().isTimeline ? store.get().year : null),
    // The first year is not written in an address.
    isNamed: () => store.get().year !== timeline.from,
    show(year) {
      const isOutside = clampYear(year, timeline) !== year;
      if (isOutside && story.get().following !== 'on') return;
      store.update((state) => ({ ...state, year, isPlaying: false }));
    },
  });
}
