import { createAddressStore, type AddressStore } from '@/components/ui/browser/addressStore';
import { emptyQuery, formatMapQuery, parseMapQuery } from '@/lib/map/query';
import type { MapChoices, MapQuery } from '@/lib/map/query';
import type { MapView } from '@/lib/map/camera/framing';

/** What the reader has set on the map's screen. */
export interface ScreenState extends MapQuery {
  readonly isPlaying: boolean;
  /** False until the address was read: what is shown before is what the server sent. */
  readonly hasArrived: boolean;
}

export interface ScreenStore extends Omit<AddressStore<ScreenState>, 'note' | 'read'> {
  /** Notes where the map is. Nobody is told: `view` of the state stays the one of the arrival. */
  readonly noteView: (view: MapView) => void;
}

/** A store for the map whose pages begin with `path`. */
export function createScreenStore(path: string, choices: MapChoices): ScreenStore {
  let view: MapView | null = null;
  const { note, ...store } = createAddressStore<ScreenState>({
    path,
    hasPagesBelow: true,
    initial: { ...emptyQuery(choices), isPlaying: false, hasArrived: false },
    parse(query, { hasArrived, view: arrival }) {
      const asked = parseMapQuery(query, choices);
      if (!hasArrived) view = asked.view;
      return {
        ...asked,
        view: hasArrived ? arrival : view,
        isPlaying: false,
        hasArrived: true,
      };
    },
    format: (state) => formatMapQuery({ ...state, view }, choices),
  });
  return {
    ...store,
    noteView(seen) {
      view = seen;
      note((state) => state);
    },
  };
}
