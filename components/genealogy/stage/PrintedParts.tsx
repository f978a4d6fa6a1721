import type { Drawing } from '@/lib/genealogy/layout/drawing';
import { CARD, MARGIN } from '@/lib/genealogy/layout/units';
import styles from './PrintedParts.module.css';

/** The drawing that the parts are cut from. */
export const PRINTED_ID = 'arbre-dessin';
/** How wide a part is for its height: as a sheet of A3 within its margins and under its caption. */
const SHEET = 1.55;

/** Renders the drawing for a printer, in parts that fill a sheet each, so that its smallest words can be read. */
export function PrintedParts({
  drawing,
}: {
  readonly drawing: Pick<Drawing, 'width' | 'height'>;
}) {
  const width = drawing.width + 2 * MARGIN;
  const height = drawing.height + 2 * MARGIN;
  const part = height * SHEET;
  // Each begins at least a card before the last one ends.
  const count = Math.ceil((width - CARD.width) / (part - CARD.width));
  if (count < 2) return null;
  return (
    <div className={styles.root} aria-hidden="true">
      {Array.from({ length: count }, (_, rank) => (
        <div key={rank} className={styles.sheet}>
          <p className={styles.caption}>{`Partie ${rank + 1} sur ${count}`}</p>
          <svg
            className={styles.part}
            viewBox={`${(rank * (width - part)) / (count - 1)} 0 ${part} ${height}`}
          >
            <use href={`#${PRINTED_ID}`} width={width} height={height} />
          </svg>
        </div>
      ))}
    </div>
  );
}
