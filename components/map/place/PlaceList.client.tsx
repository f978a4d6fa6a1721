'use client';

import { useMapScreen } from '@/components/map/screen/MapScreenContext.client';
import { PlaceLink } from '@/components/map/place/PlaceLink.client';
import { SiteSearchLink } from '@/components/search/SiteSearchLink';
import { Icon } from '@/components/ui/Icon';
import { focusTargetAttribute } from '@/components/ui/browser/focusTargets';
import styles from './PlaceList.module.css';

/** Number of places above the folded ones. */
const PREVIEW_COUNT = 8;

/** Renders the places that pass the filters as links to their pages: the map's content as text. */
export function PlaceList() {
  const { places, search, clearFilters, closeList } = useMapScreen();
  const foldedPlaces = places.slice(PREVIEW_COUNT);
  return (
    <>
      <div className={styles.bar}>
        <h2 className={styles.title} tabIndex={-1} {...focusTargetAttribute('list-heading')}>
          Lieux historiques
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Fermer la liste"
          onClick={closeList}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul role="list">
        {places.slice(0, PREVIEW_COUNT).map((place) => (
          <li key={place.id}>
            <PlaceLink place={place} />
          </li>
        ))}
      </ul>
      {foldedPlaces.length > 0 && (
        <details className={styles.rest}>
          <summary
            className={styles.summary}
          >{`${foldedPlaces.length} lieux en plus ...`}</summary>
          <ul role="list">
            {foldedPlaces.map((place) => (
              <li key={place.id}>
                <PlaceLink place={place} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {places.length === 0 && (
        <p className={styles.empty}>
          Aucun lieu à montrer.
          <button type="button" className={styles.clear} onClick={clearFilters}>
            Effacer les filtres
          </button>
          <SiteSearchLink search={new URLSearchParams(search).get('q') ?? ''} />
        </p>
      )}
    </>
  );
}
