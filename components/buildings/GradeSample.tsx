import type { DateGrade } from '@/lib/map/places/place';
import styles from './GradeSample.module.css';

/** Draws how a grade looks on the building: full, washed, hatched, dotted. */
export function GradeSample({ grade }: { readonly grade: DateGrade }) {
  return <span className={styles.root} data-grade={grade} aria-hidden="true" />;
}
