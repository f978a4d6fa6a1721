'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { MapPlace } from '@/lib/map/places/mapPlace';

interface MapTitleProps {
  /** The map's. */
  readonly title: string;
  readonly places: readonly MapPlace[];
}

/** The title of a map's page: its place that is open, else the map. */
export function MapTitle({ title, places }: MapTitleProps) {
  const open = useSelectedLayoutSegment();
  return <span>{places.find(({ id }) => id === open)?.name ?? title}</span>;
}
