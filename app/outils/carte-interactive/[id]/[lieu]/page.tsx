import type { Metadata } from 'next';
import { PlaceDetail } from '@/components/map/place/PlaceDetail';
import { PanelPage } from '@/components/map/place/PanelPage';
import { MarkPage } from '@/components/notebook/MarkPage';
import { Cite } from '@/components/site/Cite';
import { JsonLd } from '@/components/site/page/JsonLd';
import { placePath } from '@/lib/map/address';
import type { HistoricalMap } from '@/lib/map/historicalMap';
import { excerpt, nameOnMap } from '@/lib/map/markers/labels';
import { battleNeighbours } from '@/lib/map/places/battleNeighbours';
import type { Place } from '@/lib/map/places/place';
import { DESCRIPTION_LENGTH } from '@/lib/seo/description';
import { placeShareImage } from '@/lib/seo/shareImage';
import { episodesAbout, loadMap, placeOf } from '@/lib/server/content/maps';
import { passagesAt } from '@/lib/server/content/episodes/passages';
import { buildingsNaming } from '@/lib/server/content/buildings/buildings';
import { documentsOfPlace } from '@/lib/server/content/documents/documents';
import { eventsOfPlace } from '@/lib/server/content/placeEvents';
import { referenceOf } from '@/lib/server/content/notices/reference';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { placeGraph } from '@/lib/server/seo/place';

export const dynamicParams = false;

interface PlacePageProps {
  readonly params: Promise<{ id: string; lieu: string }>;
}

export const generateStaticParams = ({
  params,
}: {
  readonly params: { readonly id: string };
}) => loadMap(params.id).record.places.map((place) => ({ lieu: place.id }));

const placeReference = ({ id, record }: HistoricalMap, place: Place) =>
  referenceOf({ path: placePath(id, place.id), title: `${place.name} – ${record.title}` });

export async function generateMetadata({ params }: PlacePageProps): Promise<Metadata> {
  const { id, lieu } = await params;
  const map = loadMap(id);
  const place = placeOf(map, lieu);
  return pageMetadata({
    title: `${place.name} – ${map.record.title}`,
    description: excerpt(place.description, DESCRIPTION_LENGTH),
    path: placePath(id, lieu),
    reference: placeReference(map, place),
    image: placeShareImage(id, place),
  });
}

/** Selects the fields of a battle that a link needs, so that the page's data omit the rest of the place. */
const battleLink = (battle: Place | null) =>
  battle && { id: battle.id, name: nameOnMap(battle.name), year: battle.year };

function neighboursOf({ record }: HistoricalMap, id: string) {
  const { before, after } = battleNeighbours(record.places, id);
  return { before: battleLink(before), after: battleLink(after) };
}

/** Renders a map with one of its places open. */
export default async function PlacePage({ params }: PlacePageProps) {
  const { id, lieu } = await params;
  const map = loadMap(id);
  const place = placeOf(map, lieu);
  return (
    <PanelPage>
      <PlaceDetail
        place={place}
        period={place.periodName}
        picture={place.picture}
        episodes={episodesAbout(lieu)}
        narratedAt={passagesAt(lieu)}
        documents={documentsOfPlace(lieu)}
        reconstructions={buildingsNaming('places', lieu)}
        events={eventsOfPlace(place)}
        wider={map.record.wider}
        neighbours={place.type === 'battle' ? neighboursOf(map, lieu) : null}
      >
        <MarkPage kind="place" title={place.name} page={placePath(id, lieu)} />
      </PlaceDetail>
      <Cite reference={placeReference(map, place)} />
      <JsonLd data={placeGraph(map, place)} />
    </PanelPage>
  );
}
