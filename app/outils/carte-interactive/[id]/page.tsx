import type { Metadata } from 'next';
import { mapPath } from '@/components/map/mapPath';
import { PlaceList } from '@/components/map/PlaceList.client';
import { loadMap } from '@/lib/server/maps';

export const dynamicParams = false;

interface MapPageProps {
  readonly params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: MapPageProps): Promise<Metadata> {
  const { id } = await params;
  const { title, description } = loadMap(id).record;
  return { title, description, alternates: { canonical: mapPath(id) } };
}

/** A map with no place open: the panel shows the list. */
export default function MapPage() {
  return <PlaceList />;
}
