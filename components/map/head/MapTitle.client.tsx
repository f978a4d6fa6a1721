'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { MapPlace } from '@/lib/map/places/mapPlace';

interface MapTitleProps {
  readonly title: string;
  readonly places: readonly MapPlace[];
}

/** Renders the name of the open place, or else the title of the map. */
export function MapTitle({ title, places }: MapTitleProps) {
  const open = useSelectedLayoutSegment();
  return <span>{places.find(({ id }) => id === open)?.name ?? title}</span>;
}
