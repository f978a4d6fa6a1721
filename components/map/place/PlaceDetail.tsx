import { DocumentList, type DatedLink } from '@/components/documents/DocumentList';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { CloseLink } from '@/components/map/place/CloseLink.client';
import { MapLink } from '@/components/map/place/MapLink';
import { PlaceCertainty } from '@/components/map/place/PlaceCertainty';
import { PlaceEpisodes } from '@/components/map/place/PlaceEpisodes';
import { PlaceFacts } from '@/components/map/place/PlaceFacts';
import { PlaceNeighbours } from '@/components/map/place/PlaceNeighbours.client';
import { PlacePicture } from '@/components/map/place/PlacePicture';
import { SourceList } from '@/components/site/SourceList';
import { focusTargetAttribute } from '@/components/ui/browser/focusTargets';
import type { DocumentLink } from '@/lib/documents/document';
import type { Episode } from '@/lib/episodes/episode';
import { aroundYear } from '@/lib/timeline/address';
import type { BattleNeighbours } from '@/lib/map/places/battleNeighbours';
import type { LinkedEvent } from '@/lib/map/places/linkedEvent';
import { placeKind, placeYear } from '@/lib/map/markers/labels';
import type { MapReference as MapLinkTarget, Place } from '@/lib/map/places/place';
import styles from './PlaceDetail.module.css';

type BattleLink = Pick<Place, 'id' | 'name' | 'year'>;

interface PlaceDetailProps {
  readonly place: Place;
  /** Name of the place's period. */
  readonly period: string;
  /** Address of the place's picture; null without one. */
  readonly picture: string | null;
  /** Episodes that name the place. */
  readonly episodes: readonly Episode[];
  /** Second of the first mention in each episode, by slug. */
  readonly narratedAt: ReadonlyMap<string, number>;
  /** Documents of the gallery from this place. */
  readonly documents: readonly DocumentLink[];
  /** Reconstructions of buildings at the place. */
  readonly reconstructions: readonly DatedLink[];
  /** Dated events by the sentences of the facts. */
  readonly events?: ReadonlyMap<string, LinkedEvent>;
  /** Link to the map that contains this map. */
  readonly wider?: MapLinkTarget | undefined;
  /** For a battle, the previous and the next one. */
  readonly neighbours?: BattleNeighbours<BattleLink> | null;
  /** Slot before the sources. */
  readonly children?: ReactNode;
}

const NO_EVENTS: ReadonlyMap<string, LinkedEvent> = new Map();

/** Renders everything known about a place. */
export function PlaceDetail(props: PlaceDetailProps) {
  const { place, period, picture, episodes, narratedAt, documents, wider, neighbours } = props;
  const { events = NO_EVENTS, reconstructions, children } = props;
  return (
    <article className={styles.root}>
      <div className={styles.bar}>
        <p className={styles.eyebrow}>{`${placeKind(place)} · ${placeYear(place.year)}`}</p>
        <CloseLink />
      </div>
      <header>
        <h2 className={styles.name} tabIndex={-1} {...focusTargetAttribute('place-heading')}>
          {place.name}
        </h2>
        <p className={styles.arabic} lang="ar" dir="rtl">
          {place.arabicName}
        </p>
      </header>
      {place.alternativeNames.length > 0 && (
        <p className={styles.quiet}>{`Autres noms : ${place.alternativeNames.join(', ')}`}</p>
      )}
      {place.typeNote && <p className={styles.quiet}>{place.typeNote}</p>}
      <PlacePicture name={place.name} src={picture} />
      {place.closeUp && <MapLink {...place.closeUp} />}
      {wider && <MapLink {...wider} />}
      <h3 className={styles.heading}>Période</h3>
      <p>{place.empire}</p>
      <p className={styles.quiet}>{period}</p>
      <h3 className={styles.heading}>Description</h3>
      <p>{place.description}</p>
      <h3 className={styles.heading}>Signification historique</h3>
      <p>{place.significance}</p>
      <h3 className={styles.heading}>Evénements clefs</h3>
      <PlaceFacts facts={place.facts} events={events} />
      {episodes.length > 0 && <PlaceEpisodes episodes={episodes} narratedAt={narratedAt} />}
      {documents.length > 0 && (
        <>
          <h3 className={styles.heading}>Documents</h3>
          <DocumentList documents={documents} />
        </>
      )}
      {reconstructions.length > 0 && (
        <>
          <h3 className={styles.heading}>Reconstitutions</h3>
          <DocumentList documents={reconstructions} />
        </>
      )}
      <PlaceCertainty certainty={place.certainty} />
      <p>
        <Link href={aroundYear(place.year)} prefetch={false}>
          Autour de cette année, sur la frise
        </Link>
      </p>
      {children}
      <h3 className={styles.heading}>Sources</h3>
      <SourceList sources={place.sources} />
      {neighbours && <PlaceNeighbours {...neighbours} />}
    </article>
  );
}
