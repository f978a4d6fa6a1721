import type { ReactNode } from 'react';
import { MapHero } from '@/components/map/MapHero';
import { MapLegend } from '@/components/map/MapLegend';
import { MapScreen } from '@/components/map/MapScreen.client';
import { MapTrail } from '@/components/map/MapTrail.client';
import { toMapPlace } from '@/lib/map/manifest';
import { episodesAbout, loadMap, mapIds, tilesOf } from '@/lib/server/maps';

export const dynamicParams = false;

export const generateStaticParams = () => mapIds().map((id) => ({ id }));

interface MapLayoutProps {
  readonly params: Promise<{ id: string }>;
  readonly children: ReactNode;
}

/** The map stays here while its pages, in the panel, come and go. */
export default async function MapLayout({ params, children }: MapLayoutProps) {
  const { id } = await params;
  const { record, extent } = loadMap(id);
  const { title, description, periods, places, timeline } = record;
  // Given twice, sent once: the head and the map share the one list.
  const mapPlaces = places.map((place) => ({
    ...toMapPlace(place, extent),
    renown: episodesAbout(place.id).length,
  }));
  const image = { src: `/maps/${id}/map.jpg`, width: extent.width, height: extent.height };
  return (
    <>
      <MapHero
        trail={<MapTrail mapId={id} title={title} places={mapPlaces} />}
        title={title}
        description={description}
        places={places.length}
        periods={periods.length}
      />
      <MapScreen
        map={{
          id,
          title,
          image,
          tiles: tilesOf(id),
          places: mapPlaces,
          periods,
          timeline,
        }}
        legend={<MapLegend />}
      >
        {children}
      </MapScreen>
    </>
  );
}
