import type { Metadata } from 'next';
import { MapLink } from '@/components/map/place/MapLink';
import { PlaceList } from '@/components/map/place/PlaceList.client';
import { PanelPage } from '@/components/map/place/PanelPage';
import { Cite } from '@/components/site/Cite';
import { JsonLd } from '@/components/site/page/JsonLd';
import { mapPath } from '@/lib/map/address';
import type { HistoricalMap } from '@/lib/map/historicalMap';
import { excerpt } from '@/lib/map/markers/labels';
import { mapShareImage } from '@/lib/seo/shareImage';
import { loadMap } from '@/lib/server/content/maps';
import { referenceOf } from '@/lib/server/content/notices/reference';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { mapGraph } from '@/lib/server/seo/map';
import { DESCRIPTION_LENGTH } from '@/lib/seo/description';

export const dynamicParams = false;

interface MapPageProps {
  readonly params: Promise<{ id: string }>;
}

const mapReference = ({ id, record: { title, editorial } }: HistoricalMap) =>
  referenceOf({ path: mapPath(id), title, editorial });

export async function generateMetadata({ params }: MapPageProps): Promise<Metadata> {
  const map = loadMap((await params).id);
  const { title, description } = map.record;
  return pageMetadata({
    title,
    description: excerpt(description, DESCRIPTION_LENGTH),
    path: mapPath(map.id),
    reference: mapReference(map),
    image: mapShareImage(map),
  });
}

/** Renders a map with the list of its places in the panel. */
export default async function MapPage({ params }: MapPageProps) {
  const map = loadMap((await params).id);
  const { wider } = map.record;
  return (
    <PanelPage>
      <PlaceList />
      {wider && <MapLink {...wider} />}
      <Cite reference={mapReference(map)} />
      <JsonLd data={mapGraph(map)} />
    </PanelPage>
  );
}
