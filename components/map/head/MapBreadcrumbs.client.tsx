'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { Breadcrumbs } from '@/components/site/Breadcrumbs';
import { placePath } from '@/lib/map/address';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { Crumb } from '@/lib/site/breadcrumbs';

interface MapBreadcrumbsProps {
  readonly mapId: string;
  /** Breadcrumbs to the map, itself included. */
  readonly breadcrumbsToMap: readonly Crumb[];
  readonly places: readonly MapPlace[];
}

/** Renders the breadcrumbs to the map, or to its open place: the head stays mounted while places change. */
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
