import type { ReactNode } from 'react';
import { MapHead } from '@/components/map/head/MapHead';
import { MapLegend } from '@/components/map/screen/MapLegend';
import { MapScreen } from '@/components/map/screen/MapScreen.client';
import { MapBreadcrumbs } from '@/components/map/head/MapBreadcrumbs.client';
import { EditorialNote } from '@/components/site/EditorialNote';
import { frameShift } from '@/lib/map/camera/frameShift';
import { toMapPlace } from '@/lib/map/manifest';
import { searchableNamesOf } from '@/lib/map/places/searched';
import { episodesAbout, loadMap, mapIds } from '@/lib/server/content/maps';
import { editorialOf } from '@/lib/server/content/notices/editorial';
import { breadcrumbsToMap } from '@/lib/site/breadcrumbs';

export const dynamicParams = false;

export const generateStaticParams = () => mapIds().map((id) => ({ id }));

interface MapLayoutProps {
  readonly params: Promise<{ id: string }>;
  readonly children: ReactNode;
}

/** Renders the map, which stays mounted while the pages of its panel change. */
export default async function MapLayout({ params, children }: MapLayoutProps) {
  const { id } = await params;
  const { path, record, places, extent, image, tiles, realms } = loadMap(id);
  const { title, description, periods, timeline, formerFrames = [] } = record;
  // Passes one array to the head and the map, so that the server's payload serialises it once.
  const mapPlaces = places.map((place) => ({
    ...toMapPlace(place, extent),
    ...searchableNamesOf(place),
    kind: place.kind,
    shore: place.shore,
    episodeCount: episodesAbout(place.id).length,
  }));
  return (
    <>
      <MapHead
        breadcrumbs={
          <MapBreadcrumbs
            mapId={id}
            breadcrumbsToMap={breadcrumbsToMap({ name: title, path })}
            places={mapPlaces}
          />
        }
        title={title}
        description={description}
        places={mapPlaces}
        periods={periods.length}
      />
      <MapScreen
        map={{
          id,
          title,
          image,
          tiles,
          realms,
          places: mapPlaces,
          periods,
          timeline,
          formerFrames: formerFrames.map((frame) => frameShift(frame, extent)),
        }}
        legend={<MapLegend />}
      >
        {children}
      </MapScreen>
      <EditorialNote editorial={editorialOf(record.editorial)} isAlone />
    </>
  );
}
