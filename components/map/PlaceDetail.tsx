import { CloseLink } from '@/components/map/CloseLink.client';
import { PlaceCertainty } from '@/components/map/PlaceCertainty';
import { PlaceEpisodes } from '@/components/map/PlaceEpisodes';
import { PlacePicture } from '@/components/map/PlacePicture';
import { SourceList } from '@/components/site/SourceList';
import type { Episode } from '@/lib/episodes/episode';
import { placeTypeLabel, placeYear } from '@/lib/map/labels';
import type { Place } from '@/lib/map/place';
import styles from './PlaceDetail.module.css';

interface PlaceDetailProps {
  readonly place: Place;
  /** Name of the place's period. */
  readonly period: string;
  /** Address of its picture; null when it was not drawn. */
  readonly picture: string | null;
  /** Those that name it. */
  readonly episodes: readonly Episode[];
}

/** Everything that is known of a place of the map. */
export function PlaceDetail({ place, period, picture, episodes }: PlaceDetailProps) {
  return (
    <article className={styles.root}>
      <CloseLink />
      <header>
        <p className={styles.eyebrow}>
          {placeTypeLabel(place.type)} · {placeYear(place.year)}
        </p>
        <h2 className={styles.name} tabIndex={-1} data-place-heading>
          {place.name}
        </h2>
        <p className={styles.arabic} lang="ar" dir="rtl">
          {place.arabicName}
        </p>
      </header>
      {place.alternativeNames.length > 0 && (
        <p className={styles.quiet}>Autres noms : {place.alternativeNames.join(', ')}</p>
      )}
      {place.typeNote && <p className={styles.quiet}>{place.typeNote}</p>}
      <PlacePicture name={place.name} src={picture} />
      <h3 className={styles.heading}>Période</h3>
      <p>{place.empire}</p>
      <p className={styles.quiet}>{period}</p>
      <h3 className={styles.heading}>Description</h3>
      <p>{place.description}</p>
      <h3 className={styles.heading}>Signification historique</h3>
      <p>{place.significance}</p>
      <h3 className={styles.heading}>Evénements clefs</h3>
      <ul className={styles.facts}>
        {place.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {episodes.length > 0 && <PlaceEpisodes episodes={episodes} />}
      <PlaceCertainty certainty={place.certainty} />
      <h3 className={styles.heading}>Sources</h3>
      <SourceList sources={place.sources} />
    </article>
  );
}
