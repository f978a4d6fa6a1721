import type { DateGrade } from '@/lib/map/places/place';
import styles from './GradeSample.module.css';

/** Renders the fill of a grade on the building: full, pale, hatched or dotted. */
export function GradeSample({ grade }: { readonly grade: DateGrade }) {
  return <span className={styles.root} data-grade={grade} aria-hidden="true" />;
}
