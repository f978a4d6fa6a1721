import { createAddressStore, type AddressStore } from '@/components/ui/browser/addressStore';
import { emptyQuery, formatMapQuery, parseMapQuery } from '@/lib/map/query';
import type { MapChoices, MapQuery } from '@/lib/map/query';
import type { MapView } from '@/lib/map/camera/framing';

/** Settings of the map's screen. */
export interface ScreenState extends MapQuery {
  readonly isPlaying: boolean;
  /** False until the address is read; the server's state is shown before. */
  readonly hasArrived: boolean;
}

export interface ScreenStore extends Omit<AddressStore<ScreenState>, 'note' | 'read'> {
  /** Writes the map's view to the address without notifying listeners: `view` in the state stays the one on arrival. */
  readonly noteView: (view: MapView) => void;
}

/** Creates the store of a map whose pages begin with `path`. */
export function createScreenStore(path: string, choices: MapChoices): ScreenStore {
  let view: MapView | null = null;
  const { note, ...store } = createAddressStore<ScreenState>({
    path,
    hasPagesBelow: true,
    initial: { ...emptyQuery(choices), isPlaying: false, hasArrived: false },
    parse(query, { hasArrived, view: arrival }) {
      const mapQuery = parseMapQuery(query, choices);
      if (!hasArrived) view = mapQuery.view;
      return {
        ...mapQuery,
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
