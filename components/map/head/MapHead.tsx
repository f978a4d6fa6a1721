import type { ReactElement } from 'react';
import { MapTitle } from '@/components/map/head/MapTitle.client';
import { ShortHead } from '@/components/site/ShortHead';
import { FALLBACK_DESCRIPTION, FALLBACK_TITLE } from '@/lib/map/markers/labels';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import styles from './MapHead.module.css';

interface MapHeadProps {
  /** Slot of the breadcrumbs to the open page. */
  readonly breadcrumbs: ReactElement;
  /** Empty when the map cannot be loaded, as is the description. */
  readonly title: string;
  readonly description: string;
  readonly places: readonly MapPlace[];
  readonly periods: number;
}

/**
 * Renders the head of a map's page: the open place's name or the map's title, and counters of places, periods and years.
 */
export function MapHead({ breadcrumbs, title, description, places, periods }: MapHeadProps) {
  return (
    <div className={styles.root}>
      <ShortHead
        breadcrumbs={breadcrumbs}
        title={<MapTitle title={title || FALLBACK_TITLE} places={places} />}
        counters={[
          { value: String(places.length), label: 'lieux' },
          { value: String(periods), label: 'périodes' },
          { value: '1300+', label: 'années d’histoire' },
        ]}
      >
        <p>{description || FALLBACK_DESCRIPTION}</p>
      </ShortHead>
    </div>
  );
}
