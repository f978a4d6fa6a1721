'use client';

import type { MapPlace } from '@/lib/map/places/mapPlace';
import { nameOnMap } from '@/lib/map/markers/labels';
import { spreadApart } from '@/lib/map/markers/spreadApart';
import styles from './PrintedPlaces.module.css';

/** Width of the printed map in pixels, about that of a sheet; the height follows from the image. */
const WIDTH = 700;
/** Least distance between two numbers, in pixels. */
const MIN_DISTANCE = 17;

interface PrintedPlacesProps {
  readonly places: readonly MapPlace[];
  readonly selectedId: string | null;
  readonly image: { readonly width: number; readonly height: number };
}

/** Renders the places on a printed map: numbered as in the list below, or the open one by its name. */
export function PrintedPlaces({ places, selectedId, image }: PrintedPlacesProps) {
  const height = (WIDTH * image.height) / image.width;
  const printedPlaces =
    selectedId === null ? places : places.filter(({ id }) => id === selectedId);
  const points = spreadApart(
    printedPlaces.map(({ coordinates: [x, y] }) => ({
      x: (x / 100) * WIDTH,
      y: (y / 100) * height,
    })),
    MIN_DISTANCE,
  );
  return (
    <ol role="list" className={styles.root} aria-hidden="true">
      {printedPlaces.map(({ id, name, type }, index) => (
        <li
          key={id}
          className={styles.place}
          data-type={type}
          style={{
            left: `${((points[index]?.x ?? 0) / WIDTH) * 100}%`,
            top: `${((points[index]?.y ?? 0) / height) * 100}%`,
          }}
        >
          {selectedId === null ? index + 1 : nameOnMap(name)}
        </li>
      ))}
    </ol>
  );
}
