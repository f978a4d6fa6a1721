import { createMarkerOverlay } from '@/components/map/markers/markerOverlay';
import type { MapPlace } from '@/lib/map/places/mapPlace';

const IMAGE = { width: 1000, height: 1000 };
const STAGE = { width: 400, height: 400 };
beforeAll(() => {
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }) });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const PLACE: MapPlace = {
  id: 'petra',
  name: 'Pétra',
  type: 'city',
  year: 500,
  period: 'avant',
  coordinates: [90, 90],
  description: '',
};

it('a culled marker that is made focusable is culled again without a focus', () => {
  const places = [PLACE];
  const overlay = createMarkerOverlay(
    IMAGE,
    () => places,
    () => [],
    { onChange: () => undefined, isOpen: () => false },
  );
  const marker = document.createElement('button');
  marker.tabIndex = -1;
  overlay.refOf('petra')(marker);
  const viewport = { x: 0, y: 0, scale: 1 };
  overlay.layOut(viewport, STAGE);
  overlay.paintAtRest(viewport, STAGE);
  expect(marker.style.visibility).toBe('hidden');
  overlay.unhide('petra');
  expect(marker.style.visibility).toBe('visible');
  overlay.paintAtRest(viewport, STAGE);
  expect(marker.style.visibility).toBe('hidden');
});
