import { renderToStaticMarkup } from 'react-dom/server';
import { MapMarker } from '@/components/map/markers/MapMarker.client';
import type { MapPlace } from '@/lib/map/places/mapPlace';

/** Renders our own marker as markup, for libraries that take an element. */
export const markerMarkup = (place: MapPlace): string =>
  renderToStaticMarkup(
    <MapMarker place={place} ref={null} isSelected={false} isPulsing={false} isTabStop />,
  );
