'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { Breadcrumbs } from '@/components/site/Breadcrumbs';
import { mapPath, placePath } from '@/lib/map/address';
import type { MapPlace } from '@/lib/map/mapPlace';
import { trailToTool } from '@/lib/site/trail';

interface MapTrailProps {
  readonly mapId: string;
  readonly title: string;
  readonly places: readonly MapPlace[];
}

/** The way to a map, and to its place that is open: the head stays while places come and go. */
export function MapTrail({ mapId, title, places }: MapTrailProps) {
  const open = useSelectedLayoutSegment();
  const place = places.find(({ id }) => id === open);
  const map = { name: title, path: mapPath(mapId) };
  return (
    <Breadcrumbs
      trail={
        place
          ? trailToTool(map, { name: place.name, path: placePath(mapId, place.id) })
          : trailToTool(map)
      }
    />
  );
}
