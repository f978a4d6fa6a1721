import type { DateGrade, Place } from '@/lib/map/places/place';
import detail from './PlaceDetail.module.css';
import styles from './PlaceCertainty.module.css';

type Certainty = Place['certainty'];

const DATE_LABELS = {
  établi: 'établie',
  'selon la tradition': 'selon la tradition',
  discuté: 'discutée',
  conventionnel: 'conventionnelle',
} as const satisfies Record<DateGrade, string>;

/** Renders the certainty of a place's position and date, with the reasons. */
export function PlaceCertainty({ certainty }: { readonly certainty: Certainty }) {
  const { place, placeNote, date, dateNote } = certainty;
  return (
    <>
      <h3 className={detail.heading}>Ce que l’on sait</h3>
      <dl className={styles.root}>
        <div>
          <dt className={styles.term}>Emplacement</dt>
          <dd className={styles.value}>{`certitude ${place}`}</dd>
          {placeNote && <dd className={styles.note}>{placeNote}</dd>}
        </div>
        <div>
          <dt className={styles.term}>Date</dt>
          <dd className={styles.value}>{DATE_LABELS[date]}</dd>
          {dateNote && <dd className={styles.note}>{dateNote}</dd>}
        </div>
      </dl>
    </>
  );
}
