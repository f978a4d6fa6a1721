'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { Breadcrumbs } from '@/components/site/Breadcrumbs';
import { placePath } from '@/lib/map/address';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { Crumb } from '@/lib/site/breadcrumbs';

interface MapBreadcrumbsProps {
  readonly mapId: string;
  /** The way to the map, itself included. */
  readonly breadcrumbsToMap: readonly Crumb[];
  readonly places: readonly MapPlace[];
}

/** The way to a map, and to its place that is open: the head stays while places come and go. */
export function MapBreadcrumbs({ mapId, breadcrumbsToMap, places }: MapBreadcrumbsProps) {
  const open = useSelectedLayoutSegment();
  const place = places.find(({ id }) => id === open);
  return (
    <Breadcrumbs
      look="short"
      breadcrumbs={
        place
          ? [...breadcrumbsToMap, { name: place.name, path: placePath(mapId, place.id) }]
          : breadcrumbsToMap
      }
    />
  );
}
