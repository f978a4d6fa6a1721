import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapScreen } from '@/components/map/screen/MapScreen.client';
import { PlaceList } from '@/components/map/place/PlaceList.client';
import type { ScreenMap } from '@/components/map/selection/screenMap';
import { shownYear } from '@/components/story/shownYear';
import { PlayerContext } from '@/components/player/PlayerContext.client';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import { setUpPlayer } from '@/tests/unit/lib/player/setUp';

const place = (
  id: string,
  name: string,
  year: number,
  changes: Partial<MapPlace>,
): MapPlace => ({
  id,
  name,
  year,
  type: 'city',
  period: 'revelation',
  coordinates: [50, 50],
  description: `Ce que l’on sait de ${name}.`,
  ...changes,
});

/** A map of ten places: two more than the list shows at first. */
export const arabia: ScreenMap = {
  id: 'arabie',
  title: 'L’Arabie',
  image: { src: '/maps/arabie/map.jpg', width: 1500, height: 1611 },
  tiles: null,
  realms: null,
  periods: [
    { id: 'revelation', name: 'Les premières révélations' },
    { id: 'guerres', name: 'Les guerres' },
  ],
  timeline: { from: 609, to: 630 },
  places: [
    place('la-mecque', 'La Mecque', 613, {}),
    place('taif', 'Tâ’if', 619, {}),
    place('medine', 'Médine', 622, {}),
    place('quba', 'Qubâ’', 622, { type: 'mosque' }),
    place('aksoum', 'Aksoum', 615, { type: 'empire_capital' }),
    place('badr', 'Badr', 624, { type: 'battle', period: 'guerres' }),
    place('uhud', 'Uhud', 625, { type: 'battle', period: 'guerres' }),
    place('khaybar', 'Khaybar', 628, { type: 'battle', period: 'guerres' }),
    place('muta', 'Mu’ta', 629, { type: 'battle', period: 'guerres' }),
    place('tabuk', 'Tabûk', 630, { type: 'city', period: 'guerres' }),
  ],
};

/** Creates a window with a controllable size, which answers the screen's two media queries. */
function setUpWindow(width: number, height: number) {
  const listeners = new Set<() => void>();
  let currentWidth = width;
  const mediaQueries = new Map([
    ['(width < 768px)', () => currentWidth < 768],
    ['(width < 768px) or (height < 500px)', () => currentWidth < 768 || height < 500],
  ]);
  window.matchMedia = (query) => ({
    media: query,
    get matches() {
      return mediaQueries.get(query)?.() ?? false;
    },
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: (_: string, listener: unknown) => {
      if (typeof listener === 'function') listeners.add(() => listener());
    },
    removeEventListener: () => listeners.clear(),
    dispatchEvent: () => true,
  });
  return {
    resize(newWidth: number): void {
      currentWidth = newWidth;
      act(() => listeners.forEach((listener) => listener()));
    },
  };
}

/** Renders the map's screen with the list in its panel, at an address. */
export function renderMap({ width = 1280, height = 900, query = '' } = {}) {
  const fakeWindow = setUpWindow(width, height);
  // A new document has no shown year.
  act(() => shownYear.set(null));
  window.history.replaceState(null, '', `/outils/carte-interactive/arabie${query}`);
  const { player } = setUpPlayer();
  const tree = () => (
    <PlayerContext value={player}>
      <MapScreen map={arabia} legend={<p>La légende</p>}>
        <PlaceList />
      </MapScreen>
    </PlayerContext>
  );
  const view = render(tree());
  return {
    ...fakeWindow,
    ...view,
    /** Renders again after a change of the address. */
    rerenderAtAddress: () => view.rerender(tree()),
    user: userEvent.setup({ advanceTimers: (delay) => void jest.advanceTimersByTime(delay) }),
  };
}
