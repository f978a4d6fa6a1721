import type { Metadata } from 'next';
import { placePath } from '@/components/map/mapPath';
import { PlaceDetail } from '@/components/map/PlaceDetail';
import { excerpt } from '@/lib/map/labels';
import { episodesAbout, loadMap, periodOf, pictureOfPlace, placeOf } from '@/lib/server/maps';

export const dynamicParams = false;

interface PlacePageProps {
  readonly params: Promise<{ id: string; lieu: string }>;
}

/** Longest description, in characters, that search engines show whole. */
const DESCRIPTION_LENGTH = 160;

export const generateStaticParams = ({
  params,
}: {
  readonly params: { readonly id: string };
}) => loadMap(params.id).record.places.map((place) => ({ lieu: place.id }));

export async function generateMetadata({ params }: PlacePageProps): Promise<Metadata> {
  const { id, lieu } = await params;
  const map = loadMap(id);
  const { name, description } = placeOf(map, lieu);
  return {
    title: `${name} – ${map.record.title}`,
    description: excerpt(description, DESCRIPTION_LENGTH),
    alternates: { canonical: placePath(id, lieu) },
  };
}

/** A map with one of its places open. */
export default async function PlacePage({ params }: PlacePageProps) {
  const { id, lieu } = await params;
  const map = loadMap(id);
  const place = placeOf(map, lieu);
  return (
    <PlaceDetail
      place={place}
      period={periodOf(map, place)}
      picture={pictureOfPlace(map, place)}
      episodes={episodesAbout(lieu)}
    />
  );
}
