'use client';

import Link from 'next/link';
import { useMapScreen } from '@/components/map/screen/MapScreenContext.client';
import { placePath } from '@/lib/map/address';
import styles from './PlaceNeighbours.module.css';

interface Neighbour {
  readonly id: string;
  readonly name: string;
  readonly year: number;
}

interface PlaceNeighboursProps {
  readonly before: Neighbour | null;
  readonly after: Neighbour | null;
}

/** Renders links to the previous and next battle, which open on the current map. */
export function PlaceNeighbours({ before, after }: PlaceNeighboursProps) {
  const { mapId, search, open } = useMapScreen();
  const neighbours = [
    { title: 'Juste avant', battle: before },
    { title: 'Juste après', battle: after },
  ];
  return (
    <nav className={styles.root} aria-label="Bataille avant et après">
      {neighbours.map(
        ({ title, battle }) =>
          battle && (
            <p key={title}>
              <span className={styles.title}>{title}</span>
              <Link
                className={styles.link}
                href={`${placePath(mapId, battle.id)}${search}`}
                prefetch={false}
                onNavigate={(event) => {
                  event.preventDefault();
                  open(battle.id, 'map');
                }}
              >
                <span>{battle.name}</span>
                <span className={styles.year}>{battle.year}</span>
              </Link>
            </p>
          ),
      )}
    </nav>
  );
}
