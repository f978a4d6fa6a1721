import type { Place } from '@/lib/map/place';
import detail from './PlaceDetail.module.css';
import styles from './PlaceSources.module.css';

/** Where what is said of a place comes from. */
export function PlaceSources({ sources }: Pick<Place, 'sources'>) {
  return (
    <>
      <h3 className={detail.heading}>Sources</h3>
      <ul className={styles.root}>
        {sources.map(({ author, title, year, note }) => (
          <li key={`${author} ${title}`}>
            {author}, <cite>{title}</cite>
            {year && `, ${year}`}
            {note && ` (${note})`}
          </li>
        ))}
      </ul>
    </>
  );
}
