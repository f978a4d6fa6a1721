import type { Drawing } from '@/lib/genealogy/layout/drawing';
import { CARD, MARGIN } from '@/lib/genealogy/layout/units';
import styles from './PrintedParts.module.css';

/** Id of the `<svg>` that the parts reference. */
export const PRINTED_ID = 'arbre-dessin';
/** Aspect ratio of a part: a sheet of A3 without its margins and its caption. */
const SHEET_RATIO = 1.55;

/** Renders the drawing for print, in parts of one sheet each, so that its smallest text stays legible. */
export function PrintedParts({
  drawing,
}: {
  readonly drawing: Pick<Drawing, 'width' | 'height'>;
}) {
  const width = drawing.width + 2 * MARGIN;
  const height = drawing.height + 2 * MARGIN;
  const partWidth = height * SHEET_RATIO;
  // Neighbouring parts overlap by a card at least.
  const count = Math.ceil((width - CARD.width) / (partWidth - CARD.width));
  if (count < 2) return null;
  return (
    <div className={styles.root} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.sheet}>
          <p className={styles.caption}>{`Partie ${index + 1} sur ${count}`}</p>
          <svg
            className={styles.part}
            viewBox={`${(index * (width - partWidth)) / (count - 1)} 0 ${partWidth} ${height}`}
          >
            <use href={`#${PRINTED_ID}`} width={width} height={height} />
          </svg>
        </div>
      ))}
    </div>
  );
}
