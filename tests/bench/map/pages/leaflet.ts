import 'leaflet/dist/leaflet.css';
import {
  CRS,
  divIcon,
  imageOverlay,
  latLng,
  latLngBounds,
  map as createMap,
  marker,
} from 'leaflet';
import { MAP_BOUNDS } from '@/lib/map/camera/framing';
import { offerBench } from '@/tests/bench/map/pages/bench';
import { markerMarkup } from '@/tests/bench/map/pages/marker';

/** Pixels of wheel per doubling of the scale: Leaflet's formula, solved for a factor of about 1.1 per 100 px. */
const WHEEL_PIXELS = 525;

offerBench((stage, { image, places, view }) => {
  // In CRS.Simple one unit is one image pixel at zoom 0, and latitude grows upwards.
  const latLngAt = (x: number, y: number) =>
    latLng((-y / 100) * image.height, (x / 100) * image.width);
  const bounds = latLngBounds(latLngAt(0, 100), latLngAt(100, 0));
  const map = createMap(stage, {
    crs: CRS.Simple,
    minZoom: Math.log2(MAP_BOUNDS.min),
    maxZoom: Math.log2(MAP_BOUNDS.max),
    zoomSnap: 0,
    wheelPxPerZoomLevel: WHEEL_PIXELS,
    maxBounds: bounds,
    maxBoundsViscosity: 1,
    doubleClickZoom: false,
    attributionControl: false,
  });
  map.setView(latLngAt(view.x, view.y), Math.log2(view.scale));
  imageOverlay(image.src, bounds).addTo(map);
  for (const place of places) {
    const icon = divIcon({ html: markerMarkup(place), className: '', iconSize: [0, 0] });
    marker(latLngAt(...place.coordinates), { icon, keyboard: false }).addTo(map);
  }
  return () => map.remove();
});
